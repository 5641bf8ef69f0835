// The scripts, styles and markup of the project's web pages. SwiftPM's own `.embedInCode` writes such files as Swift
// arrays, and the compiler optimises each byte as an expression of its own: for these files that took 30 seconds.

#include "CPageFiles.h"

// All of the project's compilers have `#embed`; in older dialects of C than C23 they warn that it is new.
#pragma clang diagnostic ignored "-Wc23-extensions"

/// Defines the function that returns the bytes of a file.
#define PAGE_FILE(name) \
    vitrine_page_file vitrine_page_file_##name(void) { \
        return (vitrine_page_file){name, sizeof name}; \
    }

// What the report and the page of the preview share.

static const unsigned char approve_js[] = {
#embed "shared/approve.js"
};
PAGE_FILE(approve_js)

static const unsigned char causes_js[] = {
#embed "shared/causes.js"
};
PAGE_FILE(causes_js)

static const unsigned char compare_js[] = {
#embed "shared/compare.js"
};
PAGE_FILE(compare_js)

static const unsigned char dom_js[] = {
#embed "shared/dom.js"
};
PAGE_FILE(dom_js)

static const unsigned char look_css[] = {
#embed "shared/look.css"
};
PAGE_FILE(look_css)

static const unsigned char pane_js[] = {
#embed "shared/pane.js"
};
PAGE_FILE(pane_js)

// The report of `vitrine test`.

static const unsigned char film_js[] = {
#embed "report/film.js"
};
PAGE_FILE(film_js)

static const unsigned char report_css[] = {
#embed "report/report.css"
};
PAGE_FILE(report_css)

static const unsigned char report_html[] = {
#embed "report/report.html"
};
PAGE_FILE(report_html)

static const unsigned char report_js[] = {
#embed "report/report.js"
};
PAGE_FILE(report_js)

// The page of `vitrine audit`.

static const unsigned char audit_css[] = {
#embed "audit/audit.css"
};
PAGE_FILE(audit_css)

// The page of `vitrine preview`.

static const unsigned char api_js[] = {
#embed "preview/api.js"
};
PAGE_FILE(api_js)

static const unsigned char app_js[] = {
#embed "preview/app.js"
};
PAGE_FILE(app_js)

static const unsigned char audit_js[] = {
#embed "preview/audit.js"
};
PAGE_FILE(audit_js)

static const unsigned char axes_js[] = {
#embed "preview/axes.js"
};
PAGE_FILE(axes_js)

static const unsigned char colors_js[] = {
#embed "preview/colors.js"
};
PAGE_FILE(colors_js)

static const unsigned char curves_js[] = {
#embed "preview/curves.js"
};
PAGE_FILE(curves_js)

static const unsigned char details_js[] = {
#embed "preview/details.js"
};
PAGE_FILE(details_js)

static const unsigned char frames_js[] = {
#embed "preview/frames.js"
};
PAGE_FILE(frames_js)

static const unsigned char glass_js[] = {
#embed "preview/glass.js"
};
PAGE_FILE(glass_js)

static const unsigned char goldens_js[] = {
#embed "preview/goldens.js"
};
PAGE_FILE(goldens_js)

static const unsigned char icon_svg[] = {
#embed "preview/icon.svg"
};
PAGE_FILE(icon_svg)

static const unsigned char index_html[] = {
#embed "preview/index.html"
};
PAGE_FILE(index_html)

static const unsigned char inspector_js[] = {
#embed "preview/inspector.js"
};
PAGE_FILE(inspector_js)

static const unsigned char keys_js[] = {
#embed "preview/keys.js"
};
PAGE_FILE(keys_js)

static const unsigned char overlay_js[] = {
#embed "preview/overlay.js"
};
PAGE_FILE(overlay_js)

static const unsigned char places_js[] = {
#embed "preview/places.js"
};
PAGE_FILE(places_js)

static const unsigned char player_js[] = {
#embed "preview/player.js"
};
PAGE_FILE(player_js)

static const unsigned char preview_css[] = {
#embed "preview/preview.css"
};
PAGE_FILE(preview_css)

static const unsigned char problems_js[] = {
#embed "preview/problems.js"
};
PAGE_FILE(problems_js)

static const unsigned char scenes_js[] = {
#embed "preview/scenes.js"
};
PAGE_FILE(scenes_js)

static const unsigned char stage_js[] = {
#embed "preview/stage.js"
};
PAGE_FILE(stage_js)

static const unsigned char state_js[] = {
#embed "preview/state.js"
};
PAGE_FILE(state_js)

static const unsigned char tree_js[] = {
#embed "preview/tree.js"
};
PAGE_FILE(tree_js)

static const unsigned char values_js[] = {
#embed "preview/values.js"
};
PAGE_FILE(values_js)
