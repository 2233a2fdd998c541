/**
 * Copies a text, with the deprecated `execCommand` if there is no clipboard API, such as over plain http.
 *
 * @param field shows the text, or a part of it: it is selected then, to be copied by hand
 * @returns whether it was copied
 */
export async function copyFrom(field: HTMLInputElement | null, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return copyByCommand(text)
  }
}

/** The command copies what is selected, unless a listener says what else. */
function copyByCommand(text: string): boolean {
  const setText = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', setText)
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', setText)
  return isCopied
}
