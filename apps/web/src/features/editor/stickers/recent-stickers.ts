/** The stickers that were chosen last in this browser, the newest first. */
const KEY = 'memesmith-recent-stickers'
const MAX_RECENT = 24

/** @returns names; none if the browser blocks storage */
export function recentStickers(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

export function keepRecentSticker(name: string): void {
  const others = recentStickers().filter((other) => other !== name)
  try {
    localStorage.setItem(KEY, JSON.stringify([name, ...others].slice(0, MAX_RECENT)))
  } catch {
    // Then no stickers are recent.
  }
}
