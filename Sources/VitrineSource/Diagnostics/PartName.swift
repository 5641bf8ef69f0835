/// The scene language's words for parts of values that people know by other names.
enum PartName {
    /// Returns what a scene says instead of a key, as code with an explanation; `nil` for any other key.
    ///
    /// - Parameters:
    ///   - key: The key that the value does not have.
    ///   - owner: The description of the value in messages.
    static func key(_ key: String, of owner: String) -> String? {
        let word = key.filter { $0 != "-" && $0 != "_" }.lowercased()
        return keys[owner]?[word]
    }

    /// Returns what a scene says instead of a word, as code with an explanation; `nil` for any other word.
    ///
    /// - Parameters:
    ///   - word: The word that is not among those of its kind.
    ///   - noun: What its kind is called in messages.
    static func word(_ word: String, of noun: String) -> String? { words[noun]?[word.lowercased()] }

    private static let keys: [String: [String: String]] = [
        "a shadow": [
            "blur": "`radius`, twice the standard deviation", "blurradius": "`radius`",
            "offset": "`x` and `y`", "offsetx": "`x`", "offsety": "`y`", "alpha": "`opacity`",
            "inset": "`inner: true`", "size": "`radius`",
        ],
        "glass": [
            "blur": "`frost`", "blurradius": "`frost`", "color": "`tint`",
            "opacity": "the opacity of its `tint`",
            "variant": "`style`", "cornerradius": "`cornerRadius` of the node",
        ],
        "a material": ["radius": "`blur`", "color": "`tint`", "style": "`material: thin`"],
        "insets": [
            "left": "`leading`", "right": "`trailing`", "start": "`leading`", "end": "`trailing`",
            "x": "`horizontal`", "y": "`vertical`", "v": "`vertical`", "h": "`horizontal`",
        ],
        "a frame": [
            "w": "`width`", "h": "`height`", "x": "`offset: { x: 8 }` of the node",
            "y": "`offset: { y: 8 }` of the node",
        ],
        "a stroke": [
            "color": "`paint`", "fill": "`paint`", "linewidth": "`width`", "thickness": "`width`",
            "sides": "`edges`", "dashed": "`style: dashed`", "align": "`position`", "alignment": "`position`",
        ],
        "a font": [
            "name": "`family`", "bold": "`weight: bold`", "spacing": "`tracking`",
            "letterspacing": "`tracking`", "height": "`lineHeight`", "color": "`foreground` of the node",
        ],
        "a colour or a gradient": [
            "gradient": "`linearGradient: { colors: [red, blue] }`", "url": "`image: picture.png`",
            "src": "`image: picture.png`", "source": "`image: { source: picture.png }`",
            "hex": "the colour alone: \"#FF9500\"", "alpha": "`color` with `opacity`",
            "colors": "`linearGradient: { colors: [red, blue] }`",
            "conicgradient": "`angularGradient`", "sweepgradient": "`angularGradient`",
        ],
        "a linear gradient": [
            "angle": "`from` and `to`, such as `from: leading, to: trailing`",
            "direction": "`from` and `to`, such as `from: leading, to: trailing`",
            "degrees": "`from` and `to`, such as `from: leading, to: trailing`", "start": "`from`",
            "end": "`to`",
            "startpoint": "`from`", "endpoint": "`to`", "locations": "`stops: [{ color: red, at: 0 }]`",
        ],
        "a radial gradient": ["radius": "`endRadius`", "at": "`center`", "position": "`center`"],
        "a stop": [
            "location": "`at`", "position": "`at`", "offset": "`at`", "stop": "`at`", "pos": "`at`",
            "alpha": "`color: { color: red, opacity: 0.5 }`",
            "opacity": "`color: { color: red, opacity: 0.5 }`",
        ],
        "an image": [
            "src": "`source`", "url": "`source`", "path": "`source`", "name": "`source`", "mode": "`fit`",
        ],
        "a button": [
            "label": "`title`", "text": "`title`", "name": "`title`", "disabled": "`state: disabled`",
            "enabled": "`state: disabled`", "variant": "`style`", "kind": "`style`", "color": "`tint`",
            "action": "nothing: a scene is a picture without actions",
            "ontap": "nothing: a scene is a picture without actions",
        ],
        "an icon button": [
            "name": "`icon`", "symbol": "`icon`", "disabled": "`state: disabled`", "color": "`tint`",
        ],
        "a toggle": [
            "value": "`isOn`", "on": "`isOn`", "checked": "`isOn`", "title": "`label`", "text": "`label`",
            "disabled": "`state: disabled`", "color": "`tint`",
        ],
        "a slider": ["min": "`range: [0, 100]`", "max": "`range: [0, 100]`", "color": "`tint`"],
        "a text field": ["value": "`text`", "title": "`label`", "hint": "`placeholder`"],
        "a row": [
            "text": "`title`", "label": "`title`", "detail": "`value`, or `subtitle`",
            "chevron": "`accessory: disclosure`", "image": "`icon`, or nodes in `leading`",
        ],
        "a tab bar": [
            "tabs": "`items`", "selection": "`selected`", "selectedindex": "`selected`",
            "active": "`selected`",
            "color": "`tint`",
        ],
        "a tab": ["title": "`label`", "text": "`label`", "name": "`icon`", "symbol": "`icon`"],
        "a navigation bar": ["left": "`leading`", "right": "`trailing`", "large": "`display: large`"],
        "a sheet": ["height": "`detent: { height: 300 }`", "detents": "`detent`", "children": "`content`"],
        "an alert": ["text": "`message`", "buttons": "`actions`", "body": "`message`"],
        "a segmented picker": ["items": "`segments`", "options": "`segments`", "selected": "`selection`"],
        "a forEach": [
            "in": "`data`", "items": "`data`", "list": "`data`", "each": "`data`", "of": "`data`",
            "count": "`data`, which may be a number", "item": "`as`", "var": "`as`", "body": "`content`",
            "template": "`content`", "view": "`content`", "children": "`content`",
        ],
        "the canvas": [
            "colorscheme": "`appearance: dark`", "theme": "`appearance: dark`", "mode": "`appearance: dark`",
            "darkmode": "`appearance: dark`", "size": "`width` and `height`",
            "background": "`background` at the top of the scene", "dpr": "`scale`", "pixelratio": "`scale`",
            "rtl": "`layoutDirection: rtl`", "ios": "`os: 26`", "language": "`locale`",
        ],
        "a scene": [
            "content": "`body`", "children": "`body`", "nodes": "`body`", "root": "`body`", "view": "`body`",
            "views": "`body`", "scene": "`body`", "device": "`canvas: { device: iphone-17-pro }`",
            "width": "`canvas: { width: 360, height: 200 }`", "size": "`canvas: { width: 360, height: 200 }`",
            "height": "`canvas: { width: 360, height: 200 }`", "appearance": "`canvas: { appearance: dark }`",
            "scale": "`canvas: { scale: 3 }`", "theme": "`canvas: { appearance: dark }`",
            "version": "`vitrine: 1`", "name": "`title`", "imports": "`import`",
        ],
    ]

