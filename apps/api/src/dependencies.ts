import type { Config } from './config.ts'
import type { Db } from './database/connect.ts'
import type { Generator } from './generation/generator.ts'
import type { ReadImage } from './images/image-bytes.ts'
import type { WebAssets } from './pages/web-assets.ts'
import type { Renderer } from './render/renderer.ts'
import type { Seeding } from './templates/seed-in-background.ts'
import type { WorkQueue } from './work-queue.ts'

/** What features are given to work with. */
export interface Dependencies {
  readonly config: Config
  readonly db: Db
  readonly readImage: ReadImage
  readonly renderer: Renderer
  /** Saves and uploads under way: a bounded number, so that whoever gets in is served soon. */
  readonly writes: WorkQueue
  readonly generator: Generator
  /** Generations under way, over all users. */
  readonly generations: WorkQueue
  readonly webAssets: WebAssets
  /** How far a new installation is with its starter templates. */
  readonly seeding: Seeding
}
