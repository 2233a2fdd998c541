/** Opens the browser's file dialog for pictures. Call it synchronously in a click handler. */
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
