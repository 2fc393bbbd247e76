"""A car headlamp: clear cover, stepped bezel, two projectors, a reflector bowl, a light guide.

Built lying on its back: X to the right, Y up, Z towards the viewer. Depths count from the edge of the cover, which
sweeps back towards both ends as the body of a car does.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import materials as m
from film import shoot
from outlines import circle, fillet, inset
from shapes import cut, group, lathe, loft, move, slab, soften, tube
from studio import camera, open_studio, rest_on_floor

CORNERS = [(-2.0, 0.02), (-1.98, 0.42), (-1.2, 0.68), (0.0, 1.0), (1.1, 1.24), (1.84, 1.36), (1.94, 0.9), (1.7, 0.2), (1.2, -0.1), (0.3, -0.06), (-1.0, 0.0)]
EDGE = fillet(CORNERS[::-1], 9, 20)
MIDDLE = (0.3, 0.55)
FLOOR = -0.46
TILT = 2.4  # degrees that bring both ends of the lower edge down to the floor
DOME = [0.985, 0.96, 0.92, 0.86, 0.78, 0.68, 0.56, 0.42, 0.26, 0.1, 0.002]
BLADES = [0.28, 0.37, 0.46, 0.55, 0.64, 0.73]
PROJECTORS = [(-0.14, 0.49, 0.245), (0.84, 0.58, 0.3)]
BOWL = (-0.92, 0.37, 0.205)
EARS = [(-1.72, 0.56, 118), (0.2, 1.1, 102), (1.8, 1.18, 38)]
LED_WHITE, AMBER = (0.85, 0.94, 1.0), (0.7, 0.17, 0.008)


def box(left, right, low, high):
    return [(left, low), (right, low), (right, high), (left, high)]


def swept(x, y, z):
    """A point of the lamp; what lies near the cover follows the sweep of its edge."""
    back = 0.11 * max(0, x - 0.1) ** 2 + 0.03 * max(0, -0.6 - x) ** 2
    return (x, y, z - back * max(0, 1 + z / 0.75))


def ring(depth, z):
    return [swept(x, y, z) for x, y in inset(EDGE, depth)]


def crown(depth, z, size, rise):
    """A ring of the domed front."""
    around = [(MIDDLE[0] + (x - MIDDLE[0]) * size, MIDDLE[1] + (y - MIDDLE[1]) * size) for x, y in inset(EDGE, depth)]
    return [swept(x, y, z + rise * (1 - size ** 2.2)) for x, y in around]


def cover(thickness, sizes, material):
    """A surface of the clear cover: skirt, shoulder, and of the domed front what lies outside the last size."""
    turn = [(math.radians(a), 0.07) for a in range(0, 91, 15)]
    rings = [ring(thickness, -0.14)] + [ring(thickness + r * (1 - math.cos(a)), r * math.sin(a) - 0.05) for a, r in turn]
    return loft("cover", rings + [crown(thickness + 0.07, 0.02 - thickness, size, 0.2) for size in sizes], material)


def housing(satin):
    rim = [(-0.002, -0.10), (-0.012, -0.085), (-0.034, -0.085), (-0.042, -0.094), (-0.042, -0.17), (-0.034, -0.18), (-0.02, -0.185)]
    cup = [(-0.012, -0.2), (0.0, -0.4), (0.05, -0.66), (0.09, -0.7)]
    shell = loft("housing", [ring(*p) for p in rim + cup] + [crown(0.09, -0.7, s, 0) for s in (0.9, 0.5, 0.002)], satin)
    caps = [lathe("bulb cap", [(0.001, -0.95), (0.26, -0.95), (0.3, -0.7), (0.001, -0.7)], satin, 0.03) for _ in PROJECTORS]
    for cap, (x, y, _) in zip(caps, PROJECTORS):
        cap.location = (x, y, 0)
    return [shell] + caps


def ear(x, y, turn, satin):
    """A mounting ear with its bush and a stiffening rim."""
    line = fillet([(-0.08, -0.24), (0.04, -0.13), (0.25, -0.13), (0.25, 0.13), (0.04, 0.13), (-0.08, 0.24)], 0.13, 8)
    plate = slab("ear", line, -0.25, -0.19, satin, 0)
    cut(plate, [slab("bolt hole", circle(0.056, 40, 0.12), -1, 1, satin, 0)])
    soften(plate, 0.012)
    wall = slab("rim", line, -0.28, -0.165, satin, 0)
    cut(wall, [slab("inside", inset(line, 0.03), -1, 1, satin, 0)])
    bush = lathe("bush", [(0.042, -0.265), (0.064, -0.265), (0.064, -0.178), (0.042, -0.178)], m.steel((0.36, 0.36, 0.36), 0.3), 0.006, 48)
    bush.location.x = 0.12
    return move(group("ear", [plate, wall, bush]), *swept(x, y, 0), rz=turn)


def bezel(satin, gloss, trim, dark):
    """The mask inside: a lip, a step that carries the light guide, a deep wall, a floor with openings."""
    lip = [(0.03, -0.13), (0.034, -0.05), (0.05, -0.045), (0.075, -0.06), (0.085, -0.2)]
    step = [(0.085, -0.2), (0.16, -0.215)]
    wall = [(0.16, -0.215), (0.165, -0.225), (0.19, FLOOR - 0.06)]
    floor = slab("floor", inset(EDGE, 0.17), FLOOR - 0.04, FLOOR, gloss, 0)
    blades = [slab("blade", box(-1.5 + max(0, 3.2 * (y - 0.42)), 0.84, y, y + 0.022), FLOOR - 0.02, FLOOR + 0.05, dark, 0) for y in BLADES]
    holes = [(x, y, r * 1.33) for x, y, r in PROJECTORS] + [(BOWL[0], BOWL[1], BOWL[2] * 1.04)]
    for plate in [floor, *blades]:
        cut(plate, [slab("opening", circle(r, 96, x, y), -1, 1, satin, 0) for x, y, r in holes])
    parts = [loft(name, [ring(*p) for p in profile], material) for name, profile, material in (("lip", lip, satin), ("step", step, gloss), ("wall", wall, gloss))]
    line = ring(0.163, -0.212)
    return parts + blades + [floor, tube("trim", line + line[:1], 0.009, trim)]


def projector(x, y, r, trim, dark, core):
    """A lens before a lit bowl, in a stepped dish. The shield makes the low beam's edge; the lens turns it upside down."""
    dish = [(r * 1.36, FLOOR - 0.01), (r * 1.36, FLOOR + 0.012), (r * 1.31, FLOOR + 0.014), (r * 1.28, FLOOR - 0.05), (r * 1.22, FLOOR - 0.06), (r * 1.19, FLOOR - 0.12), (r * 1.13, FLOOR - 0.13), (r * 1.08, FLOOR - 0.2), (r, FLOOR - 0.2)]
    barrel = [(r * 0.98, FLOOR - 0.2), (r * 1.08, FLOOR - 0.2), (r * 1.08, -0.33), (r * 0.98, -0.33)]
    holder = [(r * 0.93, -0.35), (r * 1.11, -0.35), (r * 1.12, -0.325), (r * 1.02, -0.285), (r * 0.945, -0.3)]
    lens = [(0.001, -0.34), (r * 0.96, -0.34), (r * 0.96, -0.31)] + [(r * 0.93 * math.cos(a) + 0.001, -0.3 + r * 0.62 * math.sin(a)) for a in (math.pi / 2 * i / 24 for i in range(25))]
    bowl = [(r * 0.96, -0.36), (r * 0.9, -0.5), (r * 0.7, -0.66), (r * 0.4, -0.76), (0.001, -0.8)]
    shield = slab("shield", [(-r, -r), (r, -r), (r, -0.03), (0.15 * r, -0.03), (-0.05 * r, 0.06 * r), (-r, 0.06 * r)], -0.56, -0.55, m.plastic((0.01, 0.01, 0.011), 0.5), 0)
    parts = [
        lathe("dish", dish, dark, 0.008, closed=False),
        lathe("barrel", barrel, m.plastic((0.012, 0.012, 0.013), 0.35), 0.004),
        lathe("holder", holder, trim, 0.008),
        lathe("lens", lens, m.coated_glass(), 0),
        lathe("bowl", bowl, m.glow((0.55, 0.72, 1.0), 0.05 * core), 0, closed=False),
        lathe("emitter", [(0.001, -0.74), (r * 0.42, -0.74), (r * 0.42, -0.73), (0.001, -0.73)], m.glow(LED_WHITE, core), 0),
        lathe("flare", [(r * 0.84, -0.4), (r * 0.93, -0.4), (r * 0.93, -0.39), (r * 0.84, -0.39)], m.glow((0.66, 0.8, 1.0), 0.08 * core), 0),
        shield,
    ]
    return move(group("projector", parts), x, y, 0)


