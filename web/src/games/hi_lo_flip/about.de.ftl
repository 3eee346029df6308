about-hi_lo_flip = Höher oder niedriger? Spiel, wie der Chip es sagt, und kassiere, wenn andere nicht folgen können.
