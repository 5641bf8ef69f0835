/// What an element answers to proposals. Most get one or two, which are compared sooner than looked up.
struct ProposalAnswers<Answer> {
    private var few: [(proposal: Proposal, answer: Answer)] = []
    private var others: [Proposal: Answer] = [:]

    /// The number of answers that are not looked up.
    private static var limit: Int { 4 }

    subscript(proposal: Proposal) -> Answer? {
        for known in few where known.proposal == proposal { return known.answer }
        return others.isEmpty ? nil : others[proposal]
    }

    mutating func insert(_ answer: Answer, for proposal: Proposal) {
        if few.count < Self.limit {
            few.append((proposal, answer))
        } else {
            others[proposal] = answer
        }
    }
}
