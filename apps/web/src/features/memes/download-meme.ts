/** Spec §9. */
const fileName = () => `meme-${Date.now()}.png`

/** Saves a picture as `meme-{timestamp}.png`. */
export function downloadMeme(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName()
  link.click()
}

/** Saves a PNG as `meme-{timestamp}.png`. */
export function downloadPicture(picture: Blob): void {
  const url = URL.createObjectURL(picture)
  downloadMeme(url)
  // The download keeps a reference to the data after the click.
  setTimeout(() => URL.revokeObjectURL(url))
}
