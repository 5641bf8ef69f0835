/// Content with alignment guides of its own.
package struct GuidesElement: ModifierElement, Sendable {
    package let content: any Element
    package let guides: [Guide: GuideSpec]

    package init(content: any Element, guides: [Guide: GuideSpec]) {
        self.content = content
        self.guides = guides
    }

    package var label: String { "guides" }
    package var attributes: [Attribute] {
        guides.map { Attribute($0.key.name, $0.value.summary) }.sorted { $0.name < $1.name }
    }
}
