import VitrineDisplayList

extension [DisplayItem] {
    /// `true` if one of the items filters what is behind it, or depends on it.
    var readBackdrop: Bool {
        contains { item in
            switch item.content {
            case .fill, .glyphs, .shadow: false
            case .backdrop, .glass, .progressiveBlur, .adaptive: true
            case .surface(let surface): surface.backdrop != nil
            case .group(let group):
                group.items.readBackdrop || (group.mask?.items.readBackdrop ?? false)
            case .projected(let content): content.items.readBackdrop
            }
        }
    }
}
