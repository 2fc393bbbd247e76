"""A filter set: oil filter can, panel air filter and cabin filter."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bmesh

import labels
import materials as m
from film import shoot
from outlines import box_outline, fillet
from shapes import add_mesh, cut, group, lathe, move, ring_of, slab
from studio import camera, open_studio, rest_on_floor

CAN, CAN_HIGH = 0.40, 1.02
FLUTES = 15


def oil_filter(name=labels.SHOP):
    shell = m.paint((0.012, 0.012, 0.013), 0.28)
    body = lathe("can", [(0.001, 0), (CAN - 0.03, 0), (CAN, 0.03), (CAN, CAN_HIGH - 0.16), (CAN - 0.05, CAN_HIGH - 0.04), (CAN - 0.12, CAN_HIGH), (0.001, CAN_HIGH)], shell, 0.03)
    flute = lathe("flute", [(0.001, -0.2), (0.05, -0.2), (0.05, 0.2), (0.001, 0.2)], shell, 0, 24)
    flute.location = (CAN + 0.018, 0, CAN_HIGH - 0.02)
    cut(body, ring_of(flute, FLUTES))
    lip = lathe("seam", [(CAN - 0.02, -0.005), (CAN + 0.018, -0.005), (CAN + 0.018, 0.05), (CAN - 0.02, 0.06)], m.brushed_aluminium(), 0.012)
    label = labels.wrap("label", CAN + 0.0015, 0.10, 0.80, labels.filter_label(name))
    return group("oil filter", [body, lip, label])


def pleats(width, height, depth, count, material):
    """Zigzag paper in the XZ plane, folds upright, centred."""
    bm = bmesh.new()
    line = []
    for i in range(count * 2 + 1):
        x, y = -width / 2 + width * i / (count * 2), depth * (0.5 if i % 2 else -0.5)
        line += [(x - 0.003, y * 0.97), (x, y), (x + 0.003, y * 0.97)]
    low = [bm.verts.new((x, y, -height / 2)) for x, y in line]
    high = [bm.verts.new((x, y, height / 2)) for x, y in line]
    for i in range(len(line) - 1):
        bm.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
    return add_mesh("pleats", bm, material, smooth=False)


def frame(width, height, thick, wall, material, bevel):
    """A rounded picture frame in the XZ plane."""
    outer = slab("frame", fillet(box_outline(width, height), 0.09, 6), -thick / 2, thick / 2, material, 0)
    hole = slab("hole", fillet(box_outline(width - 2 * wall, height - 2 * wall), 0.05, 6), -thick, thick, material, 0)
    cut(outer, [hole])
    modifier = outer.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments, modifier.limit_method = bevel, 3, "ANGLE"
    outer.rotation_euler.x = math.pi / 2
    return outer


def panel_filter(width=2.1, height=1.5):
    rubber = m.rubber()
    seal = frame(width, height, 0.10, 0.11, rubber, 0.03)
    lip = frame(width + 0.06, height + 0.06, 0.035, 0.06, rubber, 0.012)
    lip.location.y = 0.03
    fan = pleats(width - 0.2, height - 0.2, 0.34, 46, m.paper((0.76, 0.5, 0.17)))
    fan.location.y = 0.14
    beads = []
    for z in (-0.36, 0.0, 0.36):
        bead = slab("bead", box_outline(width - 0.2, 0.02), -0.008, 0.008, m.plastic((0.75, 0.72, 0.62), 0.4), 0.006)
        move(bead, 0, -0.034, z, rx=90)
        beads.append(bead)
    return group("panel filter", [seal, lip, fan] + beads)


def cabin_filter(width=1.55, height=0.82):
    fleece = m.paper((0.6, 0.62, 0.63))
    border = frame(width, height, 0.2, 0.035, m.plastic((0.06, 0.062, 0.066), 0.5), 0.008)
    fan = pleats(width - 0.07, height - 0.07, 0.17, 30, fleece)
    return group("cabin filter", [border, fan])


def main():
    open_studio()
    rest_on_floor(move(panel_filter(), -0.45, 0.7, 0, rx=-14, rz=14))
    can = move(oil_filter(), 0.98, -0.02, 0, rz=6)
    can.scale = (1.2, 1.2, 1.2)
    rest_on_floor(can)
    rest_on_floor(move(cabin_filter(), -0.62, -0.2, 0, rx=-27, rz=9))
    camera((0.06, 0, 0.7), 8.9, rise=19)
    shoot("filter-set")


if __name__ == "__main__":
    main()
