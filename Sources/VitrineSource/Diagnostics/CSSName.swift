/// The scene language's words for names that people know from CSS and from design tools.
enum CSSName {
    /// Returns what a scene says instead of a property, as code with an explanation; `nil` for any other
    /// name.
    static func property(_ name: String) -> Counterpart? {
        let word = name.filter { !"-_:".contains($0) }.lowercased()
        return properties[word]
    }

    /// Returns the node that stands for an element of HTML; `nil` for any other name.
    static func element(_ name: String) -> Counterpart? { elements[name.lowercased()] }

    private static let elements: [String: Counterpart] = [
        "div": "a \(name: "vstack") or an \(name: "hstack")", "section": .name("vstack"),
        "box": "a \(name: "vstack") or a \(name: "zstack")", "container": .name("vstack"),
        "view": .name("vstack"), "column": .name("vstack"),
        "stack": "a \(name: "vstack") or an \(name: "hstack")",
        "span": .name("text"), "p": .name("text"), "h1": "a \(name: "text") with `font: largeTitle`",
        "h2": "a \(name: "text") with `font: title`", "paragraph": .name("text"),
        "label": "an \(name: "hstack") of an \(name: "icon") and a \(name: "text")",
        "img": .name("image"), "picture": .name("image"), "svg": .name("icon"), "symbol": .name("icon"),
        "ul": .name("list"), "ol": .name("list"), "li": .name("row"), "a": .name("button"),
        "link": .name("button"), "input": .name("textField"),
        "textarea": "\(name: "textField") with \(name: "lines")",
        "checkbox": .name("toggle"), "switch": .name("toggle"), "select": .name("segmentedPicker"),
        "hr": .name("divider"), "line": .name("divider"), "separator": .name("divider"),
        "nav": .name("navigationBar"),
        "tabs": .name("tabBar"), "modal": .name("sheet"), "dialog": .name("alert"),
        "progress": .name("progressBar"),
        "square": "a \(name: "rectangle") with `frame: { size: 40 }`", "rect": .name("rectangle"),
    ]

    private static let properties: [String: Counterpart] = [
        "transition": "nothing: a scene is a still picture",
        "animation": "nothing: a scene is a still picture",
        "hover": "`state: hovered` of a control",
        "active": "`state: pressed` of a control",
        "focus": "`state: focused` of a control",
        "disabled": "`state: disabled` of a control",
        "top": "`offset: { y: 8 }`, or `alignment: top` of what is around the node",
        "bottom": "`offset: { y: -8 }`, or `alignment: bottom` of what is around the node",
        "classname": "a component for what several nodes share: `components`",
        "class": "a component for what several nodes share: `components`",
        "zindex": "the order of the nodes: later ones lie above",
        "issecure": .name("secureField"),
        "align": "`alignment: leading`, or of the lines of a text `textAlignment: leading`",
        "alignitems": "`alignment: center`",
        "backdropfilter": "`material: thin`, or `material: { blur: 20 }`",
        "backgroundcolor": .name("background"),
        "backgroundimage": "`background: { image: picture.png }`",
        "bold": "`font: { weight: bold }`",
        "bordercolor": "`stroke: { paint: black, width: 1 }`",
        "borderradius": .name("cornerRadius"),
        "borderwidth": "`stroke: { paint: black, width: 1 }`",
        "boxshadow": "`shadow: { color: black, radius: 4, y: 2 }`",
        "children": "a list below the node's kind: `vstack:`, then `- text: Hello`",
        "color": "\(name: "foreground") of texts and icons, \(name: "fill") of shapes",
        "colour": "\(name: "foreground") of texts and icons, \(name: "fill") of shapes",
        "elevation": "`shadow: { color: black, radius: 4, y: 2 }`",
        "fontcolor": .name("foreground"),
        "fontstyle": "`font: { italic: true }`",
        "if": "`when: { appearance: dark }`",
        "lineclamp": .name("lineLimit"),
        "maxlines": .name("lineLimit"),
        "numberoflines": .name("lineLimit"),
        "textcolor": .name("foreground"),
        "texttransform": "`textCase: uppercase`",
        "direction": "\(name: "hstack") or \(name: "vstack")",
        "display": "\(name: "hstack") or \(name: "vstack"); `opacity: 0` hides a node",
        "flex": "`frame: { maxWidth: infinity }`, or a \(name: "spacer")",
        "flexdirection": "\(name: "hstack") or \(name: "vstack")",
        "fontfamily": "`font: { family: Inter }`",
        "fontsize": "`font: { size: 17 }`",
        "gap": .name("spacing"),
        "gradient": "`fill: { linearGradient: { colors: [red, blue] } }`",
        "height": "`frame: { height: 40 }`",
        "hyphens": "`hyphenation: true`",
        "italic": "`font: { italic: true }`",
        "justifycontent": "a \(name: "spacer") between the nodes, or \(name: "alignment")",
        "left": "`offset: { x: 8 }`, or `alignment: leading`",
        "letterspacing": .name("tracking"),
        "lineheight": "\(name: "lineSpacing"), or `font: { lineHeight: 22 }`",
        "margin": "\(name: "padding") of what is around the node, or \(name: "spacing") of its stack",
        "maxheight": "`frame: { maxHeight: 40 }`",
        "maxwidth": "`frame: { maxWidth: 200 }`",
        "minheight": "`frame: { minHeight: 40 }`",
        "minwidth": "`frame: { minWidth: 200 }`",
        "onclick": "nothing: a scene is a picture without actions",
        "ontap": "nothing: a scene is a picture without actions",
        "action": "nothing: a scene is a picture without actions",
        "overflow": "`clip: true`",
        "radius": .name("cornerRadius"),
        "right": "`offset: { x: -8 }`, or `alignment: trailing`",
        "rotate": "`rotation: 45`",
        "size": "`frame: { size: 40 }`, or of text `font: { size: 17 }`",
        "src": "`image: picture.png`",
        "textalign": "`textAlignment: center`",
        "textdecoration": "`underline: true`, or `strikethrough: true`",
        "transform":
            """
        \(name: "scale"), \(name: "rotation"), \(name: "rotation3D"), \(name: "skew") or \
        \(name: "offset")
        """,
        "visible": "\(name: "when"), or `opacity: 0`",
        "weight": "`font: { weight: bold }`",
        "width": "`frame: { width: 100 }`",
        "x": "`offset: { x: 8 }`, or `position: { x: 8, y: 8 }`",
        "y": "`offset: { y: 8 }`, or `position: { x: 8, y: 8 }`",
    ]
}
