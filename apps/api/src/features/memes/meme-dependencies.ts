import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import type { Renderer } from '../../render/renderer.ts'
import type { ImageStorage } from '../../storage/image-storage.ts'

/** What drawing and storing memes needs. */
export interface MemeDependencies {
  readonly config: Config
  readonly db: Db
  readonly images: ImageStorage
  readonly renderer: Renderer
}
