/// The scene language's equivalents of SwiftUI's names.
enum SwiftUIName {
    /// Returns the equivalent of a SwiftUI modifier, as code with an explanation; `nil` if SwiftUI has no
    /// such modifier or the scene language has one of the same name.
    static func modifier(_ name: String) -> Equivalent? {
        if let known = modifiers[name] { return known }
        // `onAppear`, `onChange`, `onLongPressGesture`: all of them act.
        let isAction = name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
        return isAction ? "nothing: a scene is a picture without actions" : nil
    }

    private static let modifiers = EquivalentTable(
        """
        accessibilityLabel: `accessibility: { label: Close }`
        accessibilityHint: `accessibility: { hint: Closes the page }`
        accessibilityValue: `accessibility: { value: 50 percent }`
        accessibilityHidden: `accessibility: { hidden: true }`
        accessibilityElement: `accessibility: { children: combine }`
        accessibilityAddTraits: `accessibility: { traits: isButton }`
        accessibilityHeading: `accessibility: { heading: 1 }`
        accessibilityIdentifier: `accessibility: { identifier: close }`
        accessibilitySortPriority: `accessibility: { sortPriority: 1 }`
        allowsTightening: `minimumScaleFactor: 0.9`, which makes the text smaller
        backgroundExtensionEffect: an <image> with `ignoresSafeArea: true` behind the others
        containerRelativeFrame: `frame: { width: 100% }`, a share of the room
        containerShape, containerCornerOffset: <cornerRadius> of the node itself
        contentShape: `hitArea: 44`, what reacts to a touch
        controlSize: the <size> of a control: `button: { title: Save, size: large }`
        datePickerStyle, gaugeStyle, labelStyle, pickerStyle, textFieldStyle, toggleStyle: the <style> of
          the control
        defaultScrollAnchor: `contentOffset: bottom` of a <scroll>
        scrollPosition: `contentOffset: { y: 200 }` of a <scroll>
        gridCellAnchor: <alignment> of the cell
        headerProminence: nothing: the <style> of a <list> decides
        listRowInsets: <padding> of the node, which replaces the insets of the row
        listRowSeparator, listRowSeparatorTint: `list: { separators: false, sections: [{ rows: [...] }] }`, or
          `separatorInset: 60` of a <row>
        listSectionSpacing: a list for each of the sections
        navigationBarTitleDisplayMode: `navigationBar: { title: Home, display: large }`
        presentationBackground: <background> of the <sheet>
        presentationCornerRadius: <cornerRadius> of the <sheet>
        presentationDetents: `sheet: { detent: medium, content: [...] }`
        presentationDragIndicator: `sheet: { dragIndicator: false, content: [...] }`
        safeAreaBar: `safeAreaInset: { edge: bottom, edgeEffect: true, content: [...] }`
        safeAreaPadding: <padding>, or <contentMargins> of a <scroll>
        scrollClipDisabled: `clip: false`
        scrollContentBackground: `background: clear` of the <list>
        scrollEdgeEffectStyle: `scrolled: 1` of a <navigationBar> or a <toolbar>, which has the effect
        scrollIndicators: `showsIndicators: true` of a <scroll>
        scrollTargetBehavior, scrollTargetLayout: nothing: a scene does not move by touch; <contentOffset>
          says where it is
        tabBarMinimizeBehavior: `tabBar: { minimized: true, items: [...] }`
        tabViewBottomAccessory: the <accessory> of a <tabBar>
        tabViewStyle: the <style> of a <tabBar>, or a <pageControl> below pages
        textScale: <font> with a size
        toolbarBackground, toolbarBackgroundVisibility: <background> of the bar
        toolbarColorScheme: `environment: { appearance: dark }` of the bar
        accentColor, accent: <accent> at the top of the scene, or the <tint> of a control
        dynamicTypeSize: `environment: { dynamicType: xLarge }`
        symbolVariant: the name of the icon: `icon: heart.fill`
        listRowBackground: `list: { rowBackground: white, sections: [{ rows: [...] }] }`
        searchable: a <searchField>
        border: `stroke: { paint: black, width: 1 }`
        buttonStyle: the <style> of a <button>: `button: { title: Save, style: prominent }`
        clipShape: `clip: circle`, or <cornerRadius>
        colorScheme: `environment: { appearance: dark }`
        compositingGroup, drawingGroup: `isolated: true`
        edgesIgnoringSafeArea: `ignoresSafeArea: true`
        fontDesign: `font: { design: rounded }`
        fontWeight: `font: { weight: semibold }`
        fontWidth: `font: { family: ... }` with a family of that width
        foregroundColor, foregroundStyle: <foreground>
        glassEffect: `glass: regular`
        glassEffectID: `glass: { id: name }` in a <glassContainer>
        glassEffectTransition: `glass: { transition: materialize }` in a <glassContainer>
        glassEffectUnion: `glass: { union: name }` in a <glassContainer>
        grayscale: `filter: { grayscale: 1 }`
        hidden: `opacity: 0`, or <when> to leave the node out
        hyphenationFactor: `hyphenation: true`
        imageScale: <font> with a size
        listStyle: `list: { style: plain, sections: [{ rows: [...] }] }`
        multilineTextAlignment: `textAlignment: center`
        navigationTransition: `transition: { zoom: cover }`, `matchedTransitionSource: cover` at its source
        navigationTitle: a <navigationBar> with a <title>
        numericText: `contentTransition: numericText` of a <text>
        onTapGesture: nothing: a scene is a picture without actions
        preferredColorScheme: `canvas: { appearance: dark }`
        redacted: a <skeleton>
        resizable: `image: { source: ..., fit: stretch }`
        rotation3DEffect: `rotation3D: { degrees: 45, axis: y }`
        rotationEffect: `rotation: 45`
        scaleEffect: `scale: 1.2`
        scaledToFill: `aspectRatio: { contentMode: fill }`, or `fit: fill` of an <image>
        scaledToFit: `aspectRatio: { contentMode: fit }`, or `fit: fit` of an <image>
        strokeBorder: `stroke: { paint: black, width: 1 }`, which is inside by default
        swipeActions: `row: { title: ..., trailingActions: [{ title: Delete }] }`, or <leadingActions>
        tabItem: the <items> of a <tabBar>
        tint: <accent> at the top of the scene, or the <tint> of a control: `button: { title: Add, tint: red
          }`
        truncationMode: `truncation: middle`
        visualEffect: <filter>
        withAnimation: <animation> of a change in the <script> at the top of the scene
        easeIn, easeOut, easeInOut, linear, spring, smooth, snappy, bouncy: `animation: smooth`
        zIndex: the order of the nodes: later ones are on top
        """)
}
