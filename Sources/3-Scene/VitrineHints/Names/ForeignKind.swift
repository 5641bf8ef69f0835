import VitrineSource

/// The scene language's equivalents of views, widgets and elements that other languages and tools have.
enum ForeignKind {
    /// Returns the equivalent of a kind, as code with an explanation; `nil` for an unknown one.
    ///
    /// - Parameter name: The name as it is written: `UIPageControl`, `page-control`.
    static func equivalent(of name: String) -> Equivalent? {
        let word = name.filter { !"-_".contains($0) }
        if let known = all[word.lowercased()] { return known }
        for prefix in prefixes where word.hasPrefix(prefix) {
            if let known = all[word.dropFirst(prefix.count).lowercased()] { return known }
        }
        return nil
    }

    /// Returns the kind whose name another language gives a prefix: `slider` for `UISlider`.
    static func kind(_ name: String, among known: [String]) -> String? {
        for prefix in prefixes where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count).lowercased()
            if let kind = known.first(where: { $0.lowercased() == rest }) { return kind }
        }
        return nil
    }

    /// The equivalents by their names, in lower case and without dashes.
    static let all = EquivalentTable(swiftUI, uiKit, material, web, designTools, charts, missing)
        .equivalents

    /// What names begin with that say whose they are.
    private static let prefixes = ["UI", "NS", "Cupertino", "Material", "Mat", "Ion", "Sl", "Md", "Rn"]

    // MARK: A row a name

    private static let swiftUI = """
        angulargradient, color, ellipticalgradient, lineargradient, meshgradient, radialgradient: a
          <rectangle> with a <fill>
        asyncimage: <image>
        canvas: a <path>, or `image: picture.png`
        colorpicker: a <row> with a <circle> as its <content>
        contentunavailableview: a <vstack> of an <icon> and texts
        controlgroup: an <hstack> of buttons
        editbutton: `button: { title: Edit, style: plain }`
        emptyview: nothing: leave it out
        form: <list>
        fullscreencover: a <zstack> as the last node of the body
        geometryreader: nothing: a size may be a share of the room, `frame: { width: 50% }`
        groupbox: <card>
        hsplitview, lazyhstack: <hstack>
        inspector: a <vstack> of its own in an <hstack>: `hstack: [{ vstack: [{ text:
          Inbox }], frame: { width: 320 } }, { vstack: [{ text: Hello }], frame: { maxWidth: infinity } }]`
        labeledcontent: `row: { title: Date, value: 4 May }`
        lazyvstack, vsplitview: <vstack>
        map, photospicker, videoplayer, webview: `image: picture.png`, a picture of it
        multidatepicker: `datePicker: { date: 2026-11-28, style: graphical }`, or a <calendarStrip> for a week
        navigationlink: `row: { title: Wi-Fi, accessory: disclosure }`
        navigationsplitview: `splitView: { sidebar: [{ list: [{ row: Inbox }] }], detail: [{ text: Hello }] }`
        navigationstack, navigationview: `navigationBar: { title: Home }` as the first node of a <vstack>,
          and the others below it
        outlinegroup, section: `list: { sections: [{ header: General, rows: [{ row: Wi-Fi }] }] }`
        pastebutton: `button: { title: Paste, icon: doc.on.doc }`
        progressview: <progressBar>, <progressRing> or <activityIndicator>
        scrollview, scrollviewreader: <scroll>
        sharelink: `button: { title: Share, icon: square.and.arrow.up }`
        tab, tabview: `tabBar: { items: [{ icon: house, label: Home }] }`
        texteditor: <textField> with <lines>
        timelineview: nothing: `time` in braces is the time that a scene is drawn for
        toolbaritem: `toolbar: [{ icon: plus }]`
        unevenroundedrectangle: <roundedRectangle>
        """

    private static let uiKit = """
        activityindicatorview, refreshcontrol: <activityIndicator>
        activityviewcontroller: `sheet: { content: [{ text: Hello }] }`
        alertcontroller: `alert: { title: Delete?, actions: [Delete, Cancel] }`
        barbuttonitem: `toolbar: [{ icon: plus }]`
        collectionview: <lazyVGrid>
        collectionviewcell: a node of a <lazyVGrid>
        effectview, visualeffectview: `material: thin` of a node
        imageview: <image>
        menucontroller: `menu: [{ title: Copy, icon: doc.on.doc }]`
        navigationcontroller: `navigationBar: { title: Home }` as the first node of a <vstack>, and the
          others below it
        pageviewcontroller: a <pageControl> below the page
        pickerview: `picker: { options: [Small, Large], selection: 0, style: wheel }`
        segmentedcontrol: `segmentedPicker: { segments: [Day, Week], selection: 0 }`
        searchbar, searchcontroller: <searchField>
        stackview: a <vstack> or an <hstack>
        tabbarcontroller: `tabBar: { items: [{ icon: house, label: Home }] }`
        tableview: <list>
        tableviewcell: <row>
        textview, uilabel: <text>
        uitextview: <textField> with <lines>
        uiview: a <zstack>, or a <rectangle> with a <fill>
        window: a <zstack> with `background: white` and `cornerRadius: 12`
        """

    private static let material = """
        alertdialog, simpledialog: `alert: { title: Delete?, actions: [Delete, Cancel] }`
        appbar, topappbar: `navigationBar: { title: Home }`
        aspectratio: `aspectRatio: 1.5` of the node in it
        assistchip, filterchip, inputchip, suggestionchip: <chip>
        backdrop: `material: thin` of a node
        badgedbox: a <badge> that holds the node: `badge: { value: 3, on: { icon: bell } }`
        banner, snackbar: `toast: { title: Saved, icon: checkmark }`
        bottomappbar: `toolbar: [{ icon: plus }]`
        bottomnavigation, bottomnavigationbar: `tabBar: { items: [{ icon: house, label: Home }] }`
        bottomsheet, modalbottomsheet: `sheet: { content: [{ text: Hello }] }`
        box: a <vstack> or a <zstack>
        center: the node in it alone: it is centred by default
        checkbox, switch: <toggle>
        chipgroup: a <flow> of chips
        circleavatar: <avatar>
        circularprogress, circularprogressindicator: <activityIndicator>
        cliprrect: `cornerRadius: 12` of the node in it
        column, container, scaffold, view: <vstack>
        constraintlayout, coordinatorlayout, framelayout, relativelayout: <zstack>
        datatable, gridlayout: <grid>
        drawer, navigationdrawer, navigationrail: a <vstack> of its own in an <hstack>
        combobox, dropdown, dropdownbutton: `picker: { options: [Small, Large], selection: 0 }`
        dropdownmenu, popupmenu: `menu: [{ title: Copy, icon: doc.on.doc }]`
        edittext, outlinedtextfield, textformfield, textinput, textinputedittext, textinputlayout:
          `textField: { placeholder: Name }`
        elevatedbutton, filledtonalbutton, outlinedbutton: `button: { title: Save, style: bordered }`
        elevatedcard, surface: <card>
        expanded, flexible: `frame: { maxWidth: infinity }` of the node in it
        expansionpanel, expansiontile:
          `disclosureGroup: { title: A, isExpanded: true, content: [{ text: B }] }`
        extendedfloatingactionbutton, filledbutton: `button: { title: Save, style: prominent }`
        fab, floatingactionbutton: <iconButton>
        flatlist, lazycolumn, listview, recyclerview: <list>
        gesturedetector, inkwell, pressable, touchableopacity, touchablewithoutfeedback: the node in it
          alone: a scene is a picture without actions
        gridview, lazyverticalgrid: <lazyVGrid>
        lazyhorizontalgrid: <lazyHGrid>
        lazyrow, pageview, viewpager: a <scroll> with `axes: horizontal`
        linearlayout, stack: a <vstack> or an <hstack>
        linearprogress, linearprogressindicator: <progressBar>
        listitem, listtile: <row>
        outlinedcard: `card: { style: outlined, content: [{ text: Hello }] }`
        padding: `padding: 16` of the node in it
        passwordfield: <secureField>
        positioned: `position: { x: 8, y: 8 }` of the node in it
        progressindicator: <progressBar> or <activityIndicator>
        radio, radiobutton: a <row> with `accessory: checkmark`
        rangeslider: <slider>
        richtext: a <text> that is a list of runs
        safearea, safeareaview: the node in it alone: it keeps clear of the edges by default
        sectionlist: `list: { sections: [{ header: General, rows: [{ row: Wi-Fi }] }] }`
        materialbuttontogglegroup, segmentedbutton, tablayout, tabrow, togglebuttongroup, togglebuttons,
          togglegroup: `segmentedPicker: { segments: [Day, Week], selection: 0 }`
        singlechildscrollview: <scroll>
        sizedbox: `spacer: 20`, or `frame: { width: 100, height: 20 }` of a node
        textbutton: `button: { title: Save, style: plain }`
        timepicker: `datePicker: { time: "9:41" }`
        tooltip: `popover: { content: [{ text: Hello }] }`
        wrap: a <flow>
        """

    private static let web = """
        a, anchor, hyperlink: <link>
        accordion, collapse, collapsible, details: `disclosureGroup: { title: More, content: [{ text: A }] }`
        article, main: <vstack>
        aside: a <vstack> of its own in an <hstack>
        audio, iframe, video: `image: picture.png`, a picture of it
        b, strong: a <text> with `font: { weight: bold }`
        blockquote: a <text> with `padding: 12`
        breadcrumb, breadcrumbs: an <hstack> of texts and icons
        select: `picker: { options: [Small, Large], selection: 0 }`
        buttongroup: `segmentedPicker: { segments: [Day, Week], selection: 0 }`
        carousel, slideshow, swiper: a <scroll> with `axes: horizontal`
        code, kbd, pre: a <text> with `font: { design: monospaced }`
        dialog: `alert: { title: Delete?, actions: [Delete, Cancel] }`
        div: a <vstack> or an <hstack>
        em: a <text> with `font: { italic: true }`
        emoji, p, paragraph, span: <text>
        fieldset: <card>
        figure: a <vstack> of an <image> and a <text>
        footer: <hstack>
        h1: a <text> with `font: largeTitle`
        h2, heading: a <text> with `font: title`
        h3: a <text> with `font: title2`
        h4: a <text> with `font: title3`
        h5: a <text> with `font: headline`
        h6: a <text> with `font: subheadline`
        header: <sectionHeader>
        hr, separator: <divider>
        i: an <icon>, or a <text> with `font: { italic: true }`
        img, picture: <image>
        input: <textField>
        li, option: <row>
        loader, spinner: <activityIndicator>
        meter: <gauge>
        progress: <progressBar>
        modal: `sheet: { content: [{ text: Hello }] }`
        nav, navbar: `navigationBar: { title: Home }`
        ol, ul: <list>
        pagination: `pageControl: { pages: 3, current: 0 }`
        pill, tag: <chip>
        small: a <text> with `font: footnote`
        svg: <icon>
        table: <grid>
        tabs: `tabBar: { items: [{ icon: house, label: Home }] }`
        td, th: a node of a <gridRow>
        textarea: <textField> with <lines>
        tr: <gridRow>
        """

    private static let designTools = """
        artboard: the scene itself: `canvas: { width: 360, height: 200 }` at its top
        autolayout: a <vstack> or an <hstack>
        blur: `blur: 8` of a node, or a <progressiveBlur>
        circlebutton: <iconButton>
        frame: a <zstack> with `frame: { width: 100, height: 40 }`
        glass: `glass: regular` of a node
        gradient: a <rectangle> with a <fill>
        instance: the component's own name as the kind (Components.md)
        line: <divider>
        oval: <ellipse>
        photo: <image>
        rect: <rectangle>
        roundedrect: <roundedRectangle>
        shape: a <rectangle>, a <circle> or a <path>
        square: a <rectangle> with `frame: { size: 40 }`
        symbol, systemname: <icon>
        triangle: `polygon: 3`
        vector: <path>
        """

    private static let charts = """
        areachart, areamark: `chart: { kind: area, series: [[1, 2, 3]] }`
        barchart, barmark, bargraph, columnchart, histogram: `chart: { kind: bar, series: [[1, 2, 3]] }`
        donutchart, doughnutchart: `chart: { kind: ring, series: [[3], [1]] }`
        graph, linechart, linegraph, linemark, plot: `chart: { kind: line, series: [[1, 2, 3]] }`
        heatmap: a <lazyVGrid> of a <rectangle> for each value
        piechart, sectormark: `chart: { kind: sector, series: [[3], [1]] }`
        pointmark, scatterchart, scatterplot: `chart: { kind: point, series: [[1, 2, 3]] }`
        rulemark: `chart: { kind: line, rules: [2], series: [[1, 2, 3]] }`
        sparkle: `icon: sparkles`
        sparkline: `chart: { kind: line, axes: none, grid: false, series: [[1, 2, 3]] }`
        """

    /// What has no kind of its own.
    private static let missing = """
        actionsheet: `confirmationDialog: { title: Delete?, actions: [Yes, { title: No, role: cancel }] }`
        avatarstack: <avatarGroup>
        barcode, camera, qrcode: `image: picture.png`, a picture of it
        chatbubble, chatmessage, message, messagebubble, speechbubble: `bubble: { text: Hi, side: outgoing }`
        calendar, calendarview, month, monthview: `datePicker: { date: 2026-11-28, style: graphical }`, or a
          <calendarStrip> for a week
        cart, shoppingcart: `icon: cart`
        countdown, timer: a <text> with `monospacedDigits: true`
        divisor: <divider>
        emptystate: a <vstack> of an <icon> and texts
        lockscreen: nothing of its own: made of other nodes it is a component (Components.md)
        notification, notificationbanner: `toast: { title: Saved, icon: checkmark }`
        dots, pagedots, pageindicator, stepindicator, steps: `pageControl: { pages: 3, current: 0 }`
        placeholder, shimmer: <skeleton>
        rating, starrating: <ratingStars>
        sharesheet: `sheet: { content: [{ text: Hello }] }`
        iconlabel, icontext: `label: { title: Wi-Fi, icon: wifi }`
        kpi, metric, stat, statistic: a <card> of two texts
        numberfield, numberinput, numericupdown, spinbox, stepperfield: `stepper: { label: Guests, value: 2 }`
        sidebar: `splitView: { sidebar: [{ list: [{ row: Inbox }] }], detail: [{ text: Hello }] }`
        timeline: a <vstack> of rows with a <divider> between them
        titlebar: `navigationBar: { title: Home }`
        trafficlights: an <hstack> of three circles
        treeview: `list: { sections: [{ header: General, rows: [{ row: Wi-Fi }] }] }`
        waveform: an <hstack> of a <capsule> for each bar
        wheelpicker: `picker: { options: [Small, Large], selection: 0, style: wheel }`
        widget: <card>
        """
}
