/// The sources that zooms grow out of in a laid-out scene.
struct ZoomSources: Sendable {
    private var sources: [MatchedGeometry.Group: PlacedElement] = [:]
    private var taken: Set<MatchedGeometry.Group> = []

    init() {}

    /// Creates the sources of a scene. Of several with the same id, the first counts.
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

    /// Returns `true` if a zoom of the scene grows out of the source.
    func takes(_ group: MatchedGeometry.Group) -> Bool { taken.contains(group) }

    /// Returns the content of a source, and the source itself; `nil` if the scene has none.
    func source(_ group: MatchedGeometry.Group) -> (placed: PlacedElement, element: any Element)? {
        sources[group].flatMap { source in source.children.first.map { ($0, source.element) } }
    }
}
