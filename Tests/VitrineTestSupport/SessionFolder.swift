import Foundation

/// A folder with a scene, a library and tokens, for tests of sessions.
public struct SessionFolder {
    public let path: String

    public static let scene = """
        vitrine: 1
        title: Session
        tokens: brand.tokens.json
        import: kit.yaml
        canvas: { width: 160, height: 220, scale: 1 }
        background: { linearGradient: { colors: ["#F4F0FF", "#FDF1F3"] } }
        body:
          - vstack:
              - text: Hello
                id: title
                foreground: "{brand.accent}"
                padding: 4
              - pill: { label: New }
              - card:
                  - text: In the card
                  - hstack:
                      - circle: 12
                        fill: "#FF0000"
                      - text: Row
                    spacing: 6
                padding: { horizontal: 8, vertical: 6 }
              - rectangle:
                fill: "#0A84FF"
                frame: { width: 40, height: 10 }
            spacing: 8

        """

    public static let library = """
        vitrine: 1
        components:
          pill:
            parameters:
              label: { type: text, default: Pill }
              inset: { type: length, default: 3, minimum: 0, maximum: 20 }
              tone: { type: color, default: "#FFCC00" }
            body:
              - text: "{label}"
                padding: "{inset}"
                background: "{tone}"

        """

    public static let tokens = """
        {
          "brand": {
            "$type": "color",
            "base": { "$value": { "colorSpace": "srgb", "components": [0.4, 0.2, 0.9] } },
            "accent": { "$value": "{brand.base}" }
          }
        }

        """

    public init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "session-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try write(Self.scene, to: "scene.yaml")
        try write(Self.library, to: "kit.yaml")
        try write(Self.tokens, to: "brand.tokens.json")
    }

    public func remove() { try? FileManager.default.removeItem(atPath: path) }

    public var scene: String { "\(path)/scene.yaml" }

    /// Replaces a file of the folder.
    public func write(_ text: String, to name: String) throws {
        try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
    }
}