    private static let words: [String: [String: String]] = [
        "alignment": [
            "left": "`leading`", "right": "`trailing`", "start": "`leading`", "end": "`trailing`",
            "middle": "`center`", "centre": "`center`", "baseline": "`firstTextBaseline`",
            "topleft": "`topLeading`", "topright": "`topTrailing`", "bottomleft": "`bottomLeading`",
            "bottomright": "`bottomTrailing`",
        ],
        "text alignment": [
            "left": "`leading`", "right": "`trailing`", "start": "`leading`", "end": "`trailing`",
            "middle": "`center`", "justify": "`justified`",
        ],
        "edge": ["left": "`leading`", "right": "`trailing`", "start": "`leading`", "end": "`trailing`"],
        "button style": [
            "primary": "`prominent`", "filled": "`prominent`", "solid": "`prominent`",
            "default": "`bordered`",
            "secondary": "`bordered`", "outline": "`bordered`", "outlined": "`bordered`",
            "tinted": "`bordered`",
            "link": "`plain`", "text": "`plain`", "ghost": "`plain`", "borderless": "`plain`",
            "destructive": "`role: destructive`",
        ],
        "glass style": [
            "true": "`glass: regular`", "liquid": "`regular`", "false": "`identity`, or no `glass`",
        ],
        "material": [
            "true": "`material: thin`", "blur": "`thin`, or `{ blur: 20 }`", "glass": "`glass: regular`",
        ],
        "text style": [
            "h1": "`largeTitle`", "h2": "`title`", "h3": "`title2`", "h4": "`title3`", "p": "`body`",
            "small": "`footnote`", "title1": "`title`",
        ],
        "way to fit": ["cover": "`fill`", "contain": "`fit`", "none": "`original`", "repeat": "`tile`"],
    ]
}
