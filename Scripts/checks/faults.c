// Makes one call of the process fail: loaded before all libraries by faults.py (LD_PRELOAD; Linux with glibc).
//
//   FAULT_CALL    the kind of call: library-allocation, large-allocation, map, open, read, write, status, list, make,
//                 rename, remove, sync, close, thread, socket
//   FAULT_NUMBER  the call that fails, from 1 on; 0 for none
//   FAULT_REST    if it is set, all calls after that fail, too
//   FAULT_COUNT   a file that gets the number of calls when the process ends
//
// An allocation counts if it is one of a C library (of fonts, text, pictures or compression), or as large as a picture:
// where a small one of Swift's own runtime fails, that ends the process.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <poll.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LARGE = 128 << 10, RANGES = 64 };

static const char *kind = "";
static long number, rest;
static atomic_long calls;
static struct { uintptr_t start, end; } libraries[RANGES];
static int library_count;

static int note_library(struct dl_phdr_info *info, size_t size, void *data) {
    (void)size, (void)data;
    static const char *const names[] = {"libpng", "libfreetype", "libharfbuzz", "libfribidi", "libdeflate", "libgraphite",
                                        "libz.", "libbrotli", "libjpeg", "libwebp", "libavif", "libaom",
                                        "libdav1d", "libyuv", "libheif", "libde265"};
    const char *name = strrchr(info->dlpi_name, '/');
    for (size_t i = 0; name && i < sizeof names / sizeof *names; i++) {
        if (strncmp(name + 1, names[i], strlen(names[i]))) continue;
        for (int j = 0; j < info->dlpi_phnum && library_count < RANGES; j++) {
            const ElfW(Phdr) *part = &info->dlpi_phdr[j];
            if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
            libraries[library_count].start = info->dlpi_addr + part->p_vaddr;
            libraries[library_count++].end = info->dlpi_addr + part->p_vaddr + part->p_memsz;
        }
    }
    return 0;
}

__attribute__((constructor)) static void begin(void) {
    const char *text = getenv("FAULT_NUMBER");
    number = text ? atol(text) : 0;
    rest = getenv("FAULT_REST") != NULL;
    dl_iterate_phdr(note_library, NULL);
    if (getenv("FAULT_CALL")) kind = getenv("FAULT_CALL");
    // Programs that are started are others.
    unsetenv("LD_PRELOAD");
}

__attribute__((destructor)) static void end(void) {
    const char *path = getenv("FAULT_COUNT");
    if (!path) return;
    kind = "";
    FILE *file = fopen(path, "w");
    if (file) {
        fprintf(file, "%ld\n", (long)calls);
        fclose(file);
    }
}

static int fails(const char *name) {
    if (strcmp(kind, name)) return 0;
    long now = ++calls;
    return number > 0 && (now == number || (rest && now > number));
}

static int fails_with(const char *name, int error) {
    if (!fails(name)) return 0;
    errno = error;
    return 1;
}

static int allocation_fails(size_t size, const void *caller) {
    if (kind[0] != 'l') return 0;
    if (size >= LARGE && fails("large-allocation")) return 1;
    for (int i = 0; i < library_count; i++)
        if ((uintptr_t)caller >= libraries[i].start && (uintptr_t)caller < libraries[i].end) return fails("library-allocation");
    return 0;
}

#define NO_MEMORY(size)                                             \
    if (allocation_fails(size, __builtin_return_address(0))) {      \
        errno = ENOMEM;                                             \
        return NULL;                                                \
    }

void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
    NO_MEMORY(size)
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    NO_MEMORY(count * size)
    return __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
    NO_MEMORY(size)
    return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    NO_MEMORY(size)
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **found, size_t alignment, size_t size) {
    if (allocation_fails(size, __builtin_return_address(0))) return ENOMEM;
    void *memory = __libc_memalign(alignment, size);
    if (!memory) return ENOMEM;
    *found = memory;
    return 0;
}

#define NEXT(name) static __typeof__(&name) next; if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

