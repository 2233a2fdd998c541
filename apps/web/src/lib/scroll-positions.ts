/** Where the router keeps how far each page was scrolled. */
export const SCROLL_POSITIONS = 'memesmith-scroll'

/**
 * Forgets where pages were left when one is opened anew: the router calls the first page of every
 * load by the same name, and would scroll it to where another had been. A reload keeps its place.
 */
export function beginAtTop(): void {
  const [load] = performance.getEntriesByType('navigation')
  if (load instanceof PerformanceNavigationTiming && load.type === 'navigate') {
    sessionStorage.removeItem(SCROLL_POSITIONS)
  }
}
