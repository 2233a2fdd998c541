/** Spec §9. */
const fileName = () => `meme-${Date.now()}.png`

/** Saves a picture as `meme-{timestamp}.png`. */
export function downloadMeme(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName()
  link.click()
}

export function downloadPicture(picture: Blob): void {
  const url = URL.createObjectURL(picture)
  downloadMeme(url)
  // The download has its own hold on the data once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url))
}
