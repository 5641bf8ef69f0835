import VitrineComponents
import VitrineControls
import VitrineScene
import VitrineSceneFormat
import VitrineSceneMotion
import VitrineSource

extension ForeignKey {
    /// The rows for words that are values.
    static let wordRows: [EquivalentTable.Section] = [
        .init(
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
        .init(
            [.textAlignment.bare],
            """
            left, start: <leading>
            right, end: <trailing>
            middle: <center>
            justify: <justified>
            """),
        .init(
            [.edge.bare],
            """
            left, start: <leading>
            right, end: <trailing>
            """),
        .init(
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
        .init(
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
        .init(
            [.buttonStyle.bare],
            """
            primary, filled, solid: <prominent>
            default, secondary, outline, outlined, tinted: <bordered>
            link, text, ghost, borderless: <plain>
            destructive: `role: destructive`
            """),
        .init(
            [.fontDesign.bare],
            """
            mono, monospace, code: <monospaced>
            sans, sansserif: <default>
            round: <rounded>
            """),
        .init(
            [.appearance.bare],
            """
            night, black: <dark>
            day, white: <light>
            """),
        .init(
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
        .init(
            [.glassStyle.bare],
            """
            true: `glass: regular`
            liquid: <regular>
            false: <identity>, or no <glass>
            """),
        .init(
            [.material.bare],
            """
            true: `material: thin`
            blur: <thin>, or `{ blur: 20 }`
            glass: `glass: regular`
            """),
        .init(
            [.textStyle.bare],
            """
            h1: <largeTitle>
            h2, title1: <title>
            h3: <title2>
            h4: <title3>
            p: <body>
            small: <footnote>
            """),
        .init(
            [.accessory.bare],
            """
            chevron, arrow, disclosureindicator, true: <disclosure>
            check: <checkmark>
            info: <detail>
            """),
        .init(
            [.truncation.bare],
            """
            true, end: <tail>
            start: <head>
            none, clip, false, fade: `fixedSize: horizontal` of the text, in an <hstack> with `clip: true`
              or a
              <mask>
            """),
        .init(
            [.transition.bare],
            """
            fade, fadein, fadeout, crossfade, dissolve: <opacity>
            zoom, grow: <scale>
            none: <identity>
            move, slideup: `transition: { move: bottom }`
            slidedown: `transition: { move: top }`
            """),
        .init(
            [.contentTransition.bare],
            """
            fade, crossfade, dissolve, interpolate: <opacity>
            none: <identity>
            number, numbers, numeric, text, counter, count, roll, rolling, slide, odometer: <numericText>
            digits, flip, flipclock, clock, splitflap, flap, card, turn, rotate: <digitFlip>
            countsdown, countdown: `contentTransition: { numericText: { countsDown: true } }`
            symbol, replace: <symbolEffect>
            """),
        .init(
            [.animation.bare],
            """
            ease: <easeInOut>
            cubicbezier, bezier: `{ timingCurve: [0.25, 0.1, 0.25, 1] }`
            true: <default>
            """),
        .init(
            [.chartKind.bare],
            """
            pie: <sector>
            donut, doughnut: <ring>
            column: <bar>
            scatter: <point>
            """),
        .init(
            [.imageFit.bare],
            """
            cover: <fill>
            contain: <fit>
            none: <original>
            repeat: <tile>
            """),
    ]
}
