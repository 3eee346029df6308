about-hi_lo_flip = Höher oder niedriger? Der Chip entscheidet. Kassiere, wenn niemand folgt.