def reflector(x, y, r, chrome, trim):
    """A faceted bowl with a capped bulb."""
    bowl = [(r * 1.0, FLOOR + 0.005), (r * 0.9, FLOOR - 0.08), (r * 0.7, FLOOR - 0.17), (r * 0.42, FLOOR - 0.23), (0.002, FLOOR - 0.25)]
    parts = [
        lathe("facets", bowl, chrome, 0, 10, closed=False),
        lathe("frame", [(r * 0.97, FLOOR - 0.02), (r * 1.08, FLOOR - 0.02), (r * 1.08, FLOOR + 0.016), (r * 0.99, FLOOR + 0.014)], trim, 0.006),
        lathe("bulb", [(0.001, FLOOR - 0.25), (r * 0.2, FLOOR - 0.25), (r * 0.2, FLOOR - 0.06), (r * 0.12, FLOOR - 0.03), (0.001, FLOOR - 0.03)], trim, 0.01, 48),
    ]
    return move(group("reflector", parts), x, y, 0)


def light_guide(strength):
    """The lit rod on the step, from the inner end along the bottom and up the outer end."""
    path = [swept(x, y, -0.185) for x, y in inset(EDGE, 0.122)]
    first = min(range(len(path)), key=lambda i: path[i][0])
    last = max(range(len(path)), key=lambda i: path[i][0] + path[i][1])
    start = first + 14  # past the round of the inner end
    end = last if last > start else last + len(path)
    return tube("guide", (path + path)[start:end + 1], 0.024, m.frosted_glow(LED_WHITE, strength))


