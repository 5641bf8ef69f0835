import VitrineSource

/// The scene language's equivalents of names from CSS and design tools.
enum CSSName {
    /// Returns the equivalent of a property, as code with an explanation; `nil` for an unknown property.
    static func property(_ name: String) -> Equivalent? {
        let word = name.filter { !"-_:".contains($0) }.lowercased()
        return properties[word]
    }

    private static let properties = EquivalentTable(
        """
        transitionduration, transitiontimingfunction: `animation: { easeInOut: 0.2 }`
        animationduration: `animation: { easeInOut: 0.2 }`
        animationdelay, transitiondelay: `animation: { smooth: 0.5, delay: 0.2 }`
        digitflip, flipclock: `contentTransition: digitFlip` of a <text>
        hover: `state: hovered` of a control
        active: `state: pressed` of a control
        focus: `state: focused` of a control
        disabled: `state: disabled` of a control
        top: `offset: { y: 8 }`, or `alignment: top` of what is around the node
        bottom: `offset: { y: -8 }`, or `alignment: bottom` of what is around the node
        classname, class: a component for what several nodes share: `components`
        zindex: the order of the nodes: later ones lie above
        issecure: <secureField>
        align: `alignment: leading`, or of the lines of a text `textAlignment: leading`
        alignitems: `alignment: center`
        alpha: `opacity: 0.5`
        backdropfilter: `material: thin`, or `material: { blur: 20 }`
        backgroundcolor: <background>
        backgroundimage: `background: { image: picture.png }`
        bold, weight: `font: { weight: bold }`
        brightness: `filter: { brightness: 0.2 }`
        contrast: `filter: { contrast: 1.2 }`
        grayscale: `filter: { grayscale: 1 }`
        saturation: `filter: { saturation: 0.5 }`
        huerotation: `filter: { hueRotation: 90 }`
        bordercolor, borderwidth, linewidth, strokewidth: `stroke: { paint: black, width: 1 }`
        borderradius, corners, radius: <cornerRadius>
        boxshadow, elevation: `shadow: { color: black, radius: 4, y: 2 }`
        children: a list below the node's kind: `vstack:`, then `- text: Hello`
        color, colour: <foreground> of texts and icons, <fill> of shapes
        controlsize: the <size> of a control: `button: { title: Save, size: large }`
        tintcolor: the <tint> of a control, or <foreground>
        fontcolor, textcolor: <foreground>
        fontstyle, italic: `font: { italic: true }`
        if: `when: { appearance: dark }`
        lineclamp, lines, maxlines, numberoflines: <lineLimit>
        mixblendmode: <blendMode>
        clipped, overflow: `clip: true`
        horizontal: `axes: horizontal`
        vertical: `axes: vertical`
        monospaced: `font: { design: monospaced }`
        texttransform: `textCase: uppercase`
        direction, flexdirection: <hstack> or <vstack>
        display: <hstack> or <vstack>; `opacity: 0` hides a node
        flex: `frame: { maxWidth: infinity }`, or a <spacer>
        fontfamily: `font: { family: Inter }`
        fontsize: `font: { size: 17 }`
        fontweight: `font: { weight: semibold }`
        gap: <spacing>
        gradient: `fill: { linearGradient: { colors: [red, blue] } }`
        height: `frame: { height: 40 }`
        hyphens: `hyphenation: true`
        justifycontent: a <spacer> between the nodes, or <alignment>
        left: `offset: { x: 8 }`, or `alignment: leading`
        letterspacing: <tracking>
        lineheight: <lineSpacing>, or `font: { lineHeight: 1.4 }`, a multiple of the size
        margin: <padding> of what is around the node, or <spacing> of its stack
        maxheight: `frame: { maxHeight: 40 }`
        maxwidth: `frame: { maxWidth: 200 }`
        minheight: `frame: { minHeight: 40 }`
        minwidth: `frame: { minWidth: 200 }`
        onclick, ontap, action: nothing: a scene is a picture without actions
        paddingbottom: `padding: { bottom: 8 }`
        paddingleft: `padding: { leading: 8 }`
        paddingright: `padding: { trailing: 8 }`
        paddingtop: `padding: { top: 8 }`
        right: `offset: { x: -8 }`, or `alignment: trailing`
        rotate: `rotation: 45`
        size: `frame: { size: 40 }`, or of text `font: { size: 17 }`
        src: `image: picture.png`
        textalign: `textAlignment: center`
        textdecoration: `underline: true`, or `strikethrough: true`
        transform: <scale>, <rotation>, <rotation3D>, <skew> or <offset>
        visible: <when>, or `opacity: 0`
        width: `frame: { width: 100 }`
        link, href: a run of a text: `text: [{ text: Here, link: "https://example.com" }]`
        help, tooltip, cursor: nothing: a scene is a picture without a pointer
        safearea: `ignoresSafeArea: true` to reach the edges
        type: the kind as the key: `- text: Hello`
        style: the parts one by one, as keys of the node; that of a control is within its value: `button: {
          title: Save, style: prominent }`
        variant: the <style> of a control: `button: { title: Save, style: prominent }`
        contentmode: `fit: fill` of an <image>, or `aspectRatio: { contentMode: fill }`
        dash: `stroke: { paint: black, dash: [4, 4] }`
        name: <id>
        outline, outlinecolor: `stroke: { paint: black, width: 1, position: outside }`
        truncate, textoverflow, ellipsis: `truncation: tail`
        mainaxisalignment: a <spacer> between the nodes
        crossaxisalignment: `alignment: leading`
        flexwrap, wrap: a <flow>
        backdrop: `material: thin`
        resizemode: `image: { source: ..., fit: fill }`
        grow, flexgrow: `frame: { maxWidth: infinity }`
        keyboardtype: a <keyboard> of its own
        alt, accessibilitylabel, arialabel: `accessibility: { label: Close }`
        role: `accessibility: { traits: isButton }`
        x: `offset: { x: 8 }`, or `position: { x: 8, y: 8 }`
        y: `offset: { y: 8 }`, or `position: { x: 8, y: 8 }`
        """)
}
