/// What things grow out of in a scene that has been laid out.
struct ZoomSources: Sendable {
    private var sources: [MatchedGeometry.Group: PlacedElement] = [:]
    private var taken: Set<MatchedGeometry.Group> = []

    init() {}

    /// Finds them; of several sources of one id, the first.
    init(in root: PlacedElement) {
        func collect(_ placed: PlacedElement) {
            switch placed.element.zoomRole {
            case .source(let group)?: if sources[group] == nil { sources[group] = placed }
            case .destination(let group)?: taken.insert(group)
            case nil: break
            }
            for child in placed.children { collect(child) }
        }
        collect(root)
    }

    /// Returns `true` if something has grown out of the source, or is about to.
    func takes(_ group: MatchedGeometry.Group) -> Bool { taken.contains(group) }

    /// Returns what is in a source, and its element; `nil` if the scene has none.
    func source(_ group: MatchedGeometry.Group) -> (placed: PlacedElement, element: any Element)? {
        sources[group].flatMap { source in source.children.first.map { ($0, source.element) } }
    }
}
