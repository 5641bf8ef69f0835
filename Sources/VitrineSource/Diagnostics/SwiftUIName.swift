/// The scene language's counterparts of SwiftUI's names.
enum SwiftUIName {
    /// Returns the counterpart of a SwiftUI modifier, as code with an explanation; `nil` if SwiftUI has no
    /// such modifier or the scene language has one of the same name.
    static func modifier(_ name: String) -> String? { modifiers[name] }

    /// Returns the counterpart of a SwiftUI view; `nil` if there is none.
    static func view(_ name: String) -> String? { views[name] }

    private static let modifiers: [String: String] = [
        "accentColor": "`accent` at the top of the scene, or the `tint` of a control",
        "border": "`stroke: { paint: black, width: 1 }`",
        "clipShape": "`clip: circle`, or `cornerRadius`",
        "colorScheme": "`environment: { appearance: dark }`",
        "compositingGroup": "`isolated: true`",
        "drawingGroup": "`isolated: true`",
        "edgesIgnoringSafeArea": "`ignoresSafeArea: true`",
        "fontDesign": "`font: { design: rounded }`",
        "fontWeight": "`font: { weight: semibold }`",
        "fontWidth": "`font: { family: ... }` with a family of that width",
        "foregroundColor": "`foreground`",
        "foregroundStyle": "`foreground`",
        "glassEffect": "`glass: regular`",
        "glassEffectUnion": "`glass: { union: name }` in a `glassContainer`",
        "hidden": "`opacity: 0`, or `when` to leave the node out",
        "hyphenationFactor": "`hyphenation: true`",
        "imageScale": "`font` with a size",
        "multilineTextAlignment": "`textAlignment: center`",
        "navigationTitle": "a `navigationBar` with a `title`",
        "onTapGesture": "nothing: a scene is a picture without actions",
        "preferredColorScheme": "`canvas: { appearance: dark }`",
        "redacted": "a `skeleton`",
        "resizable": "`image: { source: ..., fit: stretch }`",
        "rotation3DEffect": "`rotation3D: { degrees: 45, axis: y }`",
        "rotationEffect": "`rotation: 45`",
        "scaleEffect": "`scale: 1.2`",
        "scaledToFill": "`aspectRatio: { contentMode: fill }`, or `fit: fill` of an `image`",
        "scaledToFit": "`aspectRatio: { contentMode: fit }`, or `fit: fit` of an `image`",
        "strokeBorder": "`stroke: { paint: black, width: 1 }`, which is inside by default",
        "swipeActions": "the `leading` and `trailing` actions of a `row`",
        "tabItem": "the `items` of a `tabBar`",
        "tint": "`foreground`, `accent` at the top of the scene, or the `tint` of a control",
        "truncationMode": "`truncation: middle`",
        "visualEffect": "`filter`",
        "zIndex": "the order of the nodes: later ones are on top",
    ]

    private static let views: [String: String] = [
        "AsyncImage": "`image`", "Color": "`rectangle` with a `fill`", "ContentUnavailableView": "a `vstack`",
        "Form": "`list`", "GroupBox": "`card`", "Label": "an `hstack` of an `icon` and a `text`",
        "Link": "`button`", "NavigationLink": "a `row` with a chevron", "NavigationStack": "`navigationBar`",
        "NavigationView": "`navigationBar`", "Picker": "`segmentedPicker`",
        "ProgressView": "`progressBar`, `progressRing` or `activityIndicator`",
        "ScrollView": "`scroll`", "Section": "`sectionHeader`", "TabView": "`tabBar`",
        "TextEditor": "`textField` with `lines`", "UnevenRoundedRectangle": "`roundedRectangle`",
    ]
}
