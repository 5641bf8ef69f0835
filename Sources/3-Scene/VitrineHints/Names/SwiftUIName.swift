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
