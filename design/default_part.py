"""The picture for a part without one: two plain ball bearings."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bmesh

import materials as m
from film import shoot
from shapes import add_mesh, group, lathe, move, ring_of
from studio import camera, open_studio, rest_on_floor

BORE, OUTER, HALF_WIDTH = 0.50, 1.10, 0.24
PITCH, BALL = 0.80, 0.155
BALLS = 11


def race(name, radius, wall, material):
    """A ring with a ball groove; wall is signed, towards the free side."""
    free = radius + wall
    groove = [(free - math.copysign(0.05 * math.cos(a), wall), 0.11 * math.sin(a)) for a in (-1.5, -0.9, -0.3, 0.3, 0.9, 1.5)]
    profile = [(radius, -HALF_WIDTH), (free, -HALF_WIDTH)] + groove + [(free, HALF_WIDTH), (radius, HALF_WIDTH)]
    return lathe(name, profile, material, 0.022, 192)


def ball(material):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=64, v_segments=32, radius=BALL)
    made = add_mesh("ball", bm, material)
    made.location.x = PITCH
    return made


def cage(material):
    """Two pressed bands that wave round the balls."""
    wall, steps = 0.012, 440
    bm = bmesh.new()
    for side in (-1, 1):
        rings = []
        for i in range(steps):
            a = 2 * math.pi * i / steps
            off = (math.remainder(a, 2 * math.pi / BALLS)) * PITCH
            z = max(0.014, math.sqrt(max((BALL + 0.012) ** 2 - off ** 2, 0)))
            corners = [(r, side * (z + w)) for r, w in ((PITCH - 0.04, 0), (PITCH + 0.04, 0), (PITCH + 0.04, wall), (PITCH - 0.04, wall))]
            rings.append([bm.verts.new((r * math.cos(a), r * math.sin(a), h)) for r, h in corners])
        for i in range(steps):
            here, there = rings[i], rings[(i + 1) % steps]
            for c in range(4):
                bm.faces.new((here[c], there[c], there[(c + 1) % 4], here[(c + 1) % 4]))
    return add_mesh("cage", bm, material)


def build_bearing():
    ring, mirror = m.turned_steel((0.2, 0.198, 0.195), 0.2, 60), m.steel((0.5, 0.5, 0.5), 0.1)
    parts = [race("inner race", BORE, 0.17, ring), race("outer race", OUTER, -0.17, ring)]
    return group("bearing", parts + ring_of(ball(mirror), BALLS) + [cage(m.steel((0.38, 0.37, 0.35), 0.3))])


def main():
    open_studio()
    rest_on_floor(move(build_bearing(), -0.28, 0.55, 0, rx=80, rz=-22))
    small = move(build_bearing(), 1.0, -0.55, 0, rz=10)
    small.scale = (0.62, 0.62, 0.62)
    rest_on_floor(small)
    camera((0.2, 0, 0.92), 9.8, rise=19)
    shoot("default-part")


if __name__ == "__main__":
    main()
