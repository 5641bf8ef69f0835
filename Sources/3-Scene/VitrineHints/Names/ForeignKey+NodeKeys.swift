import VitrineComponents
import VitrineControls
import VitrineScene
import VitrineSceneFormat
import VitrineSource

extension ForeignKey {
    /// The rows for keys of controls, of components and of whole scenes.
    static let nodeKeys: [EquivalentTable.Section] = [
        .init(
            [.button],
            """
            label, text, name: <title>
            disabled, enabled: `state: disabled`
            variant, kind: <style>
            color: <tint>
            systemimage, image, symbol: <icon>
            action, ontap: nothing: a scene is a picture without actions
            """),
        .init(
            [.iconButton],
            """
            name, systemimage, image, symbol: <icon>
            disabled: `state: disabled`
            color: <tint>
            """),
        .init(
            [.toggle],
            """
            value, on, checked: <isOn>
            title, text: <label>
            disabled: `state: disabled`
            color: <tint>
            """),
        .init(
            [.stepper],
            """
            title, text: <label>
            min, max: `range: [0, 10]`
            disabled: `state: disabled`
            """),
        .init(
            [.progressBar],
            """
            total: `range: [0, 100]`
            progress: <value>
            color: <tint>
            """),
        .init(
            [.progressRing],
            """
            progress: <value>
            color: <tint>
            """),
        .init(
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
        .init(
            [.pageControl],
            """
            numberofpages, count, total, dots: <pages>
            currentpage, selected, selection, index, active, page: <current>
            backgroundstyle: <style>
            color, currentpageindicatortintcolor: <tint>
            pageindicatortintcolor: <track>
            preferredindicatorimage: <icon>
            """),
        .init(
            [.labelNode],
            """
            text, name: <title>
            systemimage, image, symbol: <icon>
            labelstyle: <style>
            """),
        .init(
            [.link],
            """
            label, text, name: <title>
            url, href, destination, to, action: nothing: a scene is a picture without actions
            systemimage, image, symbol: <icon>
            color: <tint>
            """),
        .init(
            [.disclosureGroup],
            """
            label, text, header: <title>
            expanded, open, isopen: <isExpanded>
            children, rows, items: <content>
            systemimage, image, symbol: <icon>
            """),
        .init(
            [.bubble],
            """
            message, title: <text>
            children: <content>
            direction, alignment, position: <side>
            sent, mine, isme, me, fromme: `side: outgoing`
            color: <tint>
            """),
        .init(
            [.picker],
            """
            title, text, name: <label>
            items, choices, values, segments, cases, children, content: <options>
            value, selected, selectedindex, index: <selection>
            pickerstyle, kind, type: <style>
            disabled: `state: disabled`
            color: <tint>
            """),
        .init(
            [.pickerOption],
            """
            title, text, name, value: <label>
            systemimage, image, symbol: <icon>
            """),
        .init(
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
        .init(
            [.confirmationDialog],
            """
            buttons, items, options: <actions>
            text, subtitle: <message>
            cancel: `actions: [Delete, { title: Cancel, role: cancel }]`
            """),
        .init(
            [.slider],
            """
            disabled: `state: disabled`
            min, max: `range: [0, 100]`
            color: <tint>
            """),
        .init(
            [.textField],
            """
            value: <text>
            title: <label>
            hint: <placeholder>
            secure, issecure, password, type: `secureField: { text: secret }`
            """),
        .init(
            [.kind(.scroll)],
            """
            direction, horizontal, axis, orientation, scrolldirection: `axes: horizontal`
            """),
        .init(
            [.track],
            """
            griditem: `flexible` alone, or `adaptive: 80`
            min, minimum: `flexible: 80`
            size, width: <fixed>
            """),
        .init(
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
        .init(
            [.tabBar],
            """
            tabs: <items>
            selection, selectedindex, active: <selected>
            color: <tint>
            """),
        .init(
            [.tab],
            """
            title, text: <label>
            name, symbol, systemimage, image: <icon>
            """),
        .init(
            [.navigationBar],
            """
            left, leftbutton: <leading>
            right, rightbutton: <trailing>
            large: `display: large`
            text: <title>
            backbutton: <back>
            """),
        .init(
            [.sheet],
            """
            height: `detent: { height: 300 }`
            detents: <detent>
            children: <content>
            """),
        .init(
            [.alert],
            """
            text, body: <message>
            buttons, primarybutton, secondarybutton: <actions>
            """),
        .init(
            [.segmentedPicker],
            """
            disabled: `state: disabled`
            items, options: <segments>
            selected: <selection>
            """),
        .init(
            [.forEach],
            """
            in, items, list, each, of: <data>
            count: <data>, which may be a number
            item, var: <as>
            body, template, view, children: <content>
            """),
        .init(
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
        .init(
            [.scene],
            """
            text, vstack, hstack, zstack, card, image, button, rectangle, list: nodes below <body>: `body: [{
              text: Hello }]`
            content, children, nodes, root, view, views: <body>
            scene: nothing: its keys stand at the top of the file, such as `body: []`
            device: `canvas: { device: iphone-17-pro }`
            width, size, height: `canvas: { width: 360, height: 200 }`
            appearance, theme, colorscheme, mode, environment: `canvas: { appearance: dark }`
            os, ios: `canvas: { os: 26 }`
            locale: `canvas: { locale: de }`
            orientation: `canvas: { orientation: landscape }`
            scale: `canvas: { scale: 3 }`
            vars, variables: design tokens, `tokens: file.json`, or parameters of a component
            state: <states> of the scene; controls have a `state` of their own
            withanimation, animation, animations: <animation> of a change in the <script>
            timeline: <script>
            version: `vitrine: 1`
            name: <title>
            imports: <import>
            """),
    ]
}
