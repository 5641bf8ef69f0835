extension Alignment {
    /// Creates the alignment of two edges, such as `leading` and `top`.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        func word(_ alignment: Alignment) -> String {
            if case .string(let word) = alignment.sceneLiteral.content { word } else { "center" }
        }
        let (side, edge) = (word(horizontal), word(vertical))
        switch (side, edge) {
        case ("center", _): self = vertical
        case (_, "center"): self = horizontal
        case (_, "top"), (_, "bottom"): self.init(edge + side.prefix(1).uppercased() + side.dropFirst())
        default: self.init(side + edge.prefix(1).uppercased() + edge.dropFirst())
        }
    }
}
