/**
 * Whether a picture has more than one frame. False if the browser can't tell without playing it.
 */
export async function isAnimated(file: File): Promise<boolean> {
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
