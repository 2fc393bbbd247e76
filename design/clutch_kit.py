"""A clutch kit: pressure plate, clutch disc and release bearing."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import materials as m
from film import shoot
from outlines import box_outline, circle, fillet, sector
from shapes import coil, cut, group, lathe, move, ring_of, slab
from studio import camera, open_studio, rest_on_floor

FINGERS = 18
COVER = 1.28
LINING_OUT, LINING_IN = 1.12, 0.74
SPRINGS, SPRING_CIRCLE = 6, 0.46
SPLINES = 22


def diaphragm(material):
    """Sprung fingers that rise to the middle."""
    wide, narrow = math.pi / FINGERS * 0.965, math.pi / FINGERS * 0.88
    outline = [(math.sin(-wide) * 0.86, math.cos(wide) * 0.86), (math.sin(wide) * 0.86, math.cos(wide) * 0.86),
               (math.sin(wide) * 0.62, math.cos(wide) * 0.62), (math.sin(narrow) * 0.3, math.cos(narrow) * 0.3),
               (-math.sin(narrow) * 0.3, math.cos(narrow) * 0.3), (-math.sin(wide) * 0.62, math.cos(wide) * 0.62)]
    finger = slab("finger", fillet(outline, 0.02, 3), -0.014, 0.014, material, 0.006)
    finger.location.z, finger.rotation_euler.x = 0.55, math.radians(-11)
    return ring_of(finger, FINGERS, math.pi / FINGERS)


def pressure_plate():
    pressing, spring, iron = m.steel((0.16, 0.16, 0.165), 0.34), m.steel((0.3, 0.29, 0.28), 0.26), m.cast_iron()
    cover_line = [(0.80, 0.40), (0.80, 0.43), (0.96, 0.44), (1.08, 0.30), (1.12, 0.06), (COVER, 0.06), (COVER, 0.03), (1.09, 0.03), (1.05, 0.28), (0.95, 0.40)]
    cover = lathe("cover", cover_line, pressing, 0.02)
    windows = ring_of(slab("window", fillet(sector(1.0, 1.16, 0.17, 8), 0.03), 0.1, 0.42, pressing, 0), 6, 0.26)
    flange = ring_of(slab("bolt hole", circle(0.04, 24, 1.2), -0.2, 0.2, pressing, 0), 12, 0.13)
    cut(cover, windows + flange)
    face = lathe("pressure ring", [(0.7, -0.10), (1.06, -0.10), (1.06, 0.10), (0.7, 0.10)], iron, 0.015)
    pivot = lathe("pivot ring", [(0.79, 0.425), (0.85, 0.425), (0.85, 0.455), (0.79, 0.455)], spring, 0.012)
    rivet = lathe("rivet", [(0.001, 0.42), (0.045, 0.42), (0.04, 0.46), (0.02, 0.475), (0.001, 0.478)], spring, 0.008, 32)
    rivet.location.x = 0.9
    return group("pressure plate", [cover, face, pivot] + diaphragm(spring) + ring_of(rivet, 9, 0.1))


def splined_hub(material):
    line = []
    for i in range(SPLINES):
        a, step = 2 * math.pi * i / SPLINES, 2 * math.pi / SPLINES
        line += [(r * math.cos(a + f * step), r * math.sin(a + f * step)) for r, f in ((0.15, 0), (0.15, 0.4), (0.175, 0.5), (0.175, 0.9))]
    body = lathe("hub", [(0.001, -0.16), (0.235, -0.16), (0.235, 0.2), (0.001, 0.2)], material, 0.015, 96)
    return cut(body, [slab("spline", line, -0.4, 0.4, material, 0)])


def clutch_disc():
    sheet, dark, bright = m.steel((0.2, 0.2, 0.205), 0.32), m.lining(), m.steel((0.5, 0.49, 0.47), 0.25)
    parts = []
    for low, high in ((0.02, 0.075), (-0.075, -0.02)):
        ring = lathe("lining", [(LINING_IN, low), (LINING_OUT, low), (LINING_OUT, high), (LINING_IN, high)], dark, 0.008)
        grooves = ring_of(slab("groove", box_outline(0.022, 0.6), high - 0.022 if high > 0 else low - 0.1, high + 0.1 if high > 0 else low + 0.022, dark, 0), 1)
        grooves[0].location.y = 0.95
        parts.append(cut(ring, ring_of(grooves[0], 24)))
    parts.append(lathe("carrier", [(0.5, -0.018), (1.05, -0.018), (1.05, 0.018), (0.5, 0.018)], sheet, 0.004))
    cover_line = [(0.25, 0.06), (0.6, 0.06), (0.68, 0.02), (0.68, -0.02), (0.6, -0.06), (0.25, -0.06)]
    cover = lathe("spring cover", cover_line, sheet, 0.02)
    pockets = ring_of(slab("pocket", fillet(sector(SPRING_CIRCLE - 0.095, SPRING_CIRCLE + 0.095, 0.34, 12), 0.03), -0.3, 0.3, sheet, 0), SPRINGS)
    parts.append(cut(cover, pockets))
    spring = coil("spring", 0.075, 0.019, 0.27, 7, bright)
    spring.location.y = SPRING_CIRCLE
    rivet = lathe("rivet", [(0.001, 0.018), (0.032, 0.018), (0.03, 0.055), (0.001, 0.062)], m.steel((0.5, 0.33, 0.14), 0.35), 0.008, 24)
    rivet.location.x = 0.715
    stop_pin = lathe("stop pin", [(0.001, 0.05), (0.045, 0.05), (0.04, 0.085), (0.001, 0.09)], bright, 0.01, 32)
    stop_pin.location.x = 0.58
    parts += ring_of(spring, SPRINGS) + ring_of(rivet, 12) + ring_of(stop_pin, 6, math.pi / 2) + [splined_hub(m.steel((0.36, 0.36, 0.36), 0.28))]
    return group("clutch disc", parts)


def release_bearing():
    bright, black = m.turned_steel((0.42, 0.415, 0.41), 0.2, 40), m.plastic((0.02, 0.02, 0.022), 0.35)
    parts = [
        lathe("race", [(0.2, 0.2), (0.36, 0.2), (0.40, 0.26), (0.36, 0.32), (0.27, 0.345), (0.22, 0.31)], bright, 0.02),
        lathe("shell", [(0.34, 0.02), (0.44, 0.02), (0.44, 0.24), (0.385, 0.265), (0.375, 0.22)], m.steel((0.3, 0.3, 0.3), 0.25), 0.018),
        lathe("seal", [(0.3, 0.1), (0.4, 0.1), (0.4, 0.235), (0.3, 0.235)], m.rubber(), 0.01),
        lathe("sleeve", [(0.17, -0.22), (0.235, -0.22), (0.25, 0.06), (0.36, 0.06), (0.36, 0.22), (0.17, 0.22)], black, 0.015),
    ]
    wings = slab("fork pad", fillet(box_outline(0.14, 0.2), 0.03), -0.05, 0.05, black, 0.015)
    wings.location.x = 0.44
    return group("release bearing", parts + ring_of(wings, 2))


def main():
    open_studio()
    rest_on_floor(move(pressure_plate(), -0.62, 0.75, 0, rx=72, rz=16))
    rest_on_floor(move(clutch_disc(), 0.95, -0.05, 0, rx=74, rz=-20))
    rest_on_floor(move(release_bearing(), -0.42, -1.05, 0, rx=0, rz=25))
    camera((0.15, 0, 1.08), 11.3, rise=18)
    shoot("clutch-kit")


if __name__ == "__main__":
    main()
