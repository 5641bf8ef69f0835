import Foundation

extension Double {
    /// Returns the text of the number as `printf` has it, in English on every machine.
    func printed(_ format: String) -> String {
        String(format: format, locale: Locale(identifier: "en_US_POSIX"), self)
    }
}
