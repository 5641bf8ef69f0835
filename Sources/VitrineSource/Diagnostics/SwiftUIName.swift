/// The scene language's counterparts of SwiftUI's names.
enum SwiftUIName {
    /// Returns the counterpart of a SwiftUI modifier, as code with an explanation; `nil` if SwiftUI has no
    /// such modifier or the scene language has one of the same name.
    static func modifier(_ name: String) -> Counterpart? {
        if let known = modifiers[name] { return known }
        // `onAppear`, `onChange`, `onLongPressGesture`: all of them act.
        let isAction = name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
        return isAction ? "nothing: a scene is a picture without actions" : nil
    }

    /// Returns the counterpart of a SwiftUI view; `nil` if there is none.
    static func view(_ name: String) -> Counterpart? {
        views[name] ?? views[name.prefix(1).uppercased() + name.dropFirst()]
    }

    private static let modifiers: [String: Counterpart] = [
        "accentColor": "\(name: "accent") at the top of the scene, or the \(name: "tint") of a control",
        "border": "`stroke: { paint: black, width: 1 }`",
        "buttonStyle":
            "the \(name: "style") of a \(name: "button"): `button: { title: Save, style: prominent }`",
        "clipShape": "`clip: circle`, or \(name: "cornerRadius")",
        "colorScheme": "`environment: { appearance: dark }`",
        "compositingGroup": "`isolated: true`",
        "drawingGroup": "`isolated: true`",
        "edgesIgnoringSafeArea": "`ignoresSafeArea: true`",
        "fontDesign": "`font: { design: rounded }`",
        "fontWeight": "`font: { weight: semibold }`",
        "fontWidth": "`font: { family: ... }` with a family of that width",
        "foregroundColor": .name("foreground"),
        "foregroundStyle": .name("foreground"),
        "glassEffect": "`glass: regular`",
        "glassEffectUnion": "`glass: { union: name }` in a \(name: "glassContainer")",
        "grayscale": "`filter: { grayscale: 1 }`",
        "hidden": "`opacity: 0`, or \(name: "when") to leave the node out",
        "hyphenationFactor": "`hyphenation: true`",
        "imageScale": "\(name: "font") with a size",
        "listStyle": "`list: { style: plain, sections: [{ rows: [...] }] }`",
        "multilineTextAlignment": "`textAlignment: center`",
        "navigationTitle": "a \(name: "navigationBar") with a \(name: "title")",
        "onTapGesture": "nothing: a scene is a picture without actions",
        "preferredColorScheme": "`canvas: { appearance: dark }`",
        "redacted": "a \(name: "skeleton")",
        "resizable": "`image: { source: ..., fit: stretch }`",
        "rotation3DEffect": "`rotation3D: { degrees: 45, axis: y }`",
        "rotationEffect": "`rotation: 45`",
        "scaleEffect": "`scale: 1.2`",
        "scaledToFill": "`aspectRatio: { contentMode: fill }`, or `fit: fill` of an \(name: "image")",
        "scaledToFit": "`aspectRatio: { contentMode: fit }`, or `fit: fit` of an \(name: "image")",
        "strokeBorder": "`stroke: { paint: black, width: 1 }`, which is inside by default",
        "swipeActions": "the \(name: "leading") and \(name: "trailing") actions of a \(name: "row")",
        "tabItem": "the \(name: "items") of a \(name: "tabBar")",
        "tint":
            """
        \(name: "foreground"), \(name: "accent") at the top of the scene, or the \(name: "tint") of a \
        control
        """,
        "truncationMode": "`truncation: middle`",
        "visualEffect": .name("filter"),
        "zIndex": "the order of the nodes: later ones are on top",
    ]

    private static let views: [String: Counterpart] = [
        "AsyncImage": .name("image"), "Color": "\(name: "rectangle") with a \(name: "fill")",
        "ContentUnavailableView": "a \(name: "vstack")",
        "Form": .name("list"), "GroupBox": .name("card"),
        "Label": "an \(name: "hstack") of an \(name: "icon") and a \(name: "text")",
        "Link": .name("button"), "NavigationLink": "a \(name: "row") with a chevron",
        "NavigationStack": .name("navigationBar"),
        "NavigationView": .name("navigationBar"), "Picker": .name("segmentedPicker"),
        "ProgressView": "\(name: "progressBar"), \(name: "progressRing") or \(name: "activityIndicator")",
        "ScrollView": .name("scroll"),
        "Section": "a \(name: "sectionHeader"), or in a list \(name: "sections")", "TabView": .name("tabBar"),
        "TextEditor": "\(name: "textField") with \(name: "lines")",
        "UnevenRoundedRectangle": .name("roundedRectangle"),
    ]
}
