"""Shapes for the studio: lathe turned bodies, slabs, bolts, coils, cuts.

One Blender unit is 100 mm. Round parts are built round the Z axis.
"""
import math

import bmesh
import bpy
from mathutils import Matrix

from outlines import fillet

SMOOTH_ANGLE = math.radians(35)
AXIS = 0.002


def add_mesh(name, bm, material, smooth=True):
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    mesh.materials.append(material)
    mesh.use_auto_smooth = smooth
    mesh.auto_smooth_angle = SMOOTH_ANGLE
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(obj)
    return obj


def lathe(name, profile, material, radius=0.012, segments=160, closed=True):
    """Turn a profile of (radius, height) points round Z, corners rounded.

    A profile that starts and ends on the axis makes a solid body.
    """
    if profile[0][0] < AXIS and profile[-1][0] < AXIS:
        closed = False
        profile = [(0, profile[0][1]), *profile[1:-1], (0, profile[-1][1])]
    line = fillet(profile, radius, closed=closed) if radius else profile
    bm = bmesh.new()
    turn = 2 * math.pi / segments
    rings = [[bm.verts.new((r * math.cos(s * turn), r * math.sin(s * turn), z)) for r, z in line] for s in range(segments)]
    for s in range(segments):
        here, there = rings[s], rings[(s + 1) % segments]
        for i in range(len(line) if closed else len(line) - 1):
            j = (i + 1) % len(line)
            bm.faces.new((here[i], there[i], there[j], here[j]))
    return add_mesh(name, bm, material)


def loft(name, rings, material):
    """A skin over closed rings of 3D points, all of one count."""
    bm = bmesh.new()
    rows = [[bm.verts.new(point) for point in ring] for ring in rings]
    for low, high in zip(rows, rows[1:]):
        for i in range(len(low)):
            j = (i + 1) % len(low)
            bm.faces.new((low[i], low[j], high[j], high[i]))
    return add_mesh(name, bm, material)


def slab(name, outline, bottom, top, material, bevel=0.015):
    """Raise a flat outline to a bevelled plate."""
    bm = bmesh.new()
    low = [bm.verts.new((x, y, bottom)) for x, y in outline]
    high = [bm.verts.new((x, y, top)) for x, y in outline]
    bm.faces.new(low)
    bm.faces.new(high)
    for i in range(len(outline)):
        j = (i + 1) % len(outline)
        bm.faces.new((low[i], low[j], high[j], high[i]))
    obj = add_mesh(name, bm, material)
    if bevel:
        soften(obj, bevel)
    return obj


def soften(obj, width, segments=3):
    modifier = obj.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments, modifier.limit_method = width, segments, "ANGLE"
    modifier.angle_limit = SMOOTH_ANGLE
    modifier.harden_normals = True


def ring_of(obj, count, first=0.0, sweep=2 * math.pi):
    """Copies of obj round Z; obj itself is the first."""
    copies = [obj]
    base = obj.matrix_basis.copy()
    for i in range(count):
        one = obj if i == 0 else obj.copy()
        if i:
            bpy.context.collection.objects.link(one)
            copies.append(one)
        one.matrix_basis = Matrix.Rotation(first + sweep * i / count, 4, "Z") @ base
    return copies


def move(obj, x=0.0, y=0.0, z=0.0, rx=0.0, ry=0.0, rz=0.0):
    """Place obj; angles in degrees."""
    obj.location = (x, y, z)
    obj.rotation_euler = [math.radians(a) for a in (rx, ry, rz)]
    return obj


def cut(obj, cutters):
    """Take all cutters away from obj."""
    bpy.context.view_layer.update()
    bm = bmesh.new()
    for cutter in cutters:
        part = cutter.data.copy()
        part.transform(cutter.matrix_world)
        bm.from_mesh(part)
        bpy.data.objects.remove(cutter)
    tool = add_mesh("cutter", bm, obj.data.materials[0])
    modifier = obj.modifiers.new("cut", "BOOLEAN")
    modifier.object, modifier.solver = tool, "EXACT"
    done = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    obj.modifiers.clear()
    obj.data = done
    obj.modifiers.new("even shading", "WEIGHTED_NORMAL").keep_sharp = True
    bpy.data.objects.remove(tool)
    return obj


def tube(name, points, radius, material):
    """A round wire through 3D points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 4
    curve.use_fill_caps = True
    line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    for target, point in zip(line.points, points):
        target.co = (*point, 1)
    line.use_smooth = True
    curve.materials.append(material)
    obj = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(obj)
    return obj


def coil(name, radius, wire, length, turns, material):
    """A helical spring lying along X."""
    steps = int(turns * 20)
    turn = 2 * math.pi * turns / steps
    points = [(length * (i / steps - 0.5), radius * math.cos(i * turn), radius * math.sin(i * turn)) for i in range(steps + 1)]
    return tube(name, points, wire, material)


def group(name, objects):
    """One handle for many objects."""
    handle = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(handle)
    for obj in objects:
        obj.parent = handle
    return handle
