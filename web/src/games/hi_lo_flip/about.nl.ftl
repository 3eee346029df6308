about-hi_lo_flip = Hoger of lager? Speel zoals de chip zegt, en pak wat anderen niet kunnen volgen.
