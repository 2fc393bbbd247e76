"""Slide: brake disc with a red caliper on a dark floor."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy

import labels
import materials as m
from brake_disc_and_pads import HALF, build_disc, build_pad
from film import shoot
from outlines import circle, fillet, sector
from shapes import group, lathe, move, slab
from studio import HERO_SIZE, camera, open_studio, rest_on_floor, softbox

REACH = 0.5
INNER, OUTER, SADDLE = 0.92, 1.53, 1.45
CHEEK = (0.2, 0.5)


def lettering(text, size, material):
    curve = bpy.data.curves.new("lettering", "FONT")
    curve.body, curve.size, curve.extrude = text, size, 0.004
    curve.align_x = curve.align_y = "CENTER"
    curve.font = bpy.data.fonts.load(labels.FONTS[0])
    curve.materials.append(material)
    obj = bpy.data.objects.new("lettering", curve)
    bpy.context.collection.objects.link(obj)
    return obj


def caliper():
    """Two cheeks over the disc, joined by bridges outside its rim."""
    red, bright = m.paint(), m.steel((0.5, 0.5, 0.5), 0.22)
    cheek = fillet(sector(INNER, OUTER, REACH), 0.13, 6)
    parts = [slab("cheek", cheek, *CHEEK, red, 0.055), slab("cheek", cheek, -CHEEK[1], -CHEEK[0], red, 0.055)]
    rail = fillet(sector(SADDLE, OUTER + 0.05, REACH * 0.9), 0.03)
    parts += [slab("rail", rail, *span, red, 0.025) for span in ((0.17, 0.43), (-0.43, -0.17))]
    for turn in (-0.36, 0, 0.36):
        bridge = slab("bridge", fillet(sector(SADDLE + 0.01, OUTER + 0.035, 0.085, 12), 0.02), -0.3, 0.3, red, 0.012)
        bridge.rotation_euler.z = turn
        parts.append(bridge)
    for side in (-1, 1):
        a = side * REACH * 0.5
        boss = lathe("piston boss", [(0.001, 0.4), (0.2, 0.4), (0.2, 0.53), (0.17, 0.55), (0.001, 0.55)], red, 0.03, 64)
        parts.append(move(boss, 1.12 * math.sin(a), 1.12 * math.cos(a)))
    for far, turn in ((1.36, -REACH * 0.86), (1.36, REACH * 0.86), (0.995, 0)):
        bolt = slab("bolt", circle(0.052, 6), 0.48, 0.56, bright, 0.01)
        parts.append(move(bolt, far * math.sin(turn), far * math.cos(turn)))
    parts.append(move(lettering(labels.SHOP, 0.15, m.paint((0.85, 0.84, 0.8), 0.4)), 0, 1.405, 0.502))
    front, back = build_pad(), build_pad()
    move(front, 0, 1.14, HALF + 0.18, ry=180)
    move(back, 0, 1.14, -HALF - 0.18)
    return group("caliper", parts + [front, back])


def main():
    open_studio(HERO_SIZE, dark=True)
    softbox((-1.2, -5.0, 5.0), (0, 0, 1.5), (0.7, 5), 150, (1, 0.97, 0.94))
    softbox((0.2, 9.0, 7.0), (0.2, 14, 2.5), (2.5, 2), 650, (1, 0.3, 0.24))
    softbox((-8.0, -5.4, 2.4), (0, 0, 1.4), (1.0, 5), 130)
    brake = caliper()
    brake.rotation_euler.z = math.radians(-62)
    rest_on_floor(move(group("brake", [build_disc(), brake]), 0, 0, 0, rx=86, rz=-28))
    camera((0.12, 0, 1.42), 19.0, rise=7, shift_x=-0.215)
    shoot("hero-brakes")


if __name__ == "__main__":
    main()
