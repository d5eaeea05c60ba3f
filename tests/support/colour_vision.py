"""How far apart colours are to the eye, for people who see all of them and for those who do not.

Colours are compared in CAM02-UCS (Luo, Cui and Li 2006), in an average surround on a grey of 20 %,
where a distance of 1 is just seen in colours side by side. Missing cones are simulated as by
Machado, Oliveira and Fernandes (2009), at full severity.

>>> round(distance("#000000", "#ffffff"))
100
"""

import math
from collections.abc import Iterable, Sequence
from itertools import combinations

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

NORMAL: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
# For linear sRGB.
KINDS: dict[str, Matrix] = {
    "normal": NORMAL,
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
CAT02: Matrix = (
    (0.7328, 0.4296, -0.1624),
    (-0.7036, 1.6975, 0.0061),
    (0.0030, 0.0136, 0.9834),
)
CAT02_BACK: Matrix = (
    (1.096124, -0.278869, 0.182745),
    (0.454369, 0.473533, 0.072098),
    (-0.009628, -0.005698, 1.015326),
)
CONES: Matrix = (
    (0.38971, 0.68898, -0.07868),
    (-0.22981, 1.18340, 0.04641),
    (0.0, 0.0, 1.0),
)
WHITE: Triple = (95.047, 100.0, 108.883)
LIGHT, GROUND = 64 / math.pi / 5, 20.0  # cd/m², and the luminance behind the colours
FULL, IMPACT, INDUCTION = 1.0, 0.69, 1.0  # an average surround


def times(matrix: Matrix, values: Triple) -> Triple:
    one, two, three = (sum(a * b for a, b in zip(row, values, strict=True)) for row in matrix)
    return one, two, three


def linear(colour: str) -> Triple:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return _linear(red), _linear(green), _linear(blue)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def appearance(colour: str, kind: str = "normal") -> Triple:
    """Lightness and the two opponent colours, in which distances are straight lines."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in times(KINDS[kind], linear(colour)))
    seen = times(TO_XYZ, (100 * red, 100 * green, 100 * blue))

    k = 1 / (5 * LIGHT + 1)
    fl = 0.2 * k**4 * 5 * LIGHT + 0.1 * (1 - k**4) ** 2 * (5 * LIGHT) ** (1 / 3)
    n = GROUND / WHITE[1]
    around = 0.725 * (1 / n) ** 0.2
    z = 1.48 + math.sqrt(n)
    degree = FULL * (1 - math.exp((-LIGHT - 42) / 92) / 3.6)
    white = times(CAT02, WHITE)

    def answered(xyz: Triple) -> Triple:
        adapted = [
            (WHITE[1] * degree / w + 1 - degree) * part
            for part, w in zip(times(CAT02, xyz), white, strict=True)
        ]
        cones = times(CONES, times(CAT02_BACK, (adapted[0], adapted[1], adapted[2])))
        packed = [_packed(cone, fl) for cone in cones]
        return packed[0], packed[1], packed[2]

    r, g, b = answered(seen)
    rw, gw, bw = answered(WHITE)
    a = r - 12 * g / 11 + b / 11
    bb = (r + g - 2 * b) / 9
    hue = math.atan2(bb, a)
    eccentric = (math.cos(hue + 2) + 3.8) / 4
    brightness = (2 * r + g + b / 20 - 0.305) * around
    brightest = (2 * rw + gw + bw / 20 - 0.305) * around
    lightness = 100 * (brightness / brightest) ** (IMPACT * z)
    t = (50000 / 13 * INDUCTION * around * eccentric * math.hypot(a, bb)) / (r + g + 21 * b / 20)
    chroma = t**0.9 * math.sqrt(lightness / 100) * (1.64 - 0.29**n) ** 0.73
    colourful = chroma * fl**0.25

    even = 1.7 * lightness / (1 + 0.007 * lightness)
    radius = math.log(1 + 0.0228 * colourful) / 0.0228
    return even, radius * math.cos(hue), radius * math.sin(hue)


def _packed(cone: float, fl: float) -> float:
    share = (fl * abs(cone) / 100) ** 0.42
    return math.copysign(400 * share / (27.13 + share), cone) + 0.1


def distance(one: str, other: str, kind: str = "normal") -> float:
    return math.dist(appearance(one, kind), appearance(other, kind))


def smallest(colours: Iterable[str], kind: str = "normal") -> float:
    """The distance of the two colours that are nearest to each other."""
    return min(distance(one, other, kind) for one, other in combinations(colours, 2))


def smallest_of_all(colours: Sequence[str]) -> dict[str, float]:
    return {kind: smallest(colours, kind) for kind in KINDS}
