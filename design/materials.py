"""The materials all pictures share."""
import bpy

INK = (0.012, 0.012, 0.013)
SIGNAL_RED = (0.46, 0.003, 0.005)


def principled(name, colour, **inputs):
    """A material of one Principled shader; inputs by their names, _ for space."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ").title().replace("Ior", "IOR")].default_value = value
    return material


def node(material, kind, links=(), **settings):
    """Add a node; links are (input, socket) pairs; settings go to attributes or inputs, with a capital always to inputs."""
    tree = material.node_tree
    made = tree.nodes.new(kind)
    for key, value in settings.items():
        if key[0].isupper():
            made.inputs[key].default_value = value
        elif hasattr(made, key):
            setattr(made, key, value)
        else:
            made.inputs[key.replace("_", " ").title()].default_value = value
    for socket, source in links:
        tree.links.new(source, made.inputs[socket])
    return made


def shader_of(material):
    return material.node_tree.nodes["Principled BSDF"]


def bump(material, height, strength, distance):
    made = node(material, "ShaderNodeBump", [("Height", height)], strength=strength, distance=distance)
    material.node_tree.links.new(made.outputs["Normal"], shader_of(material).inputs["Normal"])
    return material


def spread(material, socket, factor, low, high):
    """Vary a shader input between two values by a factor."""
    if isinstance(low, tuple):
        made = node(material, "ShaderNodeValToRGB", [("Fac", factor)])
        made.color_ramp.elements[0].position, made.color_ramp.elements[1].position = 0.35, 0.65
        made.color_ramp.elements[0].color, made.color_ramp.elements[1].color = (*low, 1), (*high, 1)
    else:
        made = node(material, "ShaderNodeMapRange", [("Value", factor)], to_min=low, to_max=high)
    material.node_tree.links.new(made.outputs[0], shader_of(material).inputs[socket])


def noise(material, scale, detail=3.0, stretch=(1, 1, 1)):
    coords = node(material, "ShaderNodeTexCoord")
    place = node(material, "ShaderNodeMapping", [("Vector", coords.outputs["Object"])], scale=stretch)
    return node(material, "ShaderNodeTexNoise", [("Vector", place.outputs[0])], scale=scale, detail=detail).outputs["Fac"]


def rings(material, per_unit):
    """Noise that depends only on the distance from the Z axis: turning marks."""
    coords = node(material, "ShaderNodeTexCoord")
    flat = node(material, "ShaderNodeVectorMath", [(0, coords.outputs["Object"])], operation="MULTIPLY")
    flat.inputs[1].default_value = (1, 1, 0)
    far = node(material, "ShaderNodeVectorMath", [(0, flat.outputs[0])], operation="LENGTH")
    return node(material, "ShaderNodeTexNoise", [("W", far.outputs["Value"])], noise_dimensions="1D", scale=per_unit, detail=4.0).outputs["Fac"]


def cast_iron(colour=(0.075, 0.073, 0.07)):
    material = principled("cast iron", colour, metallic=0.75, roughness=0.58)
    spread(material, "Roughness", noise(material, 9.0), 0.42, 0.7)
    return bump(material, noise(material, 55.0, 5.0), 0.35, 0.02)


def coated_iron():
    """The grey zinc flake coat of new brake discs and housings."""
    material = principled("coated iron", (0.1, 0.1, 0.099), metallic=0.85, roughness=0.45)
    return bump(material, noise(material, 70.0, 4.0), 0.18, 0.012)


def turned_steel(colour=(0.2, 0.198, 0.195), roughness=0.25, marks=120.0):
    material = principled("turned steel", colour, metallic=1.0, roughness=roughness, anisotropic=0.8)
    around = node(material, "ShaderNodeTangent", direction_type="RADIAL", axis="Z")
    material.node_tree.links.new(around.outputs[0], shader_of(material).inputs["Tangent"])
    ridges = rings(material, marks)
    spread(material, "Roughness", ridges, roughness - 0.07, roughness + 0.1)
    return bump(material, ridges, 0.3, 0.006)


def steel(colour=(0.45, 0.45, 0.45), roughness=0.3):
    material = principled("steel", colour, metallic=1.0, roughness=roughness)
    spread(material, "Roughness", noise(material, 6.0), roughness - 0.08, roughness + 0.12)
    return material


def brushed_aluminium():
    material = principled("brushed aluminium", (0.6, 0.6, 0.61), metallic=1.0, roughness=0.3, anisotropic=0.6)
    return bump(material, noise(material, 40.0, 2.0, (1, 30, 1)), 0.06, 0.004)


def rubber():
    material = principled("rubber", (0.016, 0.016, 0.017), roughness=0.55, specular=0.4)
    return bump(material, noise(material, 60.0), 0.08, 0.01)


def plastic(colour=INK, roughness=0.18):
    return principled("plastic", colour, roughness=roughness, clearcoat=0.4)


def paint(colour=SIGNAL_RED, roughness=0.32):
    material = principled("paint", colour, roughness=roughness, clearcoat=1.0, clearcoat_roughness=0.06)
    return bump(material, noise(material, 14.0, 2.0), 0.03, 0.01)


def lining():
    """Pressed friction stuff with specks of brass and graphite."""
    material = principled("lining", (0.1, 0.09, 0.08), roughness=0.85)
    spread(material, "Base Color", noise(material, 95.0, 6.0), (0.03, 0.028, 0.026), (0.14, 0.125, 0.105))
    return bump(material, noise(material, 60.0, 4.0), 0.35, 0.012)


def paper(colour=(0.8, 0.72, 0.52)):
    material = principled("paper", colour, roughness=0.9, specular=0.15)
    return bump(material, noise(material, 70.0, 5.0), 0.12, 0.01)


def output(material, shader):
    material.node_tree.links.new(shader.outputs[0], material.node_tree.nodes["Material Output"].inputs["Surface"])
    return material


def coated_glass():
    """Solid glass with the bluish sheen of a coating. It throws no shadow: caustics are off, so all behind would be black."""
    material = principled("coated glass", (1, 1, 1))
    inside = node(material, "ShaderNodeBsdfRefraction", Color=(0.95, 0.98, 1, 1), roughness=0.0, IOR=1.5)
    mirror = node(material, "ShaderNodeBsdfGlossy", Color=(0.62, 0.74, 1, 1), roughness=0.04)
    angle = node(material, "ShaderNodeFresnel", IOR=1.6)
    body = node(material, "ShaderNodeMixShader", [(0, angle.outputs[0]), (1, inside.outputs[0]), (2, mirror.outputs[0])])
    path = node(material, "ShaderNodeLightPath")
    clear = node(material, "ShaderNodeBsdfTransparent")
    return output(material, node(material, "ShaderNodeMixShader", [(0, path.outputs["Is Shadow Ray"]), (1, body.outputs[0]), (2, clear.outputs[0])]))


def clear_sheet(tint=(0.96, 0.97, 0.98)):
    """Thin clear plastic: straight through or mirrored, by angle of view."""
    material = principled("clear sheet", tint)
    through = node(material, "ShaderNodeBsdfTransparent", Color=(*tint, 1))
    mirror = node(material, "ShaderNodeBsdfGlossy", roughness=0.08)
    angle = node(material, "ShaderNodeFresnel", IOR=1.38)
    return output(material, node(material, "ShaderNodeMixShader", [(0, angle.outputs[0]), (1, through.outputs[0]), (2, mirror.outputs[0])]))


def amber_plastic(colour):
    return principled("amber plastic", colour, roughness=0.12, clearcoat=1.0, emission=(*colour, 1), emission_strength=0.03)


def glow(colour, strength):
    return principled("glow", (0, 0, 0), emission=(*colour, 1), emission_strength=strength)


def frosted_glow(colour, strength):
    """A lit rod, brightest where it is thickest."""
    material = glow(colour, strength)
    facing = node(material, "ShaderNodeLayerWeight", blend=0.35)
    spread(material, "Emission Strength", facing.outputs["Facing"], strength, strength * 0.25)
    return material
