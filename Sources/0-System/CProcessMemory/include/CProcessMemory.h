#ifndef VITRINE_CPROCESSMEMORY_H
#define VITRINE_CPROCESSMEMORY_H

/// Configures how the C library allocates this process's memory, for a machine with `processors` processors.
/// Must be called before anything else. Does nothing if the C library is not glibc; settings that the system
/// rejects stay unchanged.
///
/// Such settings are the business of a process, not of a library.
void vitrine_prepare_process_memory(int processors);

/// Has two heaps for what two threads allocate all the time, such as one that resolves a scene while the other
/// paints, instead of one for which they wait. To be called before the first thread is started.
void vitrine_divide_process_memory(void);

/// Returns memory that this process no longer uses to the system, which takes milliseconds. Does nothing if the
/// C library is not glibc, which keeps it otherwise.
void vitrine_release_process_memory(void);

#endif
