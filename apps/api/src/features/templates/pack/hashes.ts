import { createHash } from 'node:crypto'
import type { Caption } from '@memesmith/meme-render'

/** SHA-256 in hexadecimal. */
export const hashOf = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex')

/** Recognizes the captions that an example shows. */
export const hashOfCaptions = (captions: readonly Caption[]): string =>
  hashOf(JSON.stringify(captions))
