import Foundation

extension DatePicker {
    /// No part of a still.
    @available(
        *, unavailable, message: "write DatePicker(\"Date\", date: \"2026-05-12\"), a day without a time zone"
    )
    public init(
        _ title: any TextConvertible, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = .date
    ) { literals = [] }
}
