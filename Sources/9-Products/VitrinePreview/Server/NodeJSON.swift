import VitrineGeometry
import VitrineJSON
import VitrineSessions

/// The nodes and values of a scene as JSON for the inspector of the preview's page.
enum NodeJSON {
    /// Returns a node with its descendants.
    static func value(of node: SessionNode) -> JSONValue {
        .object([
            "id": .string(node.id), "kind": .string(node.kind), "name": JSONValue(node.name),
            "path": .string(node.path), "frame": rect(node.frame), "outerFrame": rect(node.outerFrame),
            "padding": node.padding.map(insets) ?? .null, "alignment": JSONValue(node.alignment),
            "direction": node.isRightToLeft ? "rtl" : "ltr",
            "source": node.source.map(source) ?? .null,
            "component": node.component.map { component in
                .object([
                    "name": .string(component.name), "source": component.source.map(source) ?? .null,
                ])
            } ?? .null, "values": .array(node.values.map(value)),
            "text": node.text.map(value) ?? .null, "glass": .bool(node.isGlass),
            "painted": .string(node.painted.rawValue),
            "children": .array(node.children.map(value)),
        ])
    }

    /// Returns a token or a parameter.
    static func value(of setting: SessionValue) -> JSONValue {
        .object([
            "key": .string(setting.key), "name": .string(setting.name),
            "type": .string(fieldType(of: setting)),
            "fileType": .string(setting.type), "value": .string(setting.value),
            "min": number(setting.minimum),
            "max": number(setting.maximum), "step": number(step(of: setting)),
            "choices": .array(setting.choices.map { .string($0) }),
            "source": setting.source.map(source) ?? .null, "yaml": .string(setting.yaml),
            "tried": .bool(setting.isTried),
        ])
    }

    /// Returns the kind of field in which a value is edited.
    private static func fieldType(of setting: SessionValue) -> String {
        switch setting.kind {
        case .color, .number, .string, .bool, .choice: setting.kind.rawValue
        case .other: "string"
        }
    }

    /// Returns the step of a slider: a hundredth of a small range, and whole numbers in a large one.
    private static func step(of value: SessionValue) -> Double? {
        guard value.kind == .number, let low = value.minimum, let high = value.maximum else { return nil }
        return high - low <= 10 ? 0.01 : 1
    }

    private static func value(of value: SessionNode.Value) -> JSONValue {
        var origin: [String: JSONValue] = ["kind": .string(value.origin.kind.rawValue)]
        if let name = value.origin.name {
            origin[value.origin.kind == .token ? "token" : "name"] = .string(name)
        }
        if let source = value.origin.source {
            origin["file"] = .string(source.file)
            origin["path"] = .string(source.path)
            origin["line"] = .number(Double(source.line))
            origin["column"] = .number(Double(source.column))
        }
        return .object([
            "name": .string(value.name), "value": .string(value.value), "kind": .string(value.kind.rawValue),
            "origin": .object(origin),
        ])
    }

    private static func value(of text: SessionNode.Text) -> JSONValue {
        .object([
            "font": .string(text.font), "size": number(text.size), "weight": number(text.weight),
            "families": .array(text.families.map { .string($0) }),
            "lines": .array(
                text.lines.map { line in
                    .object([
                        "text": .string(line.text), "x": number(line.x), "y": number(line.y),
                        "width": number(line.width),
                    ])
                }),
        ])
    }

    private static func source(_ source: SessionSource) -> JSONValue {
        .object([
            "file": .string(source.file), "path": .string(source.path),
            "line": .number(Double(source.line)), "column": .number(Double(source.column)),
        ])
    }

    private static func rect(_ rect: Rect) -> JSONValue {
        .object([
            "x": number(rect.minX), "y": number(rect.minY), "width": number(rect.width),
            "height": number(rect.height),
        ])
    }

    private static func insets(_ insets: Insets) -> JSONValue {
        .object([
            "top": number(insets.top), "left": number(insets.left), "bottom": number(insets.bottom),
            "right": number(insets.right),
        ])
    }

    /// Returns a number, or `null` for one that is not finite, which JSON does not have.
    private static func number(_ value: Double?) -> JSONValue {
        value.flatMap { $0.isFinite ? .number(($0 * 1000).rounded() / 1000) : nil } ?? .null
    }
}
