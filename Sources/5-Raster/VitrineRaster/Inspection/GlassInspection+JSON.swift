import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrinePixels

extension GlassInspection {
    /// The numbers behind the pictures, as JSON with sorted keys and a trailing line feed.
    public var jsonText: String {
        let t = transform
        let bodies = glass.bodies.map { body in
            var members: [String: JSONValue] = ["shape": body.shape.json, "optics": body.optics.json]
            if !body.source.isEmpty { members["source"] = .string(GlassIndex.plain(body.source)) }
            return JSONValue.object(members)
        }
        var members = glass.json
        members["bodies"] = .array(bodies)
        return JSONValue.object([
            "id": .string(name), "glass": .object(members),
            "canvas": .object([
                "size": .numbers([list.size.width, list.size.height]), "scale": .number(list.scale),
            ]),
            "crop": .numbers([crop.x0, crop.y0, crop.width, crop.height].map { Double($0) }),
            "transform": .numbers([t.a, t.b, t.c, t.d, t.tx, t.ty]),
            "largestDisplacement": .number(Double(maxDisplacement)), "largestRim": .number(maxRimChange),
            "pictures": .object(
                Dictionary(
                    pictures.map { ($0.stage.fileName, .string($0.stage.caption)) },
                    uniquingKeysWith: { first, _ in first })),
        ]).dumped() + "\n"
    }
}

extension GlassInspectionStage {
    /// A description of the picture.
    var caption: String {
        switch self {
        case .distance: "distance to the edge: blue inside, orange outside, white at it, a line each 4 points"
        case .normals: "normals of the lens: red right, green up, blue towards the eye"
        case .displacement:
            "displacement: red from the right, green from below, grey for none, 0 and 1 for the largest"
        case .backdrop: "the backdrop of the glass"
        case .blurred: "the same, blurred by the frost"
        case .face: "the glass without rim, shadow and contour"
        case .rim: "the change by the rim, on black, where 1 is the largest change"
        case .shadow: "shadows and contour, on white"
        case .result: "the glass as it is painted"
        }
    }
}
