/// The rows of a picture of 8 bits per component, while its owner lends them to one thread.
package protocol RGBA8Rows {
    /// Returns the components of a row from its first column on. Those of the columns that were asked for are
    /// there as long as the rows read lie closer together than the number of rows that are kept.
    func row(_ y: Int) -> UnsafePointer<UInt8>
}
