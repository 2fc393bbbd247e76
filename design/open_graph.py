"""The picture shown when a page is shared: the shop's name among its parts."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import materials as m
from brake_disc_and_pads import build_disc
from default_part import build_bearing
from film import shoot
from filter_set import oil_filter
from hero_brakes import lettering
from outlines import box_outline
from shapes import move, slab
from studio import camera, open_studio, rest_on_floor

SIZE = (1200, 630)


def standing_name(ink):
    name = lettering("ÖRNEK OTO", 0.82, ink)
    name.data.align_x, name.data.align_y = "LEFT", "BOTTOM_BASELINE"
    name.data.extrude, name.data.bevel_depth, name.data.bevel_resolution = 0.07, 0.01, 3
    move(name, -3.12, 0.1, 0.15, rx=90)
    move(slab("red bar", box_outline(3.5, 0.36), 0.0, 0.14, m.paint(), 0.02), -1.45, 0.1)


def main():
    open_studio(SIZE)
    standing_name(m.principled("ink", m.INK, roughness=0.5, specular=0.2))
    rest_on_floor(move(build_disc(), 1.86, 0.75, 0, rx=80, rz=-26))
    can = move(oil_filter(), 0.86, -0.6, 0, rz=4)
    can.scale = (0.95, 0.95, 0.95)
    rest_on_floor(can)
    bearing = move(build_bearing(), 2.35, -0.8, 0, rz=10)
    bearing.scale = (0.46, 0.46, 0.46)
    rest_on_floor(bearing)
    camera((-0.02, 0, 1.3), 17.2, rise=12)
    shoot("open-graph")


if __name__ == "__main__":
    main()
