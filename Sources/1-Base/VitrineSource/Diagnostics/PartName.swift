/// The scene language's counterparts of names that other languages and tools use for parts of values.
enum PartName {
    /// Returns the counterpart of a key, as code with an explanation; `nil` for an unknown key.
    ///
    /// - Parameters:
    ///   - key: The key, which the value does not have.
    ///   - owner: The description of the value in messages.
    static func key(_ key: String, of owner: String) -> Counterpart? {
        let word = key.filter { $0 != "-" && $0 != "_" }.lowercased()
        return keys[owner]?[word]
    }

    /// Returns the counterpart of a key of a kind's value.
    ///
    /// - Parameter kind: The kind as scenes name it: `progressBar`, whose value is "a progress bar".
    static func key(_ key: String, ofKind kind: String) -> Counterpart? {
        var words = ""
        for letter in kind { words += letter.isUppercase ? " " + letter.lowercased() : String(letter) }
        let article = kind.first.map { "aeiou".contains($0) } == true ? "an" : "a"
        return Self.key(key, of: "\(article) \(words)")
    }

    /// Returns the counterpart of a word, as code with an explanation; `nil` for an unknown word.
    ///
    /// - Parameters:
    ///   - word: The word, which is not a known one.
    ///   - noun: The name of its kind in messages.
    static func word(_ word: String, of noun: String) -> Counterpart? {
        let letters = word.lowercased().filter { $0.isLetter || $0.isNumber }
        return (words[noun] ?? words[kin[noun] ?? ""])?[letters]
    }

    /// The kinds of words that have the words of another kind.
    private static let kin = ["unit point": "alignment", "corner": "alignment", "scroll edge": "edge"]

    /// A text that is cut without an ellipsis.
    private static let uncut: Counterpart =
        "`fixedSize: horizontal` of the text, in an \(name: "hstack") with `clip: true` or a \(name: "mask")"

    private static let belowBody: Counterpart = "nodes below \(name: "body"): `body: [{ text: Hello }]`"

    private static let appearance: [String: Counterpart] = [
        "colorscheme": .name("appearance"), "theme": .name("appearance"), "darkmode": "`appearance: dark`",
        "mode": .name("appearance"), "texttypesize": .name("dynamicType"),
        "textsize": .name("dynamicType"), "version": .name("os"), "ios": .name("os"),
        "language": .name("locale"), "rtl": "`layoutDirection: rtl`", "direction": .name("layoutDirection"),
    ]

