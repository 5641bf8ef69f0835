import VitrineGraphics

/// A picture, at its own size or made to fit the frame it is offered.
struct ImageElement: Element {
    enum Fit: String, Sendable, CaseIterable { case original, fit, fill, stretch }

    let source: ElementSource
    let name: String
    let pixels: Pixmap
    /// Pixels of the picture per point at its own size: 2 for a file `name@2x.png`.
    let density: Double
    let fit: Fit
    let clip: Figure

    var label: String { "image" }
    var attributes: [Attribute] {
        [
            Attribute("name", name), Attribute("pixels", "\(pixels.width)x\(pixels.height)"),
            Attribute("fit", fit.rawValue), Attribute("clip", clip.summary),
        ]
    }

    private var natural: Size { Size(Double(pixels.width) / density, Double(pixels.height) / density) }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let own = natural
        switch fit {
        case .original: return Arrangement(own)
        case .fill, .stretch:
            return Arrangement(Size(proposal.width ?? own.width, proposal.height ?? own.height))
        case .fit:
            let scale = min(
                (proposal.width ?? .infinity) / own.width, (proposal.height ?? .infinity) / own.height)
            return Arrangement(scale.isFinite ? Size(own.width * scale, own.height * scale) : own)
        }
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        var frame = placed.frame
        if fit == .fill {
            let scale = max(frame.width / natural.width, frame.height / natural.height)
            let size = Size(natural.width * scale, natural.height * scale)
            frame = Rect(
                x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
                height: size.height)
        }
        let paint = Paint.image(ImagePaint(name: name, pixels: pixels, frame: frame))
        builder.append(.fill(.fill(clip.shape(in: placed.frame)), paint), from: source)
    }
}
