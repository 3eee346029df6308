about-hi_lo_flip = Higher or lower? The chip decides; collect what others cannot follow.
