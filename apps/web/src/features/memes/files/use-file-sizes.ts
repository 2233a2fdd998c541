import { isCopy, type MemeFile } from '@memesmith/contract'
import { useEffect, useState } from 'react'
import { hasCode, request } from '../../../lib/api-client.ts'
import { makeCopy } from './prepare-file.tsx'

/** In bytes; *too large* for a copy that can't be had; null if it could not be found out. */
export type FileSize = number | 'too large' | null

/** How long work goes on after the menu has closed, in ms: a chosen download may need it. */
const GRACE_MS = 1000

/**
 * The sizes of files, by their addresses, as far as they are known. What is not made yet is made for it,
 * one after the other.
 */
export function useFileSizes(files: readonly MemeFile[]): Readonly<Record<string, FileSize>> {
  const [sizes, setSizes] = useState<Readonly<Record<string, FileSize>>>({})
  const urls = files.map(({ url }) => url).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: files with the same addresses are the same
  useEffect(() => {
    const abort = new AbortController()
    const measure = async (file: MemeFile) => {
      const size = await sizeOf(file, abort.signal)
      if (!abort.signal.aborted) setSizes((before) => ({ ...before, [file.url]: size }))
    }
    for (const file of files.filter((file) => !isCopy(file))) void measure(file)
    const measureCopies = async () => {
      for (const file of files.filter(isCopy)) if (!abort.signal.aborted) await measure(file)
    }
    void measureCopies()
    return () => void setTimeout(() => abort.abort(), GRACE_MS)
  }, [urls])
  return sizes
}

async function sizeOf(file: MemeFile, signal: AbortSignal): Promise<FileSize> {
  try {
    if (isCopy(file)) return (await makeCopy(file, { signal })) ?? null
    const { headers } = await request('HEAD', file.url, undefined, { signal })
    return Number(headers.get('content-length')) || null
  } catch (error) {
    return hasCode(error, 'animation_too_large') ? 'too large' : null
  }
}
