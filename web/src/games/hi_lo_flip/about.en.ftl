about-hi_lo_flip = Higher or lower? Play as the chip says, and collect what others cannot follow.