def indicator(amber):
    """Upright amber flutes on the floor."""
    lines = [box(1.29 + 0.042 * i, 1.327 + 0.042 * i, 0.45 + 0.03 * i, 0.97) for i in range(7)]
    return [slab("flute", line, FLOOR - 0.03, FLOOR + 0.06, amber, 0.012) for line in lines]


def build_headlamp(strip_light=1.1, core_light=2.5):
    satin, gloss = m.plastic((0.013, 0.013, 0.014), 0.42), m.plastic((0.006, 0.006, 0.007), 0.1)
    trim, chrome, dark = m.steel((0.6, 0.605, 0.62), 0.34), m.steel((0.72, 0.73, 0.75), 0.13), m.steel((0.3, 0.303, 0.312), 0.36)
    parts = housing(m.plastic((0.014, 0.014, 0.015), 0.55)) + bezel(satin, gloss, trim, dark)
    parts += [projector(x, y, r, trim, dark, core_light) for x, y, r in PROJECTORS]
    parts += [reflector(*BOWL, chrome, trim), light_guide(strip_light)]
    parts += indicator(m.amber_plastic(AMBER))
    parts += [ear(x, y, turn, satin) for x, y, turn in EARS]
    clear = m.clear_sheet()
    parts += [cover(0.0, DOME, clear), cover(0.03, DOME[:2], clear)]
    return group("headlamp", parts)


def main():
    open_studio()
    rest_on_floor(move(build_headlamp(), 0, 0.2, 0, rx=84, ry=-TILT, rz=-16))
    camera((0.1, 0, 0.8), 10.4, rise=15)
    shoot("headlamp")


if __name__ == "__main__":
    main()
