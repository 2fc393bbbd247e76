"""A drilled, ventilated brake disc with two pads."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import materials as m
from film import shoot
from outlines import circle, fillet, sector
from shapes import cut, group, lathe, move, ring_of, slab
from studio import camera, open_studio, rest_on_floor

RIM, FACE_IN, BORE = 1.40, 0.86, 0.32
HALF, GAP = 0.135, 0.05
VANES, DRILL_ARMS = 46, 12
BOLTS, BOLT_CIRCLE = 5, 0.56
PAD_ANGLE = math.radians(27)


def drills():
    """Through holes on curved arms, with a countersink on both faces."""
    found = []
    edge, wide = 0.042, 0.056
    for arm in range(DRILL_ARMS):
        for row in range(4):
            at = 2 * math.pi * (arm + row * 0.21) / DRILL_ARMS
            far = 0.955 + 0.115 * row
            profile = [(0, -0.3), (wide + 0.05, -0.3), (wide, -HALF), (edge, -HALF + 0.014), (edge, HALF - 0.014), (wide, HALF), (wide + 0.05, 0.3), (0, 0.3)]
            hole = lathe("drill", profile, m.steel(), radius=0, segments=20)
            hole.location = (far * math.cos(at), far * math.sin(at), 0)
            found.append(hole)
    return found


def disc_plates(face):
    profile = [(FACE_IN, GAP), (RIM, GAP), (RIM, HALF), (FACE_IN, HALF)]
    front = lathe("front plate", profile, face, 0.014, 192)
    back = lathe("back plate", [(r, -z) for r, z in profile], face, 0.014, 192)
    return [cut(front, drills()), cut(back, drills())]


def disc_hat(coat):
    profile = [(BORE, 0.38), (BORE, 0.46), (0.70, 0.46), (0.78, 0.40), (0.785, 0.125), (0.875, 0.105), (0.875, -0.03), (0.72, -0.03), (0.70, 0.38)]
    hat = lathe("hat", profile, coat, 0.025, 192)
    bolt_holes = [slab("hole", circle(0.068, 32, BOLT_CIRCLE), 0.2, 0.6, coat, 0) for _ in range(1)]
    holes = ring_of(bolt_holes[0], BOLTS, 0.3)
    holes += ring_of(slab("screw hole", circle(0.035, 24, BOLT_CIRCLE), 0.2, 0.6, coat, 0), 2, 0.3 + math.pi / BOLTS)
    return cut(hat, holes)


def build_disc():
    face, coat = m.turned_steel(), m.coated_iron()
    vane = slab("vane", sector(FACE_IN + 0.02, RIM - 0.025, 0.016, 4), -GAP - 0.01, GAP + 0.01, m.cast_iron(), 0)
    ledge = lathe("hub ledge", [(BORE + 0.002, 0.455), (BORE + 0.002, 0.464), (0.44, 0.464), (0.44, 0.455)], m.turned_steel(), 0.003)
    return group("disc", disc_plates(face) + [disc_hat(coat), ledge] + ring_of(vane, VANES))


def build_pad():
    """A pad lying on its back plate, lining up, centred on the origin."""
    plate_line = sector(0.93, 1.36, PAD_ANGLE)
    ears = [(-0.56, 1.0), (0.56, 1.0)]
    plate = slab("back plate", fillet(plate_line, 0.06, closed=True), 0, 0.06, m.paint((0.014, 0.014, 0.015), 0.45), 0.012)
    parts = [plate]
    for x, y in ears:
        lug = slab("lug", fillet([(-0.1, -0.07), (0.1, -0.07), (0.1, 0.07), (-0.1, 0.07)], 0.03), 0, 0.06, plate.data.materials[0], 0.012)
        lug.location = (x, y + 0.06, 0)
        parts.append(lug)
    stuff = m.lining()
    for side in (-1, 1):
        block = slab("lining", fillet(sector(0.965, 1.325, PAD_ANGLE * 0.44, 12), 0.03), 0.058, 0.175, stuff, 0.03)
        block.rotation_euler.z = side * PAD_ANGLE * 0.47
        parts.append(block)
    handle = group("pad", parts)
    for part in parts:
        part.location.y -= 1.14
        if part.rotation_euler.z:
            part.location = (0, -1.14, 0)
    return handle


def main():
    open_studio()
    disc = move(build_disc(), 0.0, 0.55, 0, rx=78, rz=-24)
    rest_on_floor(disc)
    rest_on_floor(move(build_pad(), 0.62, -0.95, 0, rz=14))
    rest_on_floor(move(build_pad(), 1.36, -0.05, 0, rx=70, rz=-24))
    camera((0.3, 0, 1.2), 11.3, rise=17)
    shoot("brake-disc-and-pads")


if __name__ == "__main__":
    main()
