import VitrineDisplayList
import VitrineGeometry

/// A piece of glass that is appearing or disappearing in a container, with the body that it has at the
/// moment.
struct GlassWay {
    private let piece: GlassPiece
    /// The box in which its contents are laid out.
    private let own: Rect
    /// How much of it is there, 0 to 1.
    private let share: Double

    init(_ piece: GlassPiece, from own: Rect? = nil, share: Double) {
        self.piece = piece
        self.own = own ?? piece.box
        self.share = share
    }

    /// The standard deviation of the blur, in points, of content at the very beginning of its arrival. At
    /// half of it two labels of the size of body text cannot be read one over the other.
    static let blur = 8.0

    /// Paints the glass on its own.
    func paintGlass(
        in container: GlassContainerSpec, from source: ElementSource, _ builder: inout DisplayListBuilder
    ) {
        guard let glass = container.glass(of: [piece]) else { return }
        paint([DisplayItem(source: source.path, .glass(glass))], from: source, &builder)
    }

    /// Paints what stands on the glass: moved with it, and never larger than it is.
    func paintContents(from source: ElementSource, _ builder: inout DisplayListBuilder) {
        paint(piece.contents(movedFrom: own, from: source), from: source, &builder)
    }

    private func paint(
        _ items: [DisplayItem], from source: ElementSource, _ builder: inout DisplayListBuilder
    ) {
        if items.isEmpty || share <= 0 { return }
        if share == 1 { return builder.append(items) }
        builder.append(
            .group(Group(opacity: share, filters: [.blur(sigma: Self.blur * (1 - share))], items: items)),
            from: source)
    }
}
