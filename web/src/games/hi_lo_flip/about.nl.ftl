about-hi_lo_flip = Hoger of lager? De chip beslist. Pak wat een ander niet kan volgen.
