/// A navigation bar, whose title determines the room that a list keeps below it.
package struct TitleBarElement: ModifierElement {
    /// The place of the title.
    package enum Title: String, Hashable, Sendable {
        /// Between the items.
        case inline
        /// Below the items.
        case large
    }

    package let content: any Element
    package let title: Title

    package init(content: any Element, title: Title) {
        self.content = content
        self.title = title
    }

    package var label: String { "titleBar" }
    package var attributes: [Attribute] { [Attribute("title", title.rawValue)] }
    package var traits: ElementTraits { ElementTraits(BarTitle.self, title) }
}
