import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// A picture, at its own size or fitted to the proposed frame.
package struct ImageElement: Element, Sendable {
    package let source: ElementSource
    package let image: ImageSpec
    package let clip: Shape

    package init(source: ElementSource, image: ImageSpec, clip: Shape) {
        self.source = source
        self.image = image
        self.clip = clip
    }

    package var label: String { "image" }
    package var attributes: [Attribute] {
        var list = [
            Attribute("name", image.name),
            Attribute("pixels", "\(image.picture.width)x\(image.picture.height)"),
            Attribute("fit", image.fit.rawValue),
        ]
        if image.sampling != .bilinear { list.append(Attribute("sampling", image.sampling.rawValue)) }
        return list + [Attribute("clip", clip.summary)]
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let own = image.naturalSize
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

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        var paint = image.paint(in: placed.frame)
        // If the picture determines the frame, its edges are snapped to device pixels with it.
        if image.fit == .original || image.fit == .fit { paint.frame = placed.frame }
        let outline = PlacedShape(clip, in: placed.frame).resolved
        builder.append(.fill(.fill(outline), .image(paint)), from: source)
    }
}