    private static let keys: [String: [String: Counterpart]] = [
        "a condition": appearance, "variants": appearance, "a variant": appearance,
        "an environment": appearance,
        "a colour": [
            "alpha": .name("opacity"), "lightmode": .name("light"), "darkmode": .name("dark"),
            "any": .name("light"), "red": "a notation such as \"#FF9500\", or rgb(255 149 0)",
            "r": "a notation such as \"#FF9500\", or rgb(255 149 0)",
        ],
        "a corner radius": [
            "topleft": .name("topLeading"), "topright": .name("topTrailing"),
            "bottomleft": .name("bottomLeading"), "bottomright": .name("bottomTrailing"),
            "topstart": .name("topLeading"), "topend": .name("topTrailing"),
            "bottomstart": .name("bottomLeading"), "bottomend": .name("bottomTrailing"),
            "all": .name("radius"),
        ],
        "a chart": [
            "type": .name("kind"), "style": .name("kind"), "data": "`series: [[1, 2, 3]]`",
            "values": "`series: [[1, 2, 3]]`", "datasets": "`series: [[1, 2, 3]]`",
            "colors":
                "the \(name: "color") of each of the \(name: "series")",
            "unitposition": "nothing: the \(name: "unit") stands after the numbers",
            "format": "\(name: "unit"), which stands after the numbers", "prefix": .name("unit"),
            "suffix": .name("unit"),
        ],
        "a series": [
            "data": .name("values"), "label": .name("name"), "title": .name("name"),
            "x": "the numbers alone, `series: [[1, 2, 3]]`, and `labels: [Mon, Tue, Wed]`",
            "y": "the numbers alone, `series: [[1, 2, 3]]`",
            "value": "the numbers alone, `series: [[1, 2, 3]]`",
        ],
        "a component": [
            "props": .name("parameters"), "params": .name("parameters"), "arguments": .name("parameters"),
            "properties": .name("parameters"), "content": .name("body"), "view": .name("body"),
            "description": .name("summary"), "children": .name("slots"),
        ],
        "a run of text": [
            "bold": "`font: { weight: bold }`", "italic": "`font: { italic: true }`",
            "weight": "`font: { weight: bold }`", "content": .name("text"), "string": .name("text"),
            "value": .name("text"), "url": .name("link"), "href": .name("link"), "size": "`font: 17`",
        ],
        "a bar item": [
            "symbol": .name("icon"), "systemimage": .name("icon"), "image": .name("icon"),
            "name": .name("icon"), "text": .name("title"), "label": .name("title"),
        ],
        "a chip": ["label": .name("title"), "text": .name("title"), "isselected": .name("selected")],
        "a choice": [
            "if": "`when: { appearance: dark }`", "condition": "`when: { appearance: dark }`",
            "value": .name("then"),
            "otherwise": .name("else"),
        ],
        "a star": ["inner": .name("innerRadius"), "outer": "the size of its \(name: "frame")"],
        "a toast": [
            "message": .name("title"), "text": .name("title"), "type": .name("style"), "kind": .name("style"),
        ],
        "a badge": ["count": .name("value"), "number": .name("value"), "color": .name("tint")],
        "a list": [
            "rows": "`sections: [{ rows: [...] }]`, or the rows alone: `list: [...]`",
            "items": "`list: [{ row: Wi-Fi }, { row: Bluetooth }]`",
        ],
        "a shadow": [
            "blur": "\(name: "radius"), twice the standard deviation", "blurradius": .name("radius"),
            "offset": "\(name: "x") and \(name: "y")", "offsetx": .name("x"), "offsety": .name("y"),
            "alpha": .name("opacity"),
            "inset": "`inner: true`", "size": .name("radius"),
        ],
        "glass": [
            "blur": .name("frost"), "blurradius": .name("frost"), "color": .name("tint"),
            "opacity": "the opacity of its \(name: "tint")",
            "variant": .name("style"), "cornerradius": "\(name: "cornerRadius") of the node",
        ],
        "a material": ["radius": .name("blur"), "color": .name("tint"), "style": "`material: thin`"],
        "insets": [
            "left": .name("leading"), "right": .name("trailing"), "start": .name("leading"),
            "end": .name("trailing"),
            "x": .name("horizontal"), "y": .name("vertical"), "v": .name("vertical"),
            "h": .name("horizontal"),
        ],
        "a frame": [
            "w": .name("width"), "h": .name("height"), "x": "`offset: { x: 8 }` of the node",
            "y": "`offset: { y: 8 }` of the node",
        ],
        "a stroke": [
            "color": .name("paint"), "fill": .name("paint"), "linewidth": .name("width"),
            "thickness": .name("width"),
            "sides": .name("edges"), "dashed": "`style: dashed`", "align": .name("position"),
            "alignment": .name("position"),
        ],
        "a font": [
            "name": .name("family"), "bold": "`weight: bold`", "spacing": .name("tracking"),
            "letterspacing": .name("tracking"), "height": .name("lineHeight"),
            "color": "\(name: "foreground") of the node",
        ],
        "a colour or a gradient": [
            "gradient": "`linearGradient: { colors: [red, blue] }`", "url": "`image: picture.png`",
            "src": "`image: picture.png`", "source": "`image: { source: picture.png }`",
            "hex": "the colour alone: \"#FF9500\"", "alpha": "\(name: "color") with \(name: "opacity")",
            "colors": "`linearGradient: { colors: [red, blue] }`",
            "conicgradient": .name("angularGradient"), "sweepgradient": .name("angularGradient"),
        ],
        "a linear gradient": [
            "angle": "\(name: "from") and \(name: "to"), such as `from: leading, to: trailing`",
            "direction": "\(name: "from") and \(name: "to"), such as `from: leading, to: trailing`",
            "degrees": "\(name: "from") and \(name: "to"), such as `from: leading, to: trailing`",
            "start": .name("from"),
            "end": .name("to"),
            "startpoint": .name("from"), "endpoint": .name("to"),
            "locations": "`stops: [{ color: red, at: 0 }]`",
        ],
        "a radial gradient": [
            "radius": .name("endRadius"), "at": .name("center"), "position": .name("center"),
        ],
        "a stop": [
            "location": .name("at"), "position": .name("at"), "offset": .name("at"), "stop": .name("at"),
            "pos": .name("at"),
            "alpha": "`color: { color: red, opacity: 0.5 }`",
            "opacity": "`color: { color: red, opacity: 0.5 }`",
        ],
        "an image": [
            "src": .name("source"), "url": .name("source"), "path": .name("source"), "name": .name("source"),
            "uri": .name("source"), "width": "`frame: { width: 100 }` of the node",
            "height": "`frame: { height: 100 }` of the node", "mode": .name("fit"),
            "systemname": "`icon: heart.fill`, a node of its own",
        ],
        "a button": [
            "label": .name("title"), "text": .name("title"), "name": .name("title"),
            "disabled": "`state: disabled`",
            "enabled": "`state: disabled`", "variant": .name("style"), "kind": .name("style"),
            "color": .name("tint"), "systemimage": .name("icon"), "image": .name("icon"),
            "symbol": .name("icon"),
            "action": "nothing: a scene is a picture without actions",
            "ontap": "nothing: a scene is a picture without actions",
        ],
        "an icon button": [
            "name": .name("icon"), "systemimage": .name("icon"), "image": .name("icon"),
            "symbol": .name("icon"), "disabled": "`state: disabled`",
            "color": .name("tint"),
        ],
        "a toggle": [
            "value": .name("isOn"), "on": .name("isOn"), "checked": .name("isOn"), "title": .name("label"),
            "text": .name("label"),
            "disabled": "`state: disabled`", "color": .name("tint"),
        ],
        "a stepper": [
            "title": .name("label"), "text": .name("label"), "min": "`range: [0, 10]`",
            "max": "`range: [0, 10]`", "disabled": "`state: disabled`",
        ],
        "a progress bar": ["total": "`range: [0, 100]`", "progress": .name("value"), "color": .name("tint")],
        "a progress ring": ["progress": .name("value"), "color": .name("tint")],
        "a slider": [
            "disabled": "`state: disabled`", "min": "`range: [0, 100]`", "max": "`range: [0, 100]`",
            "color": .name("tint"),
        ],
        "a text field": [
            "value": .name("text"), "title": .name("label"), "hint": .name("placeholder"),
            "secure": "`secureField: { text: secret }`", "issecure": "`secureField: { text: secret }`",
            "password": "`secureField: { text: secret }`", "type": "`secureField: { text: secret }`",
        ],
        "scroll": [
            "direction": "`axes: horizontal`", "horizontal": "`axes: horizontal`",
            "axis": "`axes: horizontal`",
            "orientation": "`axes: horizontal`", "scrolldirection": "`axes: horizontal`",
        ],
        "a track": [
            "griditem": "`flexible` alone, or `adaptive: 80`", "min": "`flexible: 80`",
            "minimum": "`flexible: 80`", "size": .name("fixed"), "width": .name("fixed"),
        ],
        "a row": [
            "iconcolor": "the \(name: "tint") of the icon, or \(name: "tile") for what is behind it",
            "icontint": .name("tint"), "iconbackground": .name("tile"), "disabled": "`state: disabled`",
            "trailing": "\(name: "value"), or nodes in \(name: "content")",
            "swipeactions": "`trailingActions: [{ title: Delete }]`",
            "text": .name("title"), "label": .name("title"),
            "detail": "\(name: "value"), or \(name: "subtitle")",
            "chevron": "`accessory: disclosure`", "systemimage": .name("icon"),
            "image": "\(name: "icon"), or nodes in \(name: "leading")",
        ],
        "a tab bar": [
            "tabs": .name("items"), "selection": .name("selected"), "selectedindex": .name("selected"),
            "active": .name("selected"),
            "color": .name("tint"),
        ],
        "a tab": [
            "title": .name("label"), "text": .name("label"), "name": .name("icon"), "symbol": .name("icon"),
            "systemimage": .name("icon"), "image": .name("icon"),
        ],
        "a navigation bar": [
            "left": .name("leading"), "right": .name("trailing"), "large": "`display: large`",
            "rightbutton": .name("trailing"), "leftbutton": .name("leading"),
            "text": .name("title"), "backbutton": .name("back"),
        ],
        "a sheet": [
            "height": "`detent: { height: 300 }`", "detents": .name("detent"), "children": .name("content"),
        ],
        "an alert": [
            "text": .name("message"), "buttons": .name("actions"), "body": .name("message"),
            "primarybutton": .name("actions"), "secondarybutton": .name("actions"),
        ],
        "a segmented picker": [
            "disabled": "`state: disabled`",
            "items": .name("segments"), "options": .name("segments"), "selected": .name("selection"),
        ],
        "a forEach": [
            "in": .name("data"), "items": .name("data"), "list": .name("data"), "each": .name("data"),
            "of": .name("data"),
            "count": "\(name: "data"), which may be a number", "item": .name("as"), "var": .name("as"),
            "body": .name("content"),
            "template": .name("content"), "view": .name("content"), "children": .name("content"),
        ],
        "the canvas": [
            "colorscheme": "`appearance: dark`", "theme": "`appearance: dark`", "mode": "`appearance: dark`",
            "darkmode": "`appearance: dark`", "size": "\(name: "width") and \(name: "height")",
            "background": "\(name: "background") at the top of the scene", "dpr": .name("scale"),
            "pixelratio": .name("scale"),
            "rtl": "`layoutDirection: rtl`", "ios": "`os: 26`", "language": .name("locale"),
        ],
        "a scene": [
            "text": belowBody, "vstack": belowBody, "hstack": belowBody, "zstack": belowBody,
            "card": belowBody,
            "image": belowBody, "button": belowBody, "rectangle": belowBody, "list": belowBody,
            "content": .name("body"), "children": .name("body"), "nodes": .name("body"),
            "root": .name("body"), "view": .name("body"),
            "views": .name("body"),
            "scene": "nothing: its keys stand at the top of the file, such as `body: []`",
            "device": "`canvas: { device: iphone-17-pro }`",
            "width": "`canvas: { width: 360, height: 200 }`", "size": "`canvas: { width: 360, height: 200 }`",
            "height": "`canvas: { width: 360, height: 200 }`", "appearance": "`canvas: { appearance: dark }`",
            "scale": "`canvas: { scale: 3 }`", "theme": "`canvas: { appearance: dark }`",
            "vars": "design tokens, `tokens: file.json`, or parameters of a component",
            "variables": "design tokens, `tokens: file.json`, or parameters of a component",
            "state": "nothing: a scene is a still picture, and controls have a `state` of their own",
            "version": "`vitrine: 1`", "name": .name("title"), "imports": .name("import"),
        ],
    ]

