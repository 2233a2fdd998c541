/**
 * Copies a field's text, with the deprecated `execCommand` if there is no clipboard API, such as over
 * plain http.
 *
 * @param text in place of what the field shows
 * @returns whether it was copied
 */
export async function copyFrom(field: HTMLInputElement | null, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return document.execCommand('copy')
  }
}
