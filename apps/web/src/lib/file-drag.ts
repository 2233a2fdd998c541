import { hasFiles } from './guard-against-drops.ts'

/** The receiver of files that are dragged over the page. */
interface FileTarget {
  readonly onDrag: (isOver: boolean) => void
  readonly onDrop: (files: readonly File[]) => void
}

/** Browsers repeat `dragover` at least every 350 ms, but do not always report the end of a drag. */
const ENDED_AFTER_MS = 1000

/**
 * Accepts files dropped anywhere on the page, except while a dialog is open. Pictures dragged from the
 * page itself are left to the browser.
 *
 * @returns a function that stops this
 */
export function takeDroppedFiles({ onDrag, onDrop }: FileTarget): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let isOwnDrag = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const isWanted = (event: DragEvent) =>
    !isOwnDrag && hasFiles(event) && document.querySelector('dialog[open]') === null
  const tell = (isOver: boolean) => {
    clearTimeout(timer)
    onDrag(isOver)
    if (isOver) timer = setTimeout(() => onDrag(false), ENDED_AFTER_MS)
  }

  addEventListener('dragstart', () => (isOwnDrag = true), { signal })
  addEventListener('dragend', () => (isOwnDrag = false), { signal })
  addEventListener(
    'dragover',
    (event) => {
      if (!isWanted(event)) return
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      tell(true)
    },
    { signal },
  )
  addEventListener(
    'dragleave',
    // `dragleave` is also sent for each element that the drag crosses.
    ({ relatedTarget }) => relatedTarget === null && tell(false),
    { signal },
  )
  addEventListener(
    'drop',
    (event) => {
      tell(false)
      if (isWanted(event)) onDrop([...(event.dataTransfer?.files ?? [])])
    },
    { signal },
  )
  return () => {
    clearTimeout(timer)
    ended.abort()
  }
}
