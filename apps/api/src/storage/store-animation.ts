import { WEBP_TYPE } from '@memesmith/animation'
import type { StoredAnimation } from '../render/animation/animator.ts'
import type { ImageStorage } from './image-storage.ts'
import type { StoredImage } from './images.repository.ts'

/** Stores the bytes of an animated WebP. */
export const storeAnimation = (
  images: ImageStorage,
  ownerId: number | null,
  { file: data, width, height, frames, duration }: StoredAnimation,
): Promise<StoredImage> =>
  images.store({ ownerId, mimeType: WEBP_TYPE, width, height, frames, duration, data })
