import VitrineGraphics

/// States guides for the content.
struct GuidesElement: ModifierElement {
    let content: any Element
    let guides: [Guide: GuideSpec]

    var label: String { "guides" }
    var attributes: [Attribute] {
        guides.map { Attribute($0.key.name, $0.value.summary) }.sorted { $0.name < $1.name }
    }
}
