import Foundation

// What SwiftUI's texts take between the quotes, and strings do not.

extension DefaultStringInterpolation {
    /// No part of a string.
    @available(*, unavailable, message: "write \\(String(format: \"%.1f\", value))")
    public mutating func appendInterpolation(_ value: some Any, specifier: String) {}

    /// No part of a string.
    @available(*, unavailable, message: "write \\(3.5.formatted(.number))")
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F) {}

    /// No part of a string.
    @available(*, unavailable, message: "write \\(date.formatted(.dateTime.hour().minute()))")
    public mutating func appendInterpolation(_ date: Date, style: AppWord) {}

    /// No part of a string.
    @available(
        *, unavailable,
        message: "write HStack(spacing: 4) { Image(systemName: \"star\"); Text(\"4.8\") }"
    )
    public mutating func appendInterpolation(_ image: Image) {}

    /// No part of a string.
    @available(*, unavailable, message: "write Text(\"a \") + Text(\"b\").bold()")
    public mutating func appendInterpolation(_ text: Text) {}

    /// No part of a string.
    @available(*, unavailable, message: "write Text(\"a \") + Text(\"b\").bold()")
    public mutating func appendInterpolation(_ view: ModifiedView) {}
}
