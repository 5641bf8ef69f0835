extension Menu {
    /// No part of a still.
    @available(
        *, unavailable,
        message: "write Button(\"Title\", style: .plain) for the closed menu, Menu([\"Copy\"]) for the open one"
    )
    public init(_ title: any TextConvertible, @ViewBuilder content: () -> ViewList) {
        self.init(items: [])
    }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write Button(\"Title\", style: .plain) for the closed menu, Menu([\"Copy\"]) for the open one"
    )
    public init(
        _ title: any TextConvertible, systemImage: any TextConvertible, @ViewBuilder content: () -> ViewList
    ) {
        self.init(items: [])
    }

    /// No part of a still.
    @available(
        *, unavailable,
        message: "write Button(icon: \"ellipsis\", style: .plain) for the closed menu, Menu([\"Copy\"]) for the open one"
    )
    public init(@ViewBuilder content: () -> ViewList, @ViewBuilder label: () -> ViewList) {
        self.init(items: [])
    }
}
