"""Values of rule options, which may be numbers or texts of digits."""


class BadSeats(ValueError):
    pass


class BadRules(ValueError):
    pass


def number(value, low, high):
    """A whole number, or digits as text."""
    if isinstance(value, bool):
        raise BadRules(value)
    if isinstance(value, str):
        if not (value.isascii() and value.isdigit()):
            raise BadRules(value)
        value = int(value)
    if not isinstance(value, int) or not low <= value <= high:
        raise BadRules(value)
    return value
