about-uno_flip = Volg kleur of teken, tot iemand alle kaarten omdraait.
