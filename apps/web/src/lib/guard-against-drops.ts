/** Whether files are dragged, and not text, a link or a part of a page. */
export const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true

/**
 * A browser opens a file that is dropped where a page doesn't take it, and the page is gone. Call
 * this once, before anything that takes files; it ends with the page.
 */
export function guardAgainstDrops(): void {
  for (const type of ['dragover', 'drop'] as const) {
    addEventListener(type, (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      // Whatever takes files says so later.
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    })
  }
}
