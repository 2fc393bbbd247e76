"""Slide: two oil cans and a bottle in golden light."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import labels
import materials as m
from film import shoot
from outlines import box_outline, fillet
from shapes import cut, group, lathe, move, ring_of, slab, soften
from studio import HERO_SIZE, camera, open_studio, rest_on_floor, softbox

CAN_LINE = [(-0.80, 0), (0.80, 0), (0.80, 1.62), (0.64, 1.98), (0.1, 2.0), (-0.5, 2.06), (-0.80, 1.72)]
GRIP = [(-0.56, 1.38), (-0.12, 1.56), (-0.16, 1.80), (-0.44, 1.85), (-0.60, 1.66)]
BOTTLE_LINE = [(-0.40, 0), (0.40, 0), (0.40, 1.12), (0.2, 1.5), (-0.2, 1.5), (-0.40, 1.12)]
GOLD = (1.0, 0.56, 0.13)


def moulded(line, depth, shell, corner, hole=None):
    """A blown plastic body: outline in XZ, soft edges all round."""
    body = slab("body", fillet(line, corner, 8), -depth / 2, depth / 2, shell, 0)
    if hole:
        cut(body, [slab("grip", fillet(hole, 0.12, 6), -depth, depth, shell, 0)])
    soften(body, 0.075, 5)
    return move(body, rx=90)


def cap(radius, height, material):
    body = lathe("cap", [(0.001, 0), (radius, 0), (radius, height), (0.001, height)], material, 0.025, 96)
    rib = slab("rib", box_outline(0.014, 0.012), 0.03, height - 0.04, material, 0.003)
    rib.location.x = radius
    collar = lathe("collar", [(radius * 0.8, -0.1), (radius * 1.08, -0.1), (radius * 1.08, -0.02), (radius * 0.8, -0.02)], material, 0.012, 96)
    return group("cap", [body, collar] + ring_of(rib, 44))


def neck(radius, low, high, material):
    return lathe("neck", [(0.001, low), (radius, low), (radius, high), (0.001, high)], material, 0.01, 64)


def oil_can(shell, lid, grade, **print_colours):
    depth = 0.86
    label = labels.flat("label", 1.16, 1.3, labels.oil_label(grade, **print_colours))
    parts = [moulded(CAN_LINE, depth, shell, 0.14, GRIP), move(label, 0.06, -depth / 2 - 0.002, 0.76)]
    top = [neck(0.19, 1.85, 2.12, shell), move(cap(0.22, 0.24, lid), 0, 0, 2.12)]
    for part in top:
        part.location.x = 0.42
    return group("oil can", parts + top)


def oil_bottle(shell, lid, grade):
    depth = 0.5
    label = labels.flat("label", 0.62, 0.775, labels.oil_label(grade, labels.PAPER, labels.BLACK, "1 L"))
    parts = [moulded(BOTTLE_LINE, depth, shell, 0.12), move(label, 0, -depth / 2 - 0.002, 0.56)]
    return group("oil bottle", parts + [neck(0.13, 1.4, 1.62, shell), move(cap(0.16, 0.2, lid), 0, 0, 1.62)])


def main():
    open_studio(HERO_SIZE, dark=True)
    softbox((-3.5, -6.0, 4.0), (0, 0, 1.0), (1.5, 4), 260, (1, 0.9, 0.78))
    softbox((0.3, 9.0, 7.0), (0.3, 14, 2.5), (2.5, 2), 1700, GOLD)
    softbox((3.6, 2.6, 2.8), (0.5, 0, 1.0), (0.8, 3.5), 200, GOLD)
    black, red = m.plastic((0.014, 0.014, 0.015), 0.3), m.plastic((0.42, 0.008, 0.012), 0.3)
    gold = m.plastic((0.62, 0.3, 0.035), 0.28)
    rest_on_floor(move(oil_can(black, red, "5W-30"), -0.35, 0, 0, rz=-12))
    rest_on_floor(move(oil_can(red, black, "10W-40"), 0.72, 1.2, 0, rz=-22))
    rest_on_floor(move(oil_bottle(gold, black, "0W-20"), 0.88, -0.5, 0, rz=8))
    camera((0.24, 0, 1.15), 18.6, rise=9, shift_x=-0.21)
    shoot("hero-oils")


if __name__ == "__main__":
    main()
