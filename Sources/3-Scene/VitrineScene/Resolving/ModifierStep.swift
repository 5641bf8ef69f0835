/// A step in which modifiers are wrapped around a node's element, in the order of the steps: the first is the
/// innermost.
///
/// The clip is inside the surface, so that it clips the node's content but not its shadows or its border; an
/// overlay is drawn over the border, so that a badge is not crossed by it.
enum ModifierStep: CaseIterable {
    case padding, aspectRatio, frame, fixedSize
    /// Views along the node's edges, around its frame and within its surface.
    case safeAreaInset
    /// Views behind the node.
    case backgroundViews
    case clip
    /// Shadows, material, background paint, content and strokes.
    case surface
    case overlay
    /// Shadows of nodes without a surface.
    case shadow
    case filter, mask, rotation3D
    /// Opacity with blend mode and isolation.
    case opacity
    /// Growing out of another node, and being what others grow out of.
    case zoom
    case scale, skew, rotation, offset
    /// The modifiers that the scene lists in an order of its own.
    case list
    /// The frame that the node has in common with others.
    case matchedGeometry
    /// The node's own guides.
    case guides
    case position
    /// The node's place in the surrounding space.
    case placement
    /// Its priority and span in its container.
    case containerTraits

    /// The keys of the modifiers. That of views behind the node is one of the surface.
    var keys: [String] {
        switch self {
        case .padding: ["padding"]
        case .aspectRatio: ["aspectRatio"]
        case .frame: ["frame"]
        case .fixedSize: ["fixedSize"]
        case .safeAreaInset: ["safeAreaInset"]
        case .backgroundViews: []
        case .clip: ["cornerRadius", "clip"]
        case .surface: ["background", "material", "glass", "stroke"]
        case .overlay: ["overlay"]
        case .shadow: ["shadow"]
        case .filter: ["filter", "blur"]
        case .mask: ["mask"]
        case .rotation3D: ["rotation3D"]
        case .opacity: ["opacity", "blendMode"]
        case .zoom: []
        case .scale: ["scale"]
        case .skew: ["skew"]
        case .rotation: ["rotation"]
        case .offset: ["offset"]
        case .list: ["modifiers"]
        case .matchedGeometry: []
        case .guides: ["alignmentGuides"]
        case .position: ["position"]
        case .placement: ["alignment"]
        case .containerTraits: ["layoutPriority"]
        }
    }
}
