reason-hi-lo-flip-last = Je laatste kaart: je neemt { $a ->
    [one] { $a } punt
   *[other] { $a } punten
  } en { $b } extra.
reason-hi-lo-flip-follow = { $a } van { $b } ongeziene kaarten kunnen hem volgen; de stapel telt dan { $c }.
reason-hi-lo-flip-skip = De volgende speler pakt en slaat een beurt over.
reason-hi-lo-flip-again = Je speelt nog een keer.
