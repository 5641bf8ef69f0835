import VitrineGeometry

/// What an element does to the safe area of what is in it.
package enum SafeAreaUse: Sendable {
    /// The area around the element is that of its content.
    case inherited
    /// The element is a screen with an area of its own.
    case screen(Insets)
    /// The content grows beyond the area at some edges, where the element reaches it.
    case ignored(Set<Edge>)
    /// The content has no place on the screen that it could reach an edge from: it scrolls.
    case none
}
