/// The scene language's counterparts of views, widgets and elements that other languages and tools have.
enum ForeignKind {
    /// Returns the counterpart of a kind, as code with an explanation; `nil` for an unknown one.
    ///
    /// - Parameter name: The name as it is written: `UIPageControl`, `page-control`.
    static func counterpart(of name: String) -> Counterpart? {
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

    /// The counterparts by their names, in lower case and without dashes.
    static let all = Dictionary(
        [swiftUI, uiKit, material, web, designTools, charts, missing].joined(),
        uniquingKeysWith: { first, _ in first })

    /// What names begin with that say whose they are.
    private static let prefixes = ["UI", "NS", "Cupertino", "Material", "Mat", "Ion", "Sl", "Md", "Rn"]

    // MARK: Counterparts that several names have

    private static let navigation: Counterpart =
        "`navigationBar: { title: Home }` as the first node of a \(name: "vstack"), and the others below it"
    private static let navigationBar: Counterpart = "`navigationBar: { title: Home }`"
    private static let tabBar: Counterpart = "`tabBar: { items: [{ icon: house, label: Home }] }`"
    private static let picture: Counterpart = "`image: picture.png`, a picture of it"
    private static let stack: Counterpart = "a \(name: "vstack") or an \(name: "hstack")"
    private static let label: Counterpart = "an \(name: "hstack") of an \(name: "icon") and a \(name: "text")"
    private static let column: Counterpart = "a \(name: "vstack") of its own in an \(name: "hstack")"
    private static let field: Counterpart = "`textField: { placeholder: Name }`"
    private static let sheet: Counterpart = "`sheet: { content: [{ text: Hello }] }`"
    private static let alert: Counterpart = "`alert: { title: Delete?, actions: [Delete, Cancel] }`"
    private static let menu: Counterpart = "`menu: [{ title: Copy, icon: doc.on.doc }]`"
    private static let toast: Counterpart = "`toast: { title: Saved, icon: checkmark }`"
    private static let picker: Counterpart = "`segmentedPicker: { segments: [Day, Week], selection: 0 }`"
    private static let section: Counterpart =
        "`list: { sections: [{ header: General, rows: [{ row: Wi-Fi }] }] }`"
    private static let link: Counterpart = "`row: { title: Wi-Fi, accessory: disclosure }`"
    private static let value: Counterpart = "`row: { title: Date, value: 4 May }`"
    private static let prominent: Counterpart = "`button: { title: Save, style: prominent }`"
    private static let bordered: Counterpart = "`button: { title: Save, style: bordered }`"
    private static let plain: Counterpart = "`button: { title: Save, style: plain }`"
    private static let share: Counterpart = "`button: { title: Share, icon: square.and.arrow.up }`"
    private static let wide: Counterpart = "`frame: { maxWidth: infinity }` of the node in it"
    private static let sideways: Counterpart = "a \(name: "scroll") with `axes: horizontal`"
    private static let inner: Counterpart = "the node in it alone: a scene is a picture without actions"
    private static let whole: Counterpart = "the node in it alone: it keeps clear of the edges by default"
    private static let painted: Counterpart = "a \(name: "rectangle") with a \(name: "fill")"
    private static let own: Counterpart =
        "nothing of its own: made of other nodes it is a component (Components.md)"
    private static let dots: Counterpart = "an \(name: "hstack") of a \(name: "circle") for each page"
    private static let bubble: Counterpart =
        "a \(name: "text") with `padding: 12`, `background: accent` and `cornerRadius: 18`"
    private static let days: Counterpart =
        "a \(name: "calendarStrip") for a week; a month is a \(name: "lazyVGrid") of days"
    private static let line: Counterpart = "`chart: { kind: line, series: [[1, 2, 3]] }`"
    private static let bar: Counterpart = "`chart: { kind: bar, series: [[1, 2, 3]] }`"
    private static let area: Counterpart = "`chart: { kind: line, area: true, series: [[1, 2, 3]] }`"
    private static let ring: Counterpart = "`chart: { kind: ring, series: [[3], [1]] }`"
    private static let cells: Counterpart = "a \(name: "lazyVGrid") of a \(name: "rectangle") for each value"

    // MARK: A row a name

    private static let swiftUI: [(String, Counterpart)] = [
        ("angulargradient", painted),
        ("asyncimage", .name("image")),
        ("canvas", "a \(name: "path"), or `image: picture.png`"),
        ("color", painted),
        ("colorpicker", "a \(name: "row") with a \(name: "circle") as its \(name: "content")"),
        ("confirmationdialog", alert),
        ("contentunavailableview", "a \(name: "vstack") of an \(name: "icon") and texts"),
        ("controlgroup", "an \(name: "hstack") of buttons"),
        ("datepicker", "`row: { title: Date, value: 4 May }`, or a \(name: "calendarStrip")"),
        ("disclosuregroup", "`row: { title: More, accessory: disclosure }`, and the rows below it"),
        ("editbutton", "`button: { title: Edit, style: plain }`"),
        ("ellipticalgradient", painted),
        ("emptyview", "nothing: leave it out"),
        ("form", .name("list")),
        ("fullscreencover", "a \(name: "zstack") as the last node of the body"),
        ("gauge", "`progressRing: 0.4`"),
        ("geometryreader", "nothing: a size may be a share of the room, `frame: { width: 50% }`"),
        ("groupbox", .name("card")),
        ("hsplitview", .name("hstack")),
        ("inspector", column),
        ("label", label),
        ("labeledcontent", value),
        ("lazyhstack", .name("hstack")),
        ("lazyvstack", .name("vstack")),
        ("lineargradient", painted),
        ("link", .name("button")),
        ("map", picture),
        ("meshgradient", painted),
        ("multidatepicker", days),
        ("navigationlink", link),
        ("navigationsplitview", column),
        ("navigationstack", navigation),
        ("navigationview", navigation),
        ("outlinegroup", section),
        ("pastebutton", "`button: { title: Paste, icon: doc.on.doc }`"),
        ("photospicker", picture),
        ("picker", picker),
        ("progressview", "\(name: "progressBar"), \(name: "progressRing") or \(name: "activityIndicator")"),
        ("radialgradient", painted),
        ("scrollview", .name("scroll")),
        ("scrollviewreader", .name("scroll")),
        ("section", section),
        ("sharelink", share),
        ("tab", tabBar),
        ("tabview", tabBar),
        ("texteditor", "\(name: "textField") with \(name: "lines")"),
        ("timelineview", "nothing: `time` in braces is the time that a scene is drawn for"),
        ("toolbaritem", "`toolbar: [{ icon: plus }]`"),
        ("unevenroundedrectangle", .name("roundedRectangle")),
        ("videoplayer", picture),
        ("vsplitview", .name("vstack")),
        ("webview", picture),
    ]

    private static let uiKit: [(String, Counterpart)] = [
        ("activityindicatorview", .name("activityIndicator")),
        ("activityviewcontroller", sheet),
        ("alertcontroller", alert),
        ("barbuttonitem", "`toolbar: [{ icon: plus }]`"),
        ("collectionview", .name("lazyVGrid")),
        ("collectionviewcell", "a node of a \(name: "lazyVGrid")"),
        ("effectview", "`material: thin` of a node"),
        ("imageview", .name("image")),
        ("menucontroller", menu),
        ("navigationcontroller", navigation),
        ("pagecontrol", dots),
        ("pageviewcontroller", dots),
        ("pickerview", picker),
        ("refreshcontrol", .name("activityIndicator")),
        ("searchbar", .name("searchField")),
        ("searchcontroller", .name("searchField")),
        ("segmentedcontrol", picker),
        ("stackview", stack),
        ("tabbarcontroller", tabBar),
        ("tableview", .name("list")),
        ("tableviewcell", .name("row")),
        ("textview", .name("text")),
        ("uilabel", .name("text")),
        ("uiview", "a \(name: "zstack"), or a \(name: "rectangle") with a \(name: "fill")"),
        ("visualeffectview", "`material: thin` of a node"),
        ("window", "a \(name: "zstack") with `background: white` and `cornerRadius: 12`"),
    ]

    private static let material: [(String, Counterpart)] = [
        ("alertdialog", alert),
        ("appbar", navigationBar),
        ("aspectratio", "`aspectRatio: 1.5` of the node in it"),
        ("assistchip", .name("chip")),
        ("backdrop", "`material: thin` of a node"),
        ("badgedbox", "a \(name: "badge") that holds the node: `badge: { value: 3, on: { icon: bell } }`"),
        ("banner", toast),
        ("bottomappbar", "`toolbar: [{ icon: plus }]`"),
        ("bottomnavigation", tabBar),
        ("bottomnavigationbar", tabBar),
        ("bottomsheet", sheet),
        ("box", "a \(name: "vstack") or a \(name: "zstack")"),
        ("center", "the node in it alone: it is centred by default"),
        ("checkbox", .name("toggle")),
        ("chipgroup", "a \(name: "flow") of chips"),
        ("circleavatar", .name("avatar")),
        ("circularprogress", .name("activityIndicator")),
        ("circularprogressindicator", .name("activityIndicator")),
        ("cliprrect", "`cornerRadius: 12` of the node in it"),
        ("column", .name("vstack")),
        ("constraintlayout", .name("zstack")),
        ("container", .name("vstack")),
        ("coordinatorlayout", .name("zstack")),
        ("datatable", .name("grid")),
        ("drawer", column),
        ("dropdown", menu),
        ("dropdownbutton", menu),
        ("dropdownmenu", menu),
        ("edittext", field),
        ("elevatedbutton", bordered),
        ("elevatedcard", .name("card")),
        ("expanded", wide),
        ("expansiontile", link),
        ("extendedfloatingactionbutton", prominent),
        ("fab", .name("iconButton")),
        ("filledbutton", prominent),
        ("filledtonalbutton", bordered),
        ("filterchip", .name("chip")),
        ("flatlist", .name("list")),
        ("flexible", wide),
        ("floatingactionbutton", .name("iconButton")),
        ("framelayout", .name("zstack")),
        ("gesturedetector", inner),
        ("gridlayout", .name("grid")),
        ("gridview", .name("lazyVGrid")),
        ("inkwell", inner),
        ("inputchip", .name("chip")),
        ("lazycolumn", .name("list")),
        ("lazyhorizontalgrid", .name("lazyHGrid")),
        ("lazyrow", sideways),
        ("lazyverticalgrid", .name("lazyVGrid")),
        ("linearlayout", stack),
        ("linearprogress", .name("progressBar")),
        ("linearprogressindicator", .name("progressBar")),
        ("listitem", .name("row")),
        ("listtile", .name("row")),
        ("listview", .name("list")),
        ("modalbottomsheet", sheet),
        ("navigationdrawer", column),
        ("navigationrail", column),
        ("outlinedbutton", bordered),
        ("outlinedcard", "`card: { style: outlined, content: [{ text: Hello }] }`"),
        ("outlinedtextfield", field),
        ("padding", "`padding: 16` of the node in it"),
        ("pageview", sideways),
        ("passwordfield", .name("secureField")),
        ("popupmenu", menu),
        ("positioned", "`position: { x: 8, y: 8 }` of the node in it"),
        ("pressable", inner),
        ("progressindicator", "\(name: "progressBar") or \(name: "activityIndicator")"),
        ("radio", "a \(name: "row") with `accessory: checkmark`"),
        ("radiobutton", "a \(name: "row") with `accessory: checkmark`"),
        ("rangeslider", .name("slider")),
        ("recyclerview", .name("list")),
        ("relativelayout", .name("zstack")),
        ("richtext", "a \(name: "text") that is a list of runs"),
        ("safearea", whole),
        ("safeareaview", whole),
        ("scaffold", .name("vstack")),
        ("sectionlist", section),
        ("segmentedbutton", picker),
        ("simpledialog", alert),
        ("singlechildscrollview", .name("scroll")),
        ("sizedbox", "`spacer: 20`, or `frame: { width: 100, height: 20 }` of a node"),
        ("snackbar", toast),
        ("stack", stack),
        ("suggestionchip", .name("chip")),
        ("surface", .name("card")),
        ("switch", .name("toggle")),
        ("tablayout", picker),
        ("tabrow", picker),
        ("textbutton", plain),
        ("textformfield", field),
        ("textinput", field),
        ("timepicker", value),
        ("tooltip", "`popover: { content: [{ text: Hello }] }`"),
        ("topappbar", navigationBar),
        ("touchableopacity", inner),
        ("touchablewithoutfeedback", inner),
        ("view", .name("vstack")),
        ("viewpager", sideways),
        ("wrap", "a \(name: "flow")"),
    ]

    private static let web: [(String, Counterpart)] = [
        ("a", .name("button")),
        ("accordion", link),
        ("article", .name("vstack")),
        ("aside", column),
        ("audio", picture),
        ("b", "a \(name: "text") with `font: { weight: bold }`"),
        ("blockquote", "a \(name: "text") with `padding: 12`"),
        ("breadcrumb", "an \(name: "hstack") of texts and icons"),
        ("breadcrumbs", "an \(name: "hstack") of texts and icons"),
        ("buttongroup", picker),
        ("carousel", sideways),
        ("code", "a \(name: "text") with `font: { design: monospaced }`"),
        ("details", link),
        ("dialog", alert),
        ("div", stack),
        ("em", "a \(name: "text") with `font: { italic: true }`"),
        ("emoji", .name("text")),
        ("fieldset", .name("card")),
        ("figure", "a \(name: "vstack") of an \(name: "image") and a \(name: "text")"),
        ("footer", .name("hstack")),
        ("h1", "a \(name: "text") with `font: largeTitle`"),
        ("h2", "a \(name: "text") with `font: title`"),
        ("h3", "a \(name: "text") with `font: title2`"),
        ("h4", "a \(name: "text") with `font: title3`"),
        ("h5", "a \(name: "text") with `font: headline`"),
        ("h6", "a \(name: "text") with `font: subheadline`"),
        ("header", .name("sectionHeader")),
        ("heading", "a \(name: "text") with `font: title`"),
        ("hr", .name("divider")),
        ("i", "an \(name: "icon"), or a \(name: "text") with `font: { italic: true }`"),
        ("iframe", picture),
        ("img", .name("image")),
        ("input", .name("textField")),
        ("kbd", "a \(name: "text") with `font: { design: monospaced }`"),
        ("li", .name("row")),
        ("loader", .name("activityIndicator")),
        ("main", .name("vstack")),
        ("meter", .name("progressBar")),
        ("modal", sheet),
        ("nav", navigationBar),
        ("navbar", navigationBar),
        ("ol", .name("list")),
        ("option", .name("row")),
        ("p", .name("text")),
        ("pagination", dots),
        ("paragraph", .name("text")),
        ("picture", .name("image")),
        ("pill", .name("chip")),
        ("pre", "a \(name: "text") with `font: { design: monospaced }`"),
        ("progress", .name("progressBar")),
        ("select", picker),
        ("separator", .name("divider")),
        ("small", "a \(name: "text") with `font: footnote`"),
        ("span", .name("text")),
        ("spinner", .name("activityIndicator")),
        ("strong", "a \(name: "text") with `font: { weight: bold }`"),
        ("svg", .name("icon")),
        ("table", .name("grid")),
        ("tabs", tabBar),
        ("tag", .name("chip")),
        ("td", "a node of a \(name: "gridRow")"),
        ("textarea", "\(name: "textField") with \(name: "lines")"),
        ("th", "a node of a \(name: "gridRow")"),
        ("tr", .name("gridRow")),
        ("ul", .name("list")),
        ("video", picture),
    ]

    private static let designTools: [(String, Counterpart)] = [
        ("artboard", "the scene itself: `canvas: { width: 360, height: 200 }` at its top"),
        ("autolayout", stack),
        ("blur", "`blur: 8` of a node, or a \(name: "progressiveBlur")"),
        ("circlebutton", .name("iconButton")),
        ("frame", "a \(name: "zstack") with `frame: { width: 100, height: 40 }`"),
        ("glass", "`glass: regular` of a node"),
        ("gradient", painted),
        ("instance", "the component's own name as the kind (Components.md)"),
        ("line", .name("divider")),
        ("oval", .name("ellipse")),
        ("photo", .name("image")),
        ("rect", .name("rectangle")),
        ("roundedrect", .name("roundedRectangle")),
        ("shape", "a \(name: "rectangle"), a \(name: "circle") or a \(name: "path")"),
        ("square", "a \(name: "rectangle") with `frame: { size: 40 }`"),
        ("symbol", .name("icon")),
        ("systemname", .name("icon")),
        ("triangle", "`polygon: 3`"),
        ("vector", .name("path")),
    ]

    private static let charts: [(String, Counterpart)] = [
        ("areachart", area),
        ("areamark", area),
        ("barchart", bar),
        ("barmark", bar),
        ("bargraph", bar),
        ("columnchart", bar),
        ("donutchart", ring),
        ("doughnutchart", ring),
        ("graph", line),
        ("heatmap", cells),
        ("histogram", bar),
        ("linechart", line),
        ("linegraph", line),
        ("linemark", line),
        ("piechart", ring),
        ("plot", line),
        ("pointmark", "`chart: { kind: line, points: true, series: [[1, 2, 3]] }`"),
        ("rulemark", "`chart: { kind: line, goal: 2, series: [[1, 2, 3]] }`"),
        ("scatterchart", "`chart: { kind: line, points: true, series: [[1, 2, 3]] }`"),
        ("scatterplot", "`chart: { kind: line, points: true, series: [[1, 2, 3]] }`"),
        ("sectormark", ring),
        ("sparkle", "`icon: sparkles`"),
        ("sparkline", "`chart: { kind: line, axes: none, grid: false, series: [[1, 2, 3]] }`"),
    ]

    /// What has no kind of its own.
    private static let missing: [(String, Counterpart)] = [
        ("actionsheet", menu),
        ("avatarstack", .name("avatarGroup")),
        ("barcode", picture),
        ("bubble", bubble),
        ("calendar", days),
        ("camera", picture),
        ("chatbubble", bubble),
        ("countdown", "a \(name: "text") with `monospacedDigits: true`"),
        ("divisor", .name("divider")),
        ("emptystate", "a \(name: "vstack") of an \(name: "icon") and texts"),
        ("lockscreen", own),
        ("messagebubble", bubble),
        ("month", days),
        ("monthview", days),
        ("notification", toast),
        ("notificationbanner", toast),
        ("pagedots", dots),
        ("pageindicator", dots),
        ("placeholder", .name("skeleton")),
        ("qrcode", picture),
        ("rating", .name("ratingStars")),
        ("sharesheet", sheet),
        ("shimmer", .name("skeleton")),
        ("sidebar", column),
        ("speechbubble", bubble),
        ("splitview", column),
        ("starrating", .name("ratingStars")),
        ("stepindicator", dots),
        ("steps", dots),
        ("timeline", "a \(name: "vstack") of rows with a \(name: "divider") between them"),
        ("timer", "a \(name: "text") with `monospacedDigits: true`"),
        ("titlebar", navigationBar),
        ("trafficlights", "an \(name: "hstack") of three circles"),
        ("treeview", section),
        ("waveform", "an \(name: "hstack") of a \(name: "capsule") for each bar"),
        ("wheelpicker", picker),
        ("widget", .name("card")),
    ]
}
