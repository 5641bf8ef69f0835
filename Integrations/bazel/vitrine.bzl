"""Golden images as a Bazel test, in as many shards as `shard_count` says.

    load("//Integrations/bazel:vitrine.bzl", "vitrine_golden_test")

    vitrine_golden_test(
        name = "goldens",
        scenes = glob(["scenes/**"]),
        goldens = glob(["goldens/**"]),
        shard_count = 4,
    )

The tool is that of the archive of a release, with its fonts, so that the test depends on nothing of the machine but
glibc. In MODULE.bazel:

    http_archive = use_repo_rule("@bazel_tools//tools/build_defs/repo:http.bzl", "http_archive")
    http_archive(
        name = "vitrine",
        url = "https://github.com/vitrine/vitrine/releases/download/0.2.0/vitrine-0.2.0-linux-x86_64.tar.gz",
        sha256 = "...",  # of SHA256SUMS
        strip_prefix = "vitrine-0.2.0-linux-x86_64",
        build_file = "//Integrations/bazel:vitrine.BUILD",
    )
"""

def _vitrine_golden_test_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.expand_template(
        template = ctx.file._template,
        output = script,
        is_executable = True,
        substitutions = {
            "@GOLDENS@": ctx.attr.folder + "/goldens" if ctx.attr.folder else "goldens",
            "@TOOL@": ctx.file.tool.short_path,
        },
    )
    files = ctx.files.scenes + ctx.files.goldens + [ctx.file.tool] + ctx.files.tool_files
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files = files))]

vitrine_golden_test = rule(
    implementation = _vitrine_golden_test_impl,
    test = True,
    attrs = {
        "scenes": attr.label_list(allow_files = True, mandatory = True),
        "goldens": attr.label_list(allow_files = True, mandatory = True),
        "folder": attr.string(doc = "The package that holds scenes and goldens, if it is not the root."),
        "tool": attr.label(default = "@vitrine//:bin/vitrine", allow_single_file = True),
        "tool_files": attr.label(default = "@vitrine//:files", doc = "The tool's libraries and fonts."),
        "_template": attr.label(default = "//Integrations/bazel:golden_test.sh", allow_single_file = True),
    },
)
