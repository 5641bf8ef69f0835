import VitrineGraphics

/// A picture, at its own size or made to fit the frame it is offered.
struct ImageElement: Element {
    let source: ElementSource
    let image: ImageSpec
    let clip: Figure

    var label: String { "image" }
    var attributes: [Attribute] {
        var list = [
            Attribute("name", image.name),
            Attribute("pixels", "\(image.pixels.width)x\(image.pixels.height)"),
            Attribute("fit", image.fit.rawValue),
        ]
        if image.sampling != .bilinear { list.append(Attribute("sampling", image.sampling.rawValue)) }
        return list + [Attribute("clip", clip.summary)]
    }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let own = image.natural
        switch image.fit {
        case .original: return Arrangement(own)
        case .fill, .stretch, .tile:
            return Arrangement(Size(proposal.width ?? own.width, proposal.height ?? own.height))
        case .fit:
            let scale = min(
                (proposal.width ?? .infinity) / own.width, (proposal.height ?? .infinity) / own.height)
            return Arrangement(scale.isFinite ? Size(own.width * scale, own.height * scale) : own)
        }
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        var paint = image.paint(in: placed.frame)
        // Where the frame is the picture's own, its edges are put on device pixels with it.
        if image.fit == .original || image.fit == .fit { paint.frame = placed.frame }
        builder.append(.fill(.fill(clip.shape(in: placed.frame)), .image(paint)), from: source)
    }
}
