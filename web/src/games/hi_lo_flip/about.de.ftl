about-hi_lo_flip = Höher oder niedriger? Der Chip entscheidet. Kassiere, wenn ein anderer nicht folgen kann.