#define WRAP(result, name, call, error, parameters, arguments, failure) \
    result name parameters {                                            \
        NEXT(name);                                                     \
        if (fails_with(call, error)) return failure;                    \
        return next arguments;                                          \
    }

WRAP(void *, mmap, "map", ENOMEM, (void *at, size_t size, int protection, int flags, int file, off_t offset),
     (at, size, protection, flags, file, offset), MAP_FAILED)
WRAP(void *, mmap64, "map", ENOMEM, (void *at, size_t size, int protection, int flags, int file, off64_t offset),
     (at, size, protection, flags, file, offset), MAP_FAILED)
WRAP(ssize_t, read, "read", EIO, (int file, void *bytes, size_t count), (file, bytes, count), -1)
WRAP(ssize_t, pread, "read", EIO, (int file, void *bytes, size_t count, off_t at), (file, bytes, count, at), -1)
WRAP(ssize_t, write, "write", ENOSPC, (int file, const void *bytes, size_t count), (file, bytes, count), -1)
WRAP(int, fstat, "status", EIO, (int file, struct stat *status), (file, status), -1)
WRAP(int, stat, "status", EIO, (const char *path, struct stat *status), (path, status), -1)
WRAP(int, lstat, "status", EIO, (const char *path, struct stat *status), (path, status), -1)
WRAP(int, fstatat, "status", EIO, (int folder, const char *path, struct stat *status, int flags),
     (folder, path, status, flags), -1)
WRAP(DIR *, opendir, "list", EMFILE, (const char *path), (path), NULL)
WRAP(DIR *, fdopendir, "list", ENOMEM, (int file), (file), NULL)
WRAP(int, mkdir, "make", ENOSPC, (const char *path, mode_t mode), (path, mode), -1)
WRAP(int, mkdirat, "make", ENOSPC, (int folder, const char *path, mode_t mode), (folder, path, mode), -1)
WRAP(int, rename, "rename", EIO, (const char *from, const char *to), (from, to), -1)
WRAP(int, renameat, "rename", EIO, (int a, const char *from, int b, const char *to), (a, from, b, to), -1)
WRAP(int, unlink, "remove", EIO, (const char *path), (path), -1)
WRAP(int, unlinkat, "remove", EIO, (int folder, const char *path, int flags), (folder, path, flags), -1)
WRAP(int, fsync, "sync", EIO, (int file), (file), -1)
WRAP(int, socket, "socket", EMFILE, (int domain, int type, int protocol), (domain, type, protocol), -1)
WRAP(int, bind, "socket", EADDRNOTAVAIL, (int file, const struct sockaddr *address, socklen_t size), (file, address, size), -1)
WRAP(int, listen, "socket", EADDRINUSE, (int file, int backlog), (file, backlog), -1)
WRAP(int, accept, "socket", EMFILE, (int file, struct sockaddr *address, socklen_t *size), (file, address, size), -1)
WRAP(int, pipe, "socket", EMFILE, (int ends[2]), (ends), -1)

int close(int file) {
    NEXT(close);
    int result = next(file);
    return fails_with("close", EIO) ? -1 : result;
}

#define OPEN(name, parameters, arguments)              \
    int name parameters {                              \
        NEXT(name);                                    \
        mode_t mode = 0;                               \
        if (flags & (O_CREAT | O_TMPFILE)) {           \
            va_list list;                              \
            va_start(list, flags);                     \
            mode = va_arg(list, mode_t);               \
            va_end(list);                              \
        }                                              \
        if (fails_with("open", EMFILE)) return -1;     \
        return next arguments;                         \
    }

OPEN(open, (const char *path, int flags, ...), (path, flags, mode))
OPEN(open64, (const char *path, int flags, ...), (path, flags, mode))
OPEN(openat, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))
OPEN(openat64, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *context) {
    NEXT(pthread_create);
    if (fails("thread")) return EAGAIN;
    return next(thread, attributes, body, context);
}
