extension Menu {
    /// No part of a still.
    @available(
        *, unavailable,
        message: "write Button(\"Title\", style: .plain), or Menu([\"Copy\"]) for the open menu"
    )
    public init(_ title: any TextConvertible, @ViewBuilder content: () -> ViewList) {
        self.init(items: [])
    }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write Button(\"Title\", style: .plain), or Menu([\"Copy\"]) for the open menu"
    )
    public init(
        _ title: any TextConvertible, systemImage: any TextConvertible, @ViewBuilder content: () -> ViewList
    ) {
        self.init(items: [])
    }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write Button(icon: \"ellipsis\", style: .plain), or Menu([\"Copy\"]) for the open menu"
    )
    public init(@ViewBuilder content: () -> ViewList, @ViewBuilder label: () -> ViewList) {
        self.init(items: [])
    }
}
