// SwiftUI's ways to make and change pictures and labels.

extension Image {
    /// Returns the picture in the size of its frame: a file is stretched, a symbol is as large as the frame.
    public func resizable() -> Image {
        Image(
            literals: literals.map { node in
                guard var entries = node.entries, let first = entries.first else { return node }
                var copy = node
                switch first.key {
                case "icon": copy.note = .resizable
                case "image":
                    entries[0].value = first.value.setting("fit", "stretch", scalar: "source")
                    copy.content = .mapping(entries)
                default: break
                }
                return copy
            })
    }

    private init(literals: [SceneLiteral]) { self.literals = literals }
}
