"""A car headlamp: clear domed cover, black bezel, two projectors, LED strip.

Built lying on its back: X to the right, Y up, Z towards the viewer.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bmesh

import materials as m
from film import shoot
from outlines import box_outline, circle, fillet
from shapes import add_mesh, cut, group, lathe, move, slab, tube
from studio import camera, open_studio, rest_on_floor

CORNERS = [(-1.9, 0.16), (-1.15, 0.60), (0.0, 1.02), (1.15, 1.27), (1.66, 1.30), (1.78, 1.0), (1.64, 0.42), (1.25, 0.08), (0.5, -0.04), (-0.7, -0.04), (-1.6, 0.02)]
MIDDLE = (0.35, 0.55)
BULGE, DEPTH = 0.24, 0.62
PROJECTORS = [(-0.26, 0.45, 0.26), (0.58, 0.60, 0.33)]
STRIP = [(-1.58, 0.15), (-0.7, 0.085), (0.5, 0.09), (1.16, 0.2), (1.50, 0.5), (1.60, 0.98), (1.57, 1.13)]
BROW = [(0.62, 0.98), (0.98, 1.06), (1.4, 1.1)]
LED_WHITE, LED_AMBER = (0.85, 0.94, 1.0), (1.0, 0.34, 0.02)


def outline(scale=1.0):
    around = fillet(CORNERS, 0.3, 8)
    return [(MIDDLE[0] + (x - MIDDLE[0]) * scale, MIDDLE[1] + (y - MIDDLE[1]) * scale) for x, y in around]


def dome(name, lift, material):
    """The cover: rings of the outline that shrink and rise."""
    bm = bmesh.new()
    sizes = [1.0, 0.992, 0.97, 0.93, 0.86, 0.75, 0.6, 0.42, 0.2, 0.002]
    rings = [[bm.verts.new((x, y, lift + BULGE * (1 - size ** 2.6) ** 0.6)) for x, y in outline(size)] for size in sizes]
    for low, high in zip(rings, rings[1:]):
        for i in range(len(low)):
            j = (i + 1) % len(low)
            bm.faces.new((low[i], low[j], high[j], high[i]))
    return add_mesh(name, bm, material)


def body(black, satin):
    cup = slab("housing", outline(1.0), -DEPTH, 0.0, satin, 0)
    cut(cup, [slab("inside", outline(0.955), -DEPTH + 0.06, 0.5, satin, 0)])
    rim = slab("rim", outline(1.022), -0.07, 0.012, black, 0)
    cut(rim, [slab("opening", outline(0.968), -0.5, 0.5, black, 0)])
    back = slab("back", outline(0.8), -DEPTH - 0.35, -DEPTH + 0.02, satin, 0.08)
    cap = lathe("bulb cap", [(0.001, -1.12), (0.3, -1.12), (0.3, -0.9), (0.001, -0.9)], satin, 0.03)
    cap.location = (0.5, 0.55, 0)
    return [cup, rim, back, cap]


def bracket(x, y, turn, material):
    tab = slab("bracket", fillet(box_outline(0.34, 0.2), 0.09), -0.34, -0.27, material, 0)
    cut(tab, [slab("bolt hole", circle(0.05, 32, 0.06), -1, 1, material, 0)])
    eye = lathe("bush", [(0.045, -0.36), (0.066, -0.36), (0.066, -0.255), (0.045, -0.255)], m.steel((0.5, 0.5, 0.5)), 0.006, 40)
    eye.location.x = 0.06
    return move(group("bracket", [tab, eye]), x, y, 0, rz=turn)


def bezel(black):
    """The mask inside, with openings for the projectors, fins and ribs."""
    shine = m.steel((0.13, 0.132, 0.138), 0.25)
    mask = slab("mask", outline(0.95), -0.34, -0.29, black, 0)
    cut(mask, [slab("opening", circle(r * 1.12, 96, x, y), -1, 1, black, 0) for x, y, r in PROJECTORS])
    fins = [slab("fin", [(-1.28 + 0.055 * i, 0.2), (-1.255 + 0.055 * i, 0.2), (-1.225 + 0.055 * i, 0.38 + 0.027 * i), (-1.25 + 0.055 * i, 0.38 + 0.027 * i)], -0.3, -0.2, shine, 0.006) for i in range(10)]
    vent = [slab("rib", box_outline(0.42, 0.028), -0.3, -0.2, shine, 0.008) for _ in range(7)]
    for i, rib in enumerate(vent):
        rib.location.x, rib.location.y = 1.18 + 0.012 * i, 0.42 + 0.085 * i
    return [mask] + fins + vent


def projector(x, y, r, shine, core):
    chrome, dark = m.steel((0.62, 0.63, 0.65), 0.12), m.steel((0.09, 0.092, 0.096), 0.2)
    ball = [(r * 0.94 * (1 - (i / 10) ** 2) ** 0.5 + 0.001, 0.02 + r * 0.62 * i / 10) for i in range(11)]
    parts = [
        lathe("shroud", [(r * 0.99, -0.36), (r * 1.02, -0.2), (r * 1.2, -0.06), (r * 1.24, -0.07), (r * 1.22, -0.36)], dark, 0.01),
        lathe("trim", [(r * 0.95, -0.22), (r * 1.02, -0.22), (r * 1.04, -0.165), (r * 0.96, -0.175)], chrome, 0.012),
        lathe("bowl", [(r * 0.97, -0.2), (r * 0.8, -0.34), (r * 0.45, -0.46), (0.001, -0.5)], m.steel((0.1, 0.105, 0.115), 0.2), 0, closed=False),
        lathe("emitter", [(0.001, -0.47), (r * core, -0.47), (r * core, -0.46), (0.001, -0.46)], m.glow(LED_WHITE, shine), 0),
        lathe("lens", [(0.001, -0.2), (r * 0.95, -0.2)] + [(a, b - 0.2) for a, b in ball], m.glass((0.93, 0.97, 1.0)), 0),
    ]
    return move(group("projector", parts), x, y, 0)


def light_guide(line, width, material, edge):
    """A thin lit rod in a bright groove."""
    path = fillet(line, 0.35, 14, closed=False)
    rails = [[(x, y + side * width * 1.5, -0.255) for x, y in path] for side in (-1, 1)]
    return [tube("rail", rail, width * 0.55, edge) for rail in rails] + [tube("guide", [(x, y, -0.25) for x, y in path], width, material)]


def build_headlamp(strip_light=2.2, core_light=4.0, core_size=0.13):
    gloss, satin = m.plastic((0.008, 0.008, 0.009), 0.1), m.plastic((0.018, 0.018, 0.019), 0.42)
    edge = m.steel((0.45, 0.46, 0.48), 0.16)
    parts = body(gloss, satin) + bezel(m.plastic((0.02, 0.0205, 0.022), 0.28))
    parts += [projector(x, y, r, core_light, core_size) for x, y, r in PROJECTORS]
    parts += light_guide(STRIP, 0.02, m.glow(LED_WHITE, strip_light), edge)
    parts += light_guide(BROW, 0.016, m.glow(LED_AMBER, strip_light * 0.25), edge)
    parts += [bracket(1.72, 1.2, 35, satin), bracket(-1.72, 0.36, 145, satin), bracket(0.1, 1.1, 105, satin)]
    parts.append(dome("cover", 0.0, m.clear_sheet()))
    return group("headlamp", parts)


def main():
    open_studio()
    rest_on_floor(move(build_headlamp(), 0, 0.2, 0, rx=84, rz=-16))
    camera((0.08, 0, 0.62), 9.5, rise=15)
    shoot("headlamp")


if __name__ == "__main__":
    main()
