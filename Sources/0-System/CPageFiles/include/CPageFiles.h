#ifndef VITRINE_CPAGEFILES_H
#define VITRINE_CPAGEFILES_H

#include <stddef.h>

/// The bytes of a file that the compiler has put into the program. They are there for as long as it runs.
typedef struct __attribute__((swift_attr("safe"))) {
    const unsigned char *_Nonnull bytes;
    size_t count;
} vitrine_page_file;

// What the report and the page of the preview share.
vitrine_page_file vitrine_page_file_approve_js(void);
vitrine_page_file vitrine_page_file_causes_js(void);
vitrine_page_file vitrine_page_file_compare_js(void);
vitrine_page_file vitrine_page_file_dom_js(void);
vitrine_page_file vitrine_page_file_look_css(void);
vitrine_page_file vitrine_page_file_pane_js(void);

// The report of `vitrine test`.
vitrine_page_file vitrine_page_file_film_js(void);
vitrine_page_file vitrine_page_file_report_css(void);
vitrine_page_file vitrine_page_file_report_html(void);
vitrine_page_file vitrine_page_file_report_js(void);

// The page of `vitrine audit`.
vitrine_page_file vitrine_page_file_audit_css(void);

// The page of `vitrine preview`.
vitrine_page_file vitrine_page_file_api_js(void);
vitrine_page_file vitrine_page_file_app_js(void);
vitrine_page_file vitrine_page_file_audit_js(void);
vitrine_page_file vitrine_page_file_axes_js(void);
vitrine_page_file vitrine_page_file_colors_js(void);
vitrine_page_file vitrine_page_file_curves_js(void);
vitrine_page_file vitrine_page_file_details_js(void);
vitrine_page_file vitrine_page_file_frames_js(void);
vitrine_page_file vitrine_page_file_glass_js(void);
vitrine_page_file vitrine_page_file_goldens_js(void);
vitrine_page_file vitrine_page_file_icon_svg(void);
vitrine_page_file vitrine_page_file_index_html(void);
vitrine_page_file vitrine_page_file_inspector_js(void);
vitrine_page_file vitrine_page_file_keys_js(void);
vitrine_page_file vitrine_page_file_overlay_js(void);
vitrine_page_file vitrine_page_file_places_js(void);
vitrine_page_file vitrine_page_file_player_js(void);
vitrine_page_file vitrine_page_file_preview_css(void);
vitrine_page_file vitrine_page_file_problems_js(void);
vitrine_page_file vitrine_page_file_scenes_js(void);
vitrine_page_file vitrine_page_file_stage_js(void);
vitrine_page_file vitrine_page_file_state_js(void);
vitrine_page_file vitrine_page_file_tree_js(void);
vitrine_page_file vitrine_page_file_values_js(void);

#endif
