import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// A frame in which the content is aligned.
package struct FrameElement: ModifierElement, Sendable {
    package private(set) var content: any Element
    package let width: FrameLength
    package let height: FrameLength
    package let alignment: Alignment
    /// The name of the container that the frame fills, such as a sheet; `nil` for other frames.
    ///
    /// Such a frame takes all the space that it is offered, and larger content causes a warning.
    package var container: String?
    /// What the scene says beside the frame, for warnings; `nil` for frames that no scene has written.
    package var written: WrittenFrame?
    /// `true` for the room in which content that has an alignment of its own is placed.
    package var isPlacement = false
    /// The instance of the matched node whose frame it is; `nil` for other frames.
    package var matched: String?

    package init(content: any Element, width: FrameLength, height: FrameLength, alignment: Alignment) {
        self.content = content
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    package var label: String { "frame" }
    package var traits: ElementTraits {
        var traits = ElementTraits(ScrollsVertically.self, false)
        if width.isStated || height.isStated { traits = traits.and(ScreenFit.self, .stated) }
        return traits
    }
    package var attributes: [Attribute] {
        func share(_ name: String, _ fraction: Double) -> Attribute {
            Attribute(name, "\(PrintedText.number(fraction * 100))%")
        }
        func list(_ name: String, _ length: FrameLength) -> [Attribute] {
            [
                length.fixed.map { Attribute(name, $0) },
                length.fraction.map { share(name, $0) },
                length.minimum.map { Attribute("min\(name.capitalizedFirst)", $0) },
                length.minimumFraction.map { share("min\(name.capitalizedFirst)", $0) },
                length.ideal.map { Attribute("ideal\(name.capitalizedFirst)", $0) },
                length.maximum.map { Attribute("max\(name.capitalizedFirst)", $0) },
                length.maximumFraction.map { share("max\(name.capitalizedFirst)", $0) },
            ].compactMap { $0 }
        }
        return list("width", width) + list("height", height) + [Attribute("alignment", alignment.summary)]
    }

    package func mapWithinPlacement(_ change: (any Element) -> any Element) -> any Element {
        guard isPlacement else { return change(self) }
        var frame = self
        frame.content = content.mapWithinPlacement(change)
        return frame
    }

    package var hasPercentages: Bool { width.hasPercentages || height.hasPercentages }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let taken = matched.flatMap(context.matched.size)
        let width = taken.map { FrameLength(fixed: $0.width) } ?? width.resolved(proposal.basis(.horizontal))
        let height = taken.map { FrameLength(fixed: $0.height) } ?? height.resolved(proposal.basis(.vertical))
        let offer = proposal.replacing(width.childProposal(proposal.width), along: .horizontal)
            .replacing(height.childProposal(proposal.height), along: .vertical)
        let child = children[0].size(for: offer)
        // An infinite proposal asks for the maximum size, which may be infinite as well.
        let size = Size(
            resolved(width, child: child.width, proposed: proposal.width),
            resolved(height, child: child.height, proposed: proposal.height))
        var place = offer
        place.width = width.placement(offer.width, own: size.width)
        place.height = height.placement(offer.height, own: size.height)
        return Arrangement(size, [.init(alignment.origin(of: children[0], for: place, in: size), place)])
    }

    private func resolved(_ length: FrameLength, child: Double, proposed: Double?) -> Double {
        if container != nil, let proposed, proposed.isFinite, length.maximum == .infinity { return proposed }
        if proposed == .infinity, length.fixed == nil, length.maximum == .infinity { return .infinity }
        return length.length(child: child, proposed: proposed)
    }
}

extension Alignment {
    /// Returns the origin of a child in a box such that the guides of both coincide.
    func origin(of child: LayoutNode, for proposal: Proposal, in size: Size) -> Point {
        let (across, down) = (Guide.horizontal(horizontal), Guide.vertical(vertical.inBox))
        let x = across.defaultValue(in: size) - child.guide(across, for: proposal)
        let y = down.defaultValue(in: size) - child.guide(down, for: proposal)
        return Point(x.isFinite ? x : 0, y.isFinite ? y : 0)
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
