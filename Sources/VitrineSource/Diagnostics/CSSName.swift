/// The scene language's words for names that people know from CSS and from design tools.
enum CSSName {
    /// Returns what a scene says instead of a property, as code with an explanation; `nil` for any other
    /// name.
    static func property(_ name: String) -> String? {
        let word = name.filter { $0 != "-" && $0 != "_" }.lowercased()
        return properties[word]
    }

    private static let properties: [String: String] = [
        "align": "`alignment: leading`, or of the lines of a text `textAlignment: leading`",
        "alignitems": "`alignment: center`",
        "backdropfilter": "`material: thin`, or `material: { blur: 20 }`",
        "backgroundcolor": "`background`",
        "backgroundimage": "`background: { image: picture.png }`",
        "bold": "`font: { weight: bold }`",
        "bordercolor": "`stroke: { paint: black, width: 1 }`",
        "borderradius": "`cornerRadius`",
        "borderwidth": "`stroke: { paint: black, width: 1 }`",
        "boxshadow": "`shadow: { color: black, radius: 4, y: 2 }`",
        "children": "a list below the node's kind: `vstack:`, then `- text: Hello`",
        "color": "`foreground` of texts and icons, `fill` of shapes",
        "direction": "`hstack` or `vstack`",
        "display": "`hstack` or `vstack`",
        "flex": "`frame: { maxWidth: infinity }`, or a `spacer`",
        "flexdirection": "`hstack` or `vstack`",
        "fontfamily": "`font: { family: Inter }`",
        "fontsize": "`font: { size: 17 }`",
        "gap": "`spacing`",
        "gradient": "`fill: { linearGradient: { colors: [red, blue] } }`",
        "height": "`frame: { height: 40 }`",
        "hyphens": "`hyphenation: true`",
        "italic": "`font: { italic: true }`",
        "justifycontent": "a `spacer` between the nodes, or `alignment`",
        "left": "`offset: { x: 8 }`, or `alignment: leading`",
        "letterspacing": "`tracking`",
        "lineheight": "`lineSpacing`, or `font: { lineHeight: 22 }`",
        "margin": "`padding` of what is around the node, or `spacing` of its stack",
        "maxheight": "`frame: { maxHeight: 40 }`",
        "maxwidth": "`frame: { maxWidth: 200 }`",
        "minheight": "`frame: { minHeight: 40 }`",
        "minwidth": "`frame: { minWidth: 200 }`",
        "onclick": "nothing: a scene is a picture without actions",
        "ontap": "nothing: a scene is a picture without actions",
        "action": "nothing: a scene is a picture without actions",
        "overflow": "`clip: true`",
        "radius": "`cornerRadius`",
        "right": "`offset: { x: -8 }`, or `alignment: trailing`",
        "rotate": "`rotation: 45`",
        "size": "`frame: { size: 40 }`, or of text `font: { size: 17 }`",
        "src": "`image: picture.png`",
        "textalign": "`textAlignment: center`",
        "textdecoration": "`underline: true`, or `strikethrough: true`",
        "transform": "`scale`, `rotation`, `rotation3D`, `skew` or `offset`",
        "visible": "`when`, or `opacity: 0`",
        "weight": "`font: { weight: bold }`",
        "width": "`frame: { width: 100 }`",
        "x": "`offset: { x: 8 }`, or `position: { x: 8, y: 8 }`",
        "y": "`offset: { y: 8 }`, or `position: { x: 8, y: 8 }`",
    ]
}
