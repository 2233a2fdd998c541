/**
 * Dropped files.
 *
 * Problem: a browser opens a file that is dropped beside a page's own target, and the page is gone.
 * Approach: the window takes every dragged file, whatever it is over, and hands it to the part of
 * the app that wants it at the time; where none does, nothing happens. Text and links, and pictures
 * dragged from the page itself, are left to the browser.
 */
export interface FileTarget {
  /** Told whether files are being dragged over the page. */
  onDrag(isOver: boolean): void
  onDrop(files: readonly File[]): void
}

/** Browsers repeat `dragover` at least every 350 ms; they do not always say that a drag has ended. */
const ENDED_AFTER_MS = 1000

let target: FileTarget | undefined

/** @returns a function that ends it */
export function takeDroppedFiles(wanted: FileTarget): () => void {
  target = wanted
  return () => {
    if (target === wanted) target = undefined
  }
}

/** Call it once, for as long as the app is there. @returns a function that ends it */
export function guardAgainstDrops(): () => void {
  let isOwnDrag = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new AbortController()
  const { signal } = ended
  const isFileDrag = ({ dataTransfer }: DragEvent) =>
    !isOwnDrag && dataTransfer?.types.includes('Files') === true
  const tellDrag = (isOver: boolean) => {
    clearTimeout(timer)
    target?.onDrag(isOver)
    if (isOver) timer = setTimeout(() => target?.onDrag(false), ENDED_AFTER_MS)
  }
  /** Behind a dialog nothing is to be changed. */
  const present = () => (document.querySelector('dialog[open]') === null ? target : undefined)

  addEventListener('dragstart', () => (isOwnDrag = true), { signal })
  addEventListener('dragend', () => (isOwnDrag = false), { signal })
  addEventListener(
    'dragover',
    (event) => {
      if (!isFileDrag(event)) return
      event.preventDefault()
      const wanted = present()
      if (event.dataTransfer) event.dataTransfer.dropEffect = wanted ? 'copy' : 'none'
      if (wanted) tellDrag(true)
    },
    { signal },
  )
  addEventListener(
    'dragleave',
    // It also leaves each element that it is dragged across.
    ({ relatedTarget }) => relatedTarget === null && tellDrag(false),
    { signal },
  )
  addEventListener(
    'drop',
    (event) => {
      tellDrag(false)
      if (!isFileDrag(event)) return
      event.preventDefault()
      present()?.onDrop([...(event.dataTransfer?.files ?? [])])
    },
    { signal },
  )
  return () => ended.abort()
}
