/** Saves the picture at a URL as `meme-{timestamp}.png` (spec §9), or with another extension. */
export const downloadMeme = (url: string, extension = 'png'): void => download(url, extension)

/** Saves a picture as `meme-{timestamp}` with the extension of its type, such as `.jpeg`. */
export function downloadPicture(picture: Blob): void {
  const url = URL.createObjectURL(picture)
  download(url, picture.type.replace('image/', ''))
  // The download keeps a reference to the data after the click.
  setTimeout(() => URL.revokeObjectURL(url))
}

function download(url: string, extension: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = `meme-${Date.now()}.${extension}`
  link.click()
}
