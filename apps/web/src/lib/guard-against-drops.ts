/** Whether files are dragged, not text, a link or a part of a page. */
export const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true

/**
 * Prevents the browser from leaving the page to open a file that is dropped where nothing accepts it.
 * Call this once, before registering anything that accepts files.
 */
export function guardAgainstDrops(): void {
  for (const type of ['dragover', 'drop'] as const) {
    addEventListener(type, (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      // A receiver of files overrides this.
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    })
  }
}
