import Foundation

/// No part of a still.
@available(
    *, unavailable,
    message: "write Row(\"Date\", value: \"12 May 2026\"), or CalendarStrip(start:) for a week"
)
public struct DatePicker: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init(
        _ title: any TextConvertible, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = .date
    ) {}
}
