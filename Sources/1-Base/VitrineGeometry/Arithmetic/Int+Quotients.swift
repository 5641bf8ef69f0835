extension Int {
    /// Returns the quotient by a positive number, rounded down.
    @inline(__always)
    @inlinable public func flooredQuotient(_ divisor: Int) -> Int {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}
