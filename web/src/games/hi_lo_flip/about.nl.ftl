about-hi_lo_flip = Hoger of lager? De chip beslist. Pak wat niemand kan volgen.
