"""Flat outlines and profiles: lists of (x, y) points."""
import math

from mathutils import Vector


def fillet(points, radius, steps=4, closed=True):
    """Round every corner of a 2D line."""
    rounded = []
    for i, point in enumerate(points):
        if not closed and i in (0, len(points) - 1):
            rounded.append(tuple(point))
            continue
        corner = Vector(point)
        before = Vector(points[i - 1]) - corner
        after = Vector(points[(i + 1) % len(points)]) - corner
        reach = min(radius, before.length * 0.48, after.length * 0.48)
        start = corner + before.normalized() * reach
        end = corner + after.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            rounded.append(tuple(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t))
    return rounded


def inset(outline, depth):
    """A closed counter-clockwise outline moved inwards; below nought, outwards."""
    moved = []
    for i, (x, y) in enumerate(outline):
        before, after = Vector(outline[i - 1]), Vector(outline[(i + 1) % len(outline)])
        along = (after - before).normalized()
        moved.append((x - along.y * depth, y + along.x * depth))
    return moved


def sector(inner, outer, half_angle, steps=24):
    """Outline of a ring piece, its middle on the Y axis."""
    sweep = [-half_angle + 2 * half_angle * i / steps for i in range(steps + 1)]
    arc = [(outer * math.sin(a), outer * math.cos(a)) for a in sweep]
    return arc + [(inner * math.sin(a), inner * math.cos(a)) for a in reversed(sweep)]


def circle(radius, count=48, x=0.0, y=0.0):
    turn = 2 * math.pi / count
    return [(x + radius * math.cos(i * turn), y + radius * math.sin(i * turn)) for i in range(count)]


def box_outline(width, depth):
    return [(-width / 2, -depth / 2), (width / 2, -depth / 2), (width / 2, depth / 2), (-width / 2, depth / 2)]
