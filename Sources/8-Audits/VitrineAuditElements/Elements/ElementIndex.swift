import VitrineGeometry
import VitrineLayout

/// Elements by the sources that display items name. The parts of a bar and the nodes of data share one.
package struct ElementIndex {
    private var elements: [String: [AuditedElement]] = [:]

    package init() {}

    package mutating func insert(_ element: AuditedElement) {
        elements[element.placed.element.source.path, default: []].append(element)
    }

    /// Returns the element that a display item comes from.
    ///
    /// - Parameters:
    ///   - source: The source that the item names.
    ///   - middle: The middle of what it paints; `nil` if it paints nothing.
    package func element(of source: String, around middle: Point?) -> AuditedElement? {
        guard let all = elements[source] else { return nil }
        guard all.count > 1, let middle else { return all.first }
        // Glyphs and symbols may reach beyond their frames a little.
        let around = all.filter { $0.placed.frame.distance(to: middle) <= 1 }
        return (around.isEmpty ? all : around).min {
            ($0.placed.frame.center - middle).length < ($1.placed.frame.center - middle).length
        }
    }
}
