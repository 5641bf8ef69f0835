import VitrineComponents
import VitrineControls
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// The scene language's equivalents of names that other languages and tools use for parts of values.
enum ForeignKey {
    /// Returns the equivalent of a key, as code with an explanation; `nil` for an unknown key.
    ///
    /// - Parameters:
    ///   - key: The key, which the value does not have.
    ///   - owner: What messages call the value.
    static func key(_ key: String, of owner: Noun) -> Equivalent? {
        let word = key.filter { $0 != "-" && $0 != "_" }.lowercased()
        return keys[owner]?[word]
    }

    /// Returns the equivalent of a key of a kind's value.
    static func key(_ key: String, ofKind kind: HintedKind) -> Equivalent? {
        kind.value.flatMap { Self.key(key, of: $0) }
    }

    /// Returns the equivalent of a word, as code with an explanation; `nil` for an unknown word.
    ///
    /// - Parameters:
    ///   - word: The word, which is not a known one.
    ///   - noun: What messages call such a word.
    static func word(_ word: String, of noun: Noun) -> Equivalent? {
        let letters = word.lowercased().filter { $0.isLetter || $0.isNumber }
        return words[noun]?[letters]
    }

    private typealias Section = EquivalentTable.Section

    private static let keys = EquivalentTable.sections([
        Section(
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
        Section(
            [.color],
            """
            alpha: <opacity>
            lightmode, any: <light>
            darkmode: <dark>
            red, r: a notation such as "#FF9500", or rgb(255 149 0)
            """),
        Section(
            [.cornerRadius],
            """
            topleft, topstart: <topLeading>
            topright, topend: <topTrailing>
            bottomleft, bottomstart: <bottomLeading>
            bottomright, bottomend: <bottomTrailing>
            all: <radius>
            """),
        Section(
            [.chart],
            """
            type, style: <kind>
            data, values, datasets: `series: [[1, 2, 3]]`
            colors: the <color> of each of the <series>
            unitposition: nothing: the <unit> stands after the numbers
            format: <unit>, which stands after the numbers
            prefix, suffix: <unit>
            """),
        Section(
            [.series],
            """
            data: <values>
            label, title: <name>
            x: the numbers alone, `series: [[1, 2, 3]]`, and `labels: [Mon, Tue, Wed]`
            y, value: the numbers alone, `series: [[1, 2, 3]]`
            """),
        Section(
            [.component],
            """
            props, params, arguments, properties: <parameters>
            content, view: <body>
            description: <summary>
            children: <slots>
            """),
        Section(
            [.textRun],
            """
            bold, weight: `font: { weight: bold }`
            italic: `font: { italic: true }`
            content, string, value: <text>
            url, href: <link>
            size: `font: 17`
            """),
        Section(
            [.barItem],
            """
            symbol, systemimage, image, name: <icon>
            text, label: <title>
            """),
        Section(
            [.chip],
            """
            label, text: <title>
            isselected: <selected>
            """),
        Section(
            [.conditional],
            """
            if, condition: `when: { appearance: dark }`
            value: <then>
            otherwise: <else>
            """),
        Section(
            [.star],
            """
            inner: <innerRadius>
            outer: the size of its <frame>
            """),
        Section(
            [.toast],
            """
            message, text: <title>
            type, kind: <style>
            """),
        Section(
            [.badge],
            """
            count, number: <value>
            color: <tint>
            """),
        Section(
            [.list],
            """
            rows: `sections: [{ rows: [...] }]`, or the rows alone: `list: [...]`
            items: `list: [{ row: Wi-Fi }, { row: Bluetooth }]`
            """),
        Section(
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
        Section(
            [.glass],
            """
            blur, blurradius: <frost>
            color: <tint>
            opacity: the opacity of its <tint>
            variant: <style>
            cornerradius: <cornerRadius> of the node
            """),
        Section(
            [.material],
            """
            radius: <blur>
            color: <tint>
            style: `material: thin`
            """),
        Section(
            [.insets],
            """
            left, start: <leading>
            right, end: <trailing>
            x, h: <horizontal>
            y, v: <vertical>
            """),
        Section(
            [.frame],
            """
            w: <width>
            h: <height>
            x: `offset: { x: 8 }` of the node
            y: `offset: { y: 8 }` of the node
            """),
        Section(
            [.stroke],
            """
            color, fill: <paint>
            linewidth, thickness: <width>
            sides: <edges>
            dashed: `style: dashed`
            align, alignment: <position>
            """),
        Section(
            [.font],
            """
            name: <family>
            bold: `weight: bold`
            spacing, letterspacing: <tracking>
            height: <lineHeight>
            color: <foreground> of the node
            """),
        Section(
            [.paint],
            """
            gradient, colors: `linearGradient: { colors: [red, blue] }`
            url, src: `image: picture.png`
            source: `image: { source: picture.png }`
            hex: the colour alone: "#FF9500"
            alpha: <color> with <opacity>
            conicgradient, sweepgradient: <angularGradient>
            """),
        Section(
            [.linearGradient],
            """
            angle, direction, degrees: <from> and <to>, such as `from: leading, to: trailing`
            start, startpoint: <from>
            end, endpoint: <to>
            locations: `stops: [{ color: red, at: 0 }]`
            """),
        Section(
            [.radialGradient],
            """
            radius: <endRadius>
            at, position: <center>
            """),
        Section(
            [.stop],
            """
            location, position, offset, stop, pos: <at>
            alpha, opacity: `color: { color: red, opacity: 0.5 }`
            """),
        Section(
            [.image],
            """
            src, url, path, name, uri: <source>
            width: `frame: { width: 100 }` of the node
            height: `frame: { height: 100 }` of the node
            mode: <fit>
            systemname: `icon: heart.fill`, a node of its own
            """),
        Section(
            [.button],
            """
            label, text, name: <title>
            disabled, enabled: `state: disabled`
            variant, kind: <style>
            color: <tint>
            systemimage, image, symbol: <icon>
            action, ontap: nothing: a scene is a picture without actions
            """),
        Section(
            [.iconButton],
            """
            name, systemimage, image, symbol: <icon>
            disabled: `state: disabled`
            color: <tint>
            """),
        Section(
            [.toggle],
            """
            value, on, checked: <isOn>
            title, text: <label>
            disabled: `state: disabled`
            color: <tint>
            """),
        Section(
            [.stepper],
            """
            title, text: <label>
            min, max: `range: [0, 10]`
            disabled: `state: disabled`
            """),
        Section(
            [.progressBar],
            """
            total: `range: [0, 100]`
            progress: <value>
            color: <tint>
            """),
        Section(
            [.progressRing],
            """
            progress: <value>
            color: <tint>
            """),
        Section(
            [.gauge],
            """
            min, max, minimum, maximum, in: `range: [0, 100]`
            progress: <value>
            currentvaluelabel: <valueLabel>
            minimumvaluelabel: <minimumLabel>
            maximumvaluelabel: <maximumLabel>
            gradient: <colors>
            color: <tint>
            gaugestyle, kind, type: <style>
            title, text: <label>
            """),
        Section(
            [.pageControl],
            """
            numberofpages, count, total, dots: <pages>
            currentpage, selected, selection, index, active, page: <current>
            backgroundstyle: <style>
            color, currentpageindicatortintcolor: <tint>
            pageindicatortintcolor: <track>
            preferredindicatorimage: <icon>
            """),
        Section(
            [.labelNode],
            """
            text, name: <title>
            systemimage, image, symbol: <icon>
            labelstyle: <style>
            """),
        Section(
            [.link],
            """
            label, text, name: <title>
            url, href, destination, to, action: nothing: a scene is a picture without actions
            systemimage, image, symbol: <icon>
            color: <tint>
            """),
        Section(
            [.disclosureGroup],
            """
            label, text, header: <title>
            expanded, open, isopen: <isExpanded>
            children, rows, items: <content>
            systemimage, image, symbol: <icon>
            """),
        Section(
            [.bubble],
            """
            message, title: <text>
            children: <content>
            direction, alignment, position: <side>
            sent, mine, isme, me, fromme: `side: outgoing`
            color: <tint>
            """),
        Section(
            [.picker],
            """
            title, text, name: <label>
            items, choices, values, segments, cases, children, content: <options>
            value, selected, selectedindex, index: <selection>
            pickerstyle, kind, type: <style>
            disabled: `state: disabled`
            color: <tint>
            """),
        Section(
            [.pickerOption],
            """
            title, text, name, value: <label>
            systemimage, image, symbol: <icon>
            """),
        Section(
            [.datePicker],
            """
            title, text, name: <label>
            selection, value, day: <date>
            displayedcomponents, components, mode: <date>, <time> or both
            datepickerstyle, kind, type: <style>
            weekstart, firstdayofweek: <firstWeekday>
            disabled: `state: disabled`
            color: <tint>
            """),
        Section(
            [.confirmationDialog],
            """
            buttons, items, options: <actions>
            text, subtitle: <message>
            cancel: `actions: [Delete, { title: Cancel, role: cancel }]`
            """),
        Section(
            [.slider],
            """
            disabled: `state: disabled`
            min, max: `range: [0, 100]`
            color: <tint>
            """),
        Section(
            [.textField],
            """
            value: <text>
            title: <label>
            hint: <placeholder>
            secure, issecure, password, type: `secureField: { text: secret }`
            """),
        Section(
            [.kind(.scroll)],
            """
            direction, horizontal, axis, orientation, scrolldirection: `axes: horizontal`
            """),
        Section(
            [.track],
            """
            griditem: `flexible` alone, or `adaptive: 80`
            min, minimum: `flexible: 80`
            size, width: <fixed>
            """),
        Section(
            [.row],
            """
            iconcolor: the <tint> of the icon, or <tile> for what is behind it
            icontint: <tint>
            iconbackground: <tile>
            disabled: `state: disabled`
            trailing: <value>, or nodes in <content>
            swipeactions: `trailingActions: [{ title: Delete }]`
            text, label: <title>
            detail: <value>, or <subtitle>
            chevron: `accessory: disclosure`
            systemimage: <icon>
            image: <icon>, or nodes in <leading>
            """),
        Section(
            [.tabBar],
            """
            tabs: <items>
            selection, selectedindex, active: <selected>
            color: <tint>
            """),
        Section(
            [.tab],
            """
            title, text: <label>
            name, symbol, systemimage, image: <icon>
            """),
        Section(
            [.navigationBar],
            """
            left, leftbutton: <leading>
            right, rightbutton: <trailing>
            large: `display: large`
            text: <title>
            backbutton: <back>
            """),
        Section(
            [.sheet],
            """
            height: `detent: { height: 300 }`
            detents: <detent>
            children: <content>
            """),
        Section(
            [.alert],
            """
            text, body: <message>
            buttons, primarybutton, secondarybutton: <actions>
            """),
        Section(
            [.segmentedPicker],
            """
            disabled: `state: disabled`
            items, options: <segments>
            selected: <selection>
            """),
        Section(
            [.forEach],
            """
            in, items, list, each, of: <data>
            count: <data>, which may be a number
            item, var: <as>
            body, template, view, children: <content>
            """),
        Section(
            [.canvas],
            """
            colorscheme, theme, mode, darkmode: `appearance: dark`
            size: <width> and <height>
            background: <background> at the top of the scene
            dpr, pixelratio: <scale>
            rtl: `layoutDirection: rtl`
            ios: `os: 26`
            language: <locale>
            landscape, rotated, rotation, rotate: `orientation: landscape`
            """),
        Section(
            [.scene],
            """
            text, vstack, hstack, zstack, card, image, button, rectangle, list: nodes below <body>: `body: [{
              text: Hello }]`
            content, children, nodes, root, view, views: <body>
            scene: nothing: its keys stand at the top of the file, such as `body: []`
            device: `canvas: { device: iphone-17-pro }`
            width, size, height: `canvas: { width: 360, height: 200 }`
            appearance, theme: `canvas: { appearance: dark }`
            scale: `canvas: { scale: 3 }`
            vars, variables: design tokens, `tokens: file.json`, or parameters of a component
            state: <states> of the scene; controls have a `state` of their own
            withanimation, animation, animations: <animation> of a change in the <script>
            timeline: <script>
            version: `vitrine: 1`
            name: <title>
            imports: <import>
            """),
    ])

    private static let words = EquivalentTable.sections([
        Section(
            [.alignment.bare, .unitPoint.bare, .corner.bare],
            """
            left, start: <leading>
            right, end: <trailing>
            middle, centre: <center>
            baseline: <firstTextBaseline>
            topleft: <topLeading>
            topright: <topTrailing>
            bottomleft: <bottomLeading>
            bottomright: <bottomTrailing>
            """),
        Section(
            [.textAlignment.bare],
            """
            left, start: <leading>
            right, end: <trailing>
            middle: <center>
            justify: <justified>
            """),
        Section(
            [.edge.bare],
            """
            left, start: <leading>
            right, end: <trailing>
            """),
        Section(
            [.colorName],
            """
            transparent, none: <clear>
            rgba: "#FF950080", or `{ color: orange, opacity: 0.5 }`
            label, currentcolor, inherit, foreground, text: <primary>
            secondarylabel: <secondary>
            tertiarylabel: <tertiary>
            accentcolor: <accent>
            background: <systemBackground>
            grey: <gray>
            """),
        Section(
            [.type.bare],
            """
            string, str: <text>
            bool, boolean: <flag>
            int: <integer>
            float, double, cgfloat: <number>
            enum: <choice>
            array: <list>
            colour: <color>
            view: <node>
            symbol: <icon>
            gradient: <paint>
            """),
        Section(
            [.buttonStyle.bare],
            """
            primary, filled, solid: <prominent>
            default, secondary, outline, outlined, tinted: <bordered>
            link, text, ghost, borderless: <plain>
            destructive: `role: destructive`
            """),
        Section(
            [.fontDesign.bare],
            """
            mono, monospace, code: <monospaced>
            sans, sansserif: <default>
            round: <rounded>
            """),
        Section(
            [.appearance.bare],
            """
            night, black: <dark>
            day, white: <light>
            """),
        Section(
            [.icon],
            """
            search: <magnifyingglass>
            settings: <gearshape>
            close: <xmark>
            menu, hamburger: <line.3.horizontal>
            user: <person>
            account: <person.crop.circle>
            users: <person.2>
            favorite, favourite, like: <heart>
            home: <house>
            add: <plus>
            delete: <trash>
            remove: <minus>
            edit: <pencil>
            share: <square.and.arrow.up>
            back: <chevron.left>
            forward: <chevron.right>
            email, mail: <envelope>
            notification, notifications: <bell>
            check, done: <checkmark>
            more: <ellipsis>
            download: <arrow.down.circle>
            upload: <arrow.up.circle>
            location: <mappin>
            time: <clock>
            date: <calendar>
            chat, message: <message>
            cart: <cart>
            lock: <lock>
            image, picture: <photo>
            refresh: <arrow.clockwise>
            help: <questionmark.circle>
            warning: <exclamationmark.triangle>
            error: <exclamationmark.circle>
            music: <music.note>
            video: <video>
            phone: <phone>
            visibility: <eye>
            dashboard: <square.grid.2x2>
            sunny: <sun.max>
            """),
        Section(
            [.glassStyle.bare],
            """
            true: `glass: regular`
            liquid: <regular>
            false: <identity>, or no <glass>
            """),
        Section(
            [.material.bare],
            """
            true: `material: thin`
            blur: <thin>, or `{ blur: 20 }`
            glass: `glass: regular`
            """),
        Section(
            [.textStyle.bare],
            """
            h1: <largeTitle>
            h2, title1: <title>
            h3: <title2>
            h4: <title3>
            p: <body>
            small: <footnote>
            """),
        Section(
            [.accessory.bare],
            """
            chevron, arrow, disclosureindicator, true: <disclosure>
            check: <checkmark>
            info: <detail>
            """),
        Section(
            [.truncation.bare],
            """
            true, end: <tail>
            start: <head>
            none, clip, false, fade: `fixedSize: horizontal` of the text, in an <hstack> with `clip: true`
              or a
              <mask>
            """),
        Section(
            [.transition.bare],
            """
            fade, fadein, fadeout, crossfade, dissolve: <opacity>
            zoom, grow: <scale>
            none: <identity>
            move, slideup: `transition: { move: bottom }`
            slidedown: `transition: { move: top }`
            """),
        Section(
            [.animation.bare],
            """
            ease: <easeInOut>
            cubicbezier, bezier: `{ timingCurve: [0.25, 0.1, 0.25, 1] }`
            true: <default>
            """),
        Section(
            [.chartKind.bare],
            """
            pie, donut, doughnut: <ring>
            column: <bar>
            area: `kind: line`, and `area: true`
            """),
        Section(
            [.imageFit.bare],
            """
            cover: <fill>
            contain: <fit>
            none: <original>
            repeat: <tile>
            """),
    ])
}
