/** Whether a picture has more than one frame. False if neither we nor the browser can tell. */
export async function isAnimated(file: File): Promise<boolean> {
  const { isMovingFile } = await import('../motion/is-moving-file.ts')
  return (await isMovingFile(file)) || (await hasFrames(file))
}

async function hasFrames(file: File): Promise<boolean> {
  if (!('ImageDecoder' in window) || !(await ImageDecoder.isTypeSupported(file.type))) return false
  const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: file.type })
  try {
    await decoder.tracks.ready
    // Chromium reports every GIF as animated.
    return (decoder.tracks.selectedTrack?.frameCount ?? 1) > 1
  } catch {
    return false
  } finally {
    decoder.close()
  }
}