    private static let words: [String: [String: Counterpart]] = [
        "alignment": [
            "left": .name("leading"), "right": .name("trailing"), "start": .name("leading"),
            "end": .name("trailing"),
            "middle": .name("center"), "centre": .name("center"), "baseline": .name("firstTextBaseline"),
            "topleft": .name("topLeading"), "topright": .name("topTrailing"),
            "bottomleft": .name("bottomLeading"),
            "bottomright": .name("bottomTrailing"),
        ],
        "text alignment": [
            "left": .name("leading"), "right": .name("trailing"), "start": .name("leading"),
            "end": .name("trailing"),
            "middle": .name("center"), "justify": .name("justified"),
        ],
        "edge": [
            "left": .name("leading"), "right": .name("trailing"), "start": .name("leading"),
            "end": .name("trailing"),
        ],
        "colour": [
            "transparent": .name("clear"), "rgba": "\"#FF950080\", or `{ color: orange, opacity: 0.5 }`",
            "none": .name("clear"), "label": .name("primary"),
            "secondarylabel": .name("secondary"), "tertiarylabel": .name("tertiary"),
            "accentcolor": .name("accent"), "currentcolor": .name("primary"), "inherit": .name("primary"),
            "foreground": .name("primary"), "text": .name("primary"),
            "background": .name("systemBackground"), "grey": .name("gray"),
        ],
        "type": [
            "string": .name("text"), "str": .name("text"), "bool": .name("flag"), "boolean": .name("flag"),
            "int": .name("integer"), "float": .name("number"), "double": .name("number"),
            "cgfloat": .name("number"), "enum": .name("choice"), "array": .name("list"),
            "colour": .name("color"), "view": .name("node"), "symbol": .name("icon"),
            "gradient": .name("paint"),
        ],
        "button style": [
            "primary": .name("prominent"), "filled": .name("prominent"), "solid": .name("prominent"),
            "default": .name("bordered"),
            "secondary": .name("bordered"), "outline": .name("bordered"), "outlined": .name("bordered"),
            "tinted": .name("bordered"),
            "link": .name("plain"), "text": .name("plain"), "ghost": .name("plain"),
            "borderless": .name("plain"),
            "destructive": "`role: destructive`",
        ],
        "font design": [
            "mono": .name("monospaced"), "monospace": .name("monospaced"), "code": .name("monospaced"),
            "sans": .name("default"), "sansserif": .name("default"), "round": .name("rounded"),
        ],
        "appearance": [
            "night": .name("dark"), "black": .name("dark"), "day": .name("light"), "white": .name("light"),
        ],
        "icon": [
            "search": .name("magnifyingglass"), "settings": .name("gearshape"), "close": .name("xmark"),
            "menu": .name("line.3.horizontal"), "hamburger": .name("line.3.horizontal"),
            "user": .name("person"), "account": .name("person.crop.circle"), "users": .name("person.2"),
            "favorite": .name("heart"), "favourite": .name("heart"), "like": .name("heart"),
            "home": .name("house"), "add": .name("plus"), "delete": .name("trash"), "remove": .name("minus"),
            "edit": .name("pencil"), "share": .name("square.and.arrow.up"), "back": .name("chevron.left"),
            "forward": .name("chevron.right"), "email": .name("envelope"), "mail": .name("envelope"),
            "notification": .name("bell"), "notifications": .name("bell"), "check": .name("checkmark"),
            "done": .name("checkmark"), "more": .name("ellipsis"), "download": .name("arrow.down.circle"),
            "upload": .name("arrow.up.circle"), "location": .name("mappin"), "time": .name("clock"),
            "date": .name("calendar"), "chat": .name("message"), "message": .name("message"),
            "cart": .name("cart"), "lock": .name("lock"), "image": .name("photo"), "picture": .name("photo"),
            "refresh": .name("arrow.clockwise"), "help": .name("questionmark.circle"),
            "warning": .name("exclamationmark.triangle"), "error": .name("exclamationmark.circle"),
            "music": .name("music.note"), "video": .name("video"), "phone": .name("phone"),
            "visibility": .name("eye"), "dashboard": .name("square.grid.2x2"), "sunny": .name("sun.max"),
        ],
        "glass style": [
            "true": "`glass: regular`", "liquid": .name("regular"),
            "false": "\(name: "identity"), or no \(name: "glass")",
        ],
        "material": [
            "true": "`material: thin`", "blur": "\(name: "thin"), or `{ blur: 20 }`",
            "glass": "`glass: regular`",
        ],
        "text style": [
            "h1": .name("largeTitle"), "h2": .name("title"), "h3": .name("title2"), "h4": .name("title3"),
            "p": .name("body"),
            "small": .name("footnote"), "title1": .name("title"),
        ],
        "accessory": [
            "chevron": .name("disclosure"), "arrow": .name("disclosure"),
            "disclosureindicator": .name("disclosure"),
            "check": .name("checkmark"), "info": .name("detail"), "true": .name("disclosure"),
        ],
        "truncation": [
            "true": .name("tail"), "end": .name("tail"), "start": .name("head"), "none": uncut,
            "clip": uncut, "false": uncut, "fade": uncut,
        ],
        "kind of chart": [
            "pie": .name("ring"), "donut": .name("ring"), "doughnut": .name("ring"), "column": .name("bar"),
            "area": "`kind: line`, and `area: true`",
        ],
        "way to fit": [
            "cover": .name("fill"), "contain": .name("fit"), "none": .name("original"),
            "repeat": .name("tile"),
        ],
    ]
}
