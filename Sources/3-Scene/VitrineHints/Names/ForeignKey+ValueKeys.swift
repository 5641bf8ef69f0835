import VitrineComponents
import VitrineControls
import VitrineScene
import VitrineSceneFormat
import VitrineSceneMotion
import VitrineSource

extension ForeignKey {
    /// The rows for keys of values.
    static let valueKeys: [EquivalentTable.Section] = [
        .init(
            [.condition, .variants, .variant, .environment],
            """
            colorscheme, theme, mode: <appearance>
            darkmode: `appearance: dark`
            texttypesize, textsize: <dynamicType>
            version, ios: <os>
            language: <locale>
            rtl: `layoutDirection: rtl`
            direction: <layoutDirection>
            """),
        .init(
            [.color],
            """
            alpha: <opacity>
            lightmode, any: <light>
            darkmode: <dark>
            red, r: a notation such as "#FF9500", or rgb(255 149 0)
            """),
        .init(
            [.cornerRadius],
            """
            topleft, topstart: <topLeading>
            topright, topend: <topTrailing>
            bottomleft, bottomstart: <bottomLeading>
            bottomright, bottomend: <bottomTrailing>
            all: <radius>
            """),
        .init(
            [.chart],
            """
            type, style: <kind>
            data, values, datasets: `series: [[1, 2, 3]]`
            colors: the <color> of each of the <series>
            unitposition: nothing: the <unit> stands after the numbers
            format: <unit>, which stands after the numbers
            prefix, suffix: <unit>
            annotations, lines, rulemarks: <rules>
            """),
        .init(
            [.series],
            """
            data: <values>
            label, title: <name>
            x: the numbers alone, `series: [[1, 2, 3]]`, and `labels: [Mon, Tue, Wed]`
            y, value: the numbers alone, `series: [[1, 2, 3]]`
            """),
        .init(
            [.contentTransition],
            """
            digitflip, flip: `contentTransition: digitFlip`, which has no more to say
            opacity, fade: `contentTransition: opacity`
            identity, none: `contentTransition: identity`
            symboleffect, replace: `contentTransition: symbolEffect`
            countsdown, countdown: `contentTransition: { numericText: { countsDown: true } }`
            value: `numericText: { countsDown: true }` where the number gets less
            """),
        .init(
            [.component],
            """
            props, params, arguments, properties: <parameters>
            content, view: <body>
            description: <summary>
            children: <slots>
            """),
        .init(
            [.textRun],
            """
            bold, weight: `font: { weight: bold }`
            italic: `font: { italic: true }`
            content, string, value: <text>
            url, href: <link>
            size: `font: 17`
            """),
        .init(
            [.barItem],
            """
            symbol, systemimage, image, name: <icon>
            text, label: <title>
            """),
        .init(
            [.chip],
            """
            label, text: <title>
            isselected: <selected>
            """),
        .init(
            [.conditional],
            """
            if, condition: `when: { appearance: dark }`
            value: <then>
            otherwise: <else>
            """),
        .init(
            [.star],
            """
            inner: <innerRadius>
            outer: the size of its <frame>
            """),
        .init(
            [.toast],
            """
            message, text: <title>
            type, kind: <style>
            """),
        .init(
            [.badge],
            """
            count, number: <value>
            color: <tint>
            """),
        .init(
            [.list],
            """
            rows: `sections: [{ rows: [...] }]`, or the rows alone: `list: [...]`
            items: `list: [{ row: Wi-Fi }, { row: Bluetooth }]`
            """),
        .init(
            [.shadow],
            """
            blur: <radius>, twice the standard deviation
            blurradius, size: <radius>
            offset: <x> and <y>
            offsetx: <x>
            offsety: <y>
            alpha: <opacity>
            inset: `inner: true`
            """),
        .init(
            [.glass],
            """
            blur, blurradius: <frost>
            color: <tint>
            opacity: the opacity of its <tint>
            variant: <style>
            cornerradius: <cornerRadius> of the node
            """),
        .init(
            [.material],
            """
            radius: <blur>
            color: <tint>
            style: `material: thin`
            """),
        .init(
            [.insets],
            """
            left, start: <leading>
            right, end: <trailing>
            x, h: <horizontal>
            y, v: <vertical>
            """),
        .init(
            [.frame],
            """
            w: <width>
            h: <height>
            x: `offset: { x: 8 }` of the node
            y: `offset: { y: 8 }` of the node
            """),
        .init(
            [.stroke],
            """
            color, fill: <paint>
            linewidth, thickness: <width>
            sides: <edges>
            dashed: `style: dashed`
            align, alignment: <position>
            """),
        .init(
            [.font],
            """
            name: <family>
            bold: `weight: bold`
            spacing, letterspacing: <tracking>
            height: <lineHeight>
            color: <foreground> of the node
            """),
        .init(
            [.paint],
            """
            gradient, colors: `linearGradient: { colors: [red, blue] }`
            url, src: `image: picture.png`
            source: `image: { source: picture.png }`
            hex: the colour alone: "#FF9500"
            alpha: <color> with <opacity>
            linear: <linearGradient>
            radial: <radialGradient>
            elliptical: <ellipticalGradient>
            angular, conic, sweep, conicgradient, sweepgradient: <angularGradient>
            mesh: <meshGradient>
            """),
        .init(
            [.linearGradient],
            """
            angle, direction, degrees: <from> and <to>, such as `from: leading, to: trailing`
            start, startpoint: <from>
            end, endpoint: <to>
            locations: `stops: [{ color: red, at: 0 }]`
            """),
        .init(
            [.radialGradient],
            """
            radius: <endRadius>
            at, position: <center>
            """),
        .init(
            [.stop],
            """
            location, position, offset, stop, pos: <at>
            alpha, opacity: `color: { color: red, opacity: 0.5 }`
            """),
        .init(
            [.image],
            """
            src, url, path, name, uri: <source>
            width: `frame: { width: 100 }` of the node
            height: `frame: { height: 100 }` of the node
            mode: <fit>
            fill: `fit: fill` covers the frame with a picture
            systemname: `icon: heart.fill`, a node of its own
            """),
    ]
}
