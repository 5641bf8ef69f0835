/// A page of HTML that a report shows beside its pictures, such as what an audit has found.
package struct ReportAttachment: Sendable {
    /// The words of the button that opens it.
    let title: String
    let html: String

    package init(title: String, html: String) {
        (self.title, self.html) = (title, html)
    }

    /// The button, for the bar of the report.
    var button: String {
        """
        <button type="button" class="plain" popovertarget="attachment">\(JUnitReport.escaped(title))</button>

        """
    }

    /// The page in a frame, which nothing in it can leave.
    var frame: String {
        """
        <div id="attachment" popover><iframe sandbox title="\(JUnitReport.escaped(title))" \
        srcdoc="\(JUnitReport.escaped(html))"></iframe></div>

        """
    }
}
