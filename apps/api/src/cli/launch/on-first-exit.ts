const LOOK_EVERY_MS = 500

/**
 * Calls `callback` once, at most 500 ms after one of the processes has ended. Does not keep this
 * process alive.
 */
export function onFirstExit(pids: readonly number[], callback: () => void): void {
  const timer = setInterval(() => {
    if (pids.every(isThere)) return
    clearInterval(timer)
    callback()
  }, LOOK_EVERY_MS)
  timer.unref()
}

function isThere(pid: number): boolean {
  try {
    // Signal 0 only checks that the process exists.
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
