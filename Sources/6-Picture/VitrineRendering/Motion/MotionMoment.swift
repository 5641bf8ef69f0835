import VitrineGeometry
import VitrineJSON
import VitrineLayout

/// What the nodes of a laid-out scene are like at one moment, as text: what moves by expressions on the time
/// is seen from it.
package struct MotionMoment: Sendable {
    /// A property of a node.
    struct Key: Hashable, Sendable {
        let node: String
        let property: String
    }

    /// The property that says where a node is in the one around it.
    static let place = "place"

    /// Returns the place of a node.
    static func place(of node: String) -> Key { Key(node: node, property: place) }

    /// The properties, in the order of the scene.
    private(set) var keys: [Key] = []
    private(set) var values: [Key: String] = [:]

    /// Notes what a scene is like.
    package init(_ scene: LaidOutScene) { note(scene.root, from: Point.zero) }

    /// Notes an element with all in it.
    ///
    /// - Parameter origin: The place of the node around it: what moves with that does not move itself.
    private mutating func note(_ placed: PlacedElement, from origin: Point) {
        let node = placed.element.source.path
        for attribute in placed.element.attributes {
            let property = attribute.name.isEmpty ? placed.element.label : attribute.name
            note(attribute.value, of: Key(node: node, property: property))
        }
        guard placed.element.modifiedContent == nil else {
            for child in placed.children { note(child, from: origin) }
            return
        }
        // Rounded to device pixels, what moves would change its size.
        let (frame, place) = (placed.layoutFrame, Self.place(of: node))
        if values[place] == nil {
            let size = "\(Self.text(frame.width)) x \(Self.text(frame.height))"
            note("\(Self.text(frame.minX - origin.x)) \(Self.text(frame.minY - origin.y))", of: place)
            note(size, of: Key(node: node, property: "size"))
        }
        for child in placed.children { note(child, from: frame.origin) }
    }

    private mutating func note(_ value: String, of key: Key) {
        if let known = values[key] {
            values[key] = "\(known) | \(value)"
        } else {
            keys.append(key)
            values[key] = value
        }
    }

    private static func text(_ number: Double) -> String { PrintedText.number(number) }
}
