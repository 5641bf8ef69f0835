/// The circles of references among tokens: which of them lead to each other, through any others.
///
/// These are the strongly connected components of the graph of references, after Tarjan.
struct TokenCircles {
    /// For each token, the number of its circle; a token on none has one of its own.
    private var circles: [Int]

    /// Returns `true` if each of two tokens leads to the other.
    func connect(_ one: Int, _ other: Int) -> Bool { circles[one] == circles[other] }

    /// Finds the circles.
    ///
    /// - Parameters:
    ///   - count: The number of tokens.
    ///   - targets: A function that returns the tokens that a token refers to.
    init(count: Int, targets: (Int) -> [Int]) {
        circles = Array(repeating: -1, count: count)
        // The order of discovery, and the earliest token that each leads back to.
        var order = Array(repeating: -1, count: count)
        var earliest = order
        var next = 0
        var waiting: [Int] = []
        var isWaiting = Array(repeating: false, count: count)
        var visits: [(token: Int, targets: ArraySlice<Int>)] = []

        func visit(_ token: Int) {
            order[token] = next
            earliest[token] = next
            next += 1
            waiting.append(token)
            isWaiting[token] = true
            visits.append((token, targets(token)[...]))
        }

        for start in 0..<count where order[start] < 0 {
            visit(start)
            while let token = visits.last?.token {
                if let target = visits[visits.count - 1].targets.popFirst() {
                    if order[target] < 0 {
                        visit(target)
                    } else if isWaiting[target] {
                        earliest[token] = min(earliest[token], order[target])
                    }
                    continue
                }
                visits.removeLast()
                if let outer = visits.last?.token { earliest[outer] = min(earliest[outer], earliest[token]) }
                guard earliest[token] == order[token] else { continue }
                while let member = waiting.popLast() {
                    isWaiting[member] = false
                    circles[member] = token
                    if member == token { break }
                }
            }
        }
    }
}
