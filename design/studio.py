"""The one studio all pictures are taken in: floor, soft boxes and camera.

A scene script calls open_studio(), builds its parts, sets camera() and lets
film.shoot() take the picture.
"""
import math

import bpy
from mathutils import Vector

import materials

FLOOR = (0.87, 0.845, 0.79)
LENS = 85
PRODUCT_SIZE = (1200, 900)
HERO_SIZE = (2000, 900)


def open_studio(size=PRODUCT_SIZE, dark=False):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene["dark"] = dark
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.02
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 10, 3, 4
    scene.cycles.transparent_max_bounces = 24
    scene.cycles.sample_clamp_indirect = 2.0 if dark else 4.0
    scene.cycles.blur_glossy = 1.0
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast" if dark else "Medium High Contrast"
    scene.view_settings.exposure = 0.9 if dark else 0.45
    set_world(0.006 if dark else 0.16)
    lay_floor(dark)
    light_dark() if dark else light_day()


def set_world(strength):
    world = bpy.context.scene.world = bpy.data.worlds.new("studio")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (1, 0.985, 0.96, 1)
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = strength


def lay_floor(dark):
    """A seamless sheet: flat in front, swept up at the back."""
    line = [(-30, 0), (9, 0)]
    line += [(9 + 6 * math.sin(a * math.pi / 40), 6 - 6 * math.cos(a * math.pi / 40)) for a in range(1, 21)] + [(15, 40)]
    mesh = bpy.data.meshes.new("floor")
    mesh.from_pydata([(x, y, z) for y, z in line for x in (-60, 60)], [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)])
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    if dark:
        material = materials.principled("floor", (0.012, 0.0125, 0.0135), roughness=0.24, specular=0.5)
        materials.spread(material, "Roughness", materials.noise(material, 1.2, 6.0), 0.16, 0.36)
    else:
        material = materials.principled("floor", FLOOR, roughness=0.6, specular=0.25)
    mesh.materials.append(material)
    bpy.context.collection.objects.link(bpy.data.objects.new("floor", mesh))


def softbox(place, target, size, power, colour=(1, 1, 1)):
    lamp = bpy.data.lights.new("soft box", "AREA")
    lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", *size
    lamp.energy, lamp.color = power, colour
    obj = bpy.data.objects.new("soft box", lamp)
    obj.location = place
    obj.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(obj)
    return obj


def light_day():
    softbox((0, 5.0, 9.0), (0, 10, 1.5), (12, 4), 1500, (1, 0.985, 0.96))
    softbox((-1.5, 1.0, 8.0), (0, 0.3, 0), (6, 4), 700, (1, 0.985, 0.96))
    softbox((-6.5, -4.0, 4.0), (0, 0, 0.8), (1.6, 4), 1100, (1, 0.98, 0.95))
    softbox((6.5, 1.5, 3.0), (0, 0, 0.8), (1.0, 4), 420, (0.95, 0.98, 1))


def light_dark():
    softbox((0.4, 3.0, 7.0), (0, 0, 0.5), (6, 1.2), 420, (0.93, 0.97, 1))
    softbox((5.3, 1.5, 3.0), (0, 0, 1.0), (1.0, 4.5), 340, (0.9, 0.95, 1))
    softbox((-6.0, -2.5, 4.5), (0, 0, 1.0), (1.2, 4), 150, (1, 0.95, 0.9))


def camera(target, distance, rise=20.0, turn=0.0, shift_x=0.0, shift_y=0.0, stop=22.0):
    """Look at target from rise degrees above the floor, turn degrees round."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.shift_x, data.shift_y = LENS, shift_x, shift_y
    data.dof.use_dof, data.dof.aperture_fstop = True, stop / 10
    data.dof.focus_distance = distance
    obj = bpy.data.objects.new("camera", data)
    up, side = math.radians(rise), math.radians(turn)
    away = Vector((math.sin(side) * math.cos(up), -math.cos(side) * math.cos(up), math.sin(up)))
    obj.location = Vector(target) + away * distance
    obj.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(obj)
    bpy.context.scene.camera = obj


def rest_on_floor(handle, height=0.0):
    """Let the lowest point of a group touch the floor."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    low = math.inf
    for obj in handle.children_recursive:
        shape = obj.evaluated_get(graph)
        mesh = shape.to_mesh() if obj.type in {"MESH", "CURVE"} else None
        if mesh and mesh.vertices:
            low = min(low, min((obj.matrix_world @ v.co).z for v in mesh.vertices))
    handle.location.z += height - low
    return handle
