/** Opens the browser's dialog to choose a picture. Must be called in the task of a click. */
export function choosePicture(onChoose: (file: File) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/*'
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file !== undefined) onChoose(file)
  })
  input.click()
}
