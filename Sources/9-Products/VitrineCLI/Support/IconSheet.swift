/// A sheet of symbols with their names, as a scene.
struct IconSheet {
    let names: [String]
    /// What is shown of the layers; `nil` for one color.
    var layering: IconLayering?

    private static let columns = 10
    private static let cell = (width: 112, height: 84)

    /// The scene, in YAML.
    var scene: String {
        let columns = min(Self.columns, max(names.count, 1))
        let rows = stride(from: 0, to: names.count, by: columns).map { start in
            names[start..<min(start + columns, names.count)]
        }
        let (width, height) = (columns * Self.cell.width + 32, rows.count * Self.cell.height + 32)
        var text = """
            vitrine: 1
            title: Symbols
            canvas: { width: \(width), height: \(height), scale: 2 }
            background: { light: "#FFFFFF", dark: "#1C1C1E" }
            body:
              - vstack:

            """
        for row in rows {
            text += "      - hstack:\n"
            for name in row {
                text +=
                    "          - vstack:\n"
                    + "              - { icon: \"\(name)\", font: 28, frame: { height: 44 } }\n"
                    + "              - { text: \"\(name)\", font: 8, foreground: secondary, lineLimit: 2 }\n"
                    + "            frame: { width: \(Self.cell.width - 8), height: \(Self.cell.height), "
                    + "alignment: top }\n"
            }
            text += "        spacing: 8\n        frame: { width: \(width - 32), alignment: leading }\n"
        }
        if let layering { text += "    \(layering.modifier)\n" }
        return text + "    spacing: 0\n    alignment: leading\n    padding: 16\n    textAlignment: center\n"
    }
}
