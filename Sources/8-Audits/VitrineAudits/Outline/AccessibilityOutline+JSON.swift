import VitrineAuditElements
import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineSource

extension AccessibilityOutline {
    /// The outline as JSON: the stops with their numbers, frames and places, in order.
    package var json: JSONValue {
        var number = 0
        var object: [String: JSONValue] = [
            "elements": .array(
                elements.map { element in
                    if element.isReached { number += 1 }
                    return element.json(number: element.isReached ? number : nil, in: files)
                })
        ]
        if let variant { object["variant"] = .string(variant) }
        return .object(object)
    }
}

extension OutlineElement {
    /// - Parameters:
    ///   - number: The number of the stop; `nil` for an element that is not reached.
    ///   - files: The files of the scene.
    fileprivate func json(number: Int?, in files: SourceFiles) -> JSONValue {
        let source = placed.element.source
        var object: [String: JSONValue] = [
            "spoken": .string(spoken), "traits": .array(traits.names.map { .string($0) }),
            "frame": .numbers([frame.minX, frame.minY, frame.width, frame.height]),
            "file": .string(files[source.mark].name), "line": .number(Double(source.mark.line)),
            "column": .number(Double(source.mark.column)), "path": .string(source.path),
        ]
        if let number { object["number"] = .number(Double(number)) }
        let texts = ["label": label, "value": value, "hint": hint, "identifier": identifier]
        for (key, text) in texts { if let text { object[key] = .string(text) } }
        if let heading { object["heading"] = .number(Double(heading)) }
        if !actions.isEmpty { object["actions"] = .array(actions.map { .string($0) }) }
        if !containers.isEmpty { object["containers"] = .array(containers.map { .string($0) }) }
        if let position {
            object["position"] = .numbers([Double(position.index + 1), Double(position.count)])
        }
        if isNamedBySymbol { object["namedBySymbol"] = .bool(true) }
        return .object(object)
    }
}
