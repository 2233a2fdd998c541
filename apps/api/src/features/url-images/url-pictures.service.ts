import { MAX_ANIMATION_PIXELS, MEGABYTE } from '@memesmith/contract'
import { type MemeDocument, usualZones } from '@memesmith/meme-render'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { fittedSize, type WantedSize } from '../../render/fit-picture.ts'
import { hashAtOnce, hashPicture } from '../../render/hash-picture.ts'
import type { ConvertedFormat, PictureConverter } from '../../render/picture-converter.ts'
import type { RenderedPicture } from '../../render/rendered-picture.ts'
import type { Renderer } from '../../render/renderer.ts'
import { ByteCache } from '../../runtime/byte-cache.ts'
import { type JobOptions, SharedWork } from '../../runtime/shared-work.ts'
import { Lane, type Place } from '../../scheduling/lane.ts'
import { LANES } from '../../scheduling/lanes.ts'
import type { ImageStorage } from '../../storage/image-storage.ts'
import { findTemplateOfSlug } from '../templates/catalog/templates.repository.ts'
import { layersOf } from '../templates/catalog/templates.service.ts'
import { documentOfLines } from './picture-document.ts'
import { PictureError } from './picture-error.ts'
import { dispositionOf } from './picture-file-name.ts'
import { assertPixels, type PictureOptions } from './picture-options.ts'
import { messageDocument, plainPicture } from './plain-picture.ts'
import type { Extension, PictureAddress } from './read-address.ts'
import type { Background } from './read-background.ts'

/** The slug of pictures with a custom background. */
export const CUSTOM = 'custom'
/** The slug of the example in memegen's documentation: it shows only the texts. */
const PLACEHOLDER = 'string'

const MAX_CACHED_BYTES = 32 * MEGABYTE
const PLACEHOLDER_COLOR = '#6b7280'
const ERROR_COLOR = '#7f1d1d'
const TOO_LARGE = 'That is too large for a picture that moves. Use a smaller width and height.'

const FORMATS = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  gif: 'gif',
} as const satisfies Record<Extension, ConvertedFormat>

export interface UrlPictureDependencies {
  readonly config: Config
  readonly db: Db
  readonly images: ImageStorage
  readonly renderer: Renderer
  readonly converter: PictureConverter
}

/** A made picture. */
export interface UrlPicture {
  readonly bytes: Uint8Array
  readonly mimeType: string
  /** The ETag: the hash of its bytes. */
  readonly version: string
  /** The Content-Disposition; undefined for a message. */
  readonly disposition: string | undefined
}

export type TemplateOfSlug = NonNullable<Awaited<ReturnType<typeof findTemplateOfSlug>>>

/** The lane user of messages: no user and no network has this number. */
const EVERYBODY = 0

/** The lane user: the user of the request's key, or the network as a negative number. */
export type Visitor = number

const MAX_KEY_LENGTH = 500

/** A key of limited length, because an address may be longer than its picture. */
const keyOf = (url: string, background?: Background): string =>
  background === undefined && url.length <= MAX_KEY_LENGTH
    ? url
    : hashAtOnce(Buffer.from(JSON.stringify([url, background?.key])))

/** Draws the pictures of addresses, and keeps those of the last half minute. */
export class UrlPictures {
  readonly #deps: UrlPictureDependencies
  readonly #lane = new Lane(LANES.address)
  readonly #moving = new Lane(LANES.addressThatMoves)
  readonly #made = new SharedWork<UrlPicture>(
    new ByteCache(MAX_CACHED_BYTES, ({ bytes }) => bytes.byteLength),
  )

  constructor(deps: UrlPictureDependencies) {
    this.#deps = deps
  }

  /**
   * The template of an address.
   *
   * @returns undefined for the placeholder, and for a custom background
   * @throws PictureError 404 or 422
   */
  async template(slug: string, style: string | undefined): Promise<TemplateOfSlug | undefined> {
    if (slug === PLACEHOLDER || slug === CUSTOM) return undefined
    const template = await findTemplateOfSlug(this.#deps.db, slug)
    if (template === undefined) throw new PictureError(404, 'There is no such template.')
    if (style === undefined || style === 'default') return template
    const styled = await findTemplateOfSlug(this.#deps.db, `${slug}-${style}`)
    if (styled === undefined)
      throw new PictureError(422, 'There is no such style of this template.')
    return styled
  }

  /**
   * The picture of an address, if it was made a moment ago. Nothing else is checked then, because most
   * pictures are requested many times.
   *
   * @param url path and query
   */
  known(url: string): UrlPicture | undefined {
    return this.#made.peek(keyOf(url))
  }

  /**
   * The picture of an address.
   *
   * @param url path and query
   * @param template of the address
   * @param background the picture that replaces the template's; undefined if none is requested
   * @param signal aborted when the client disconnects: what nobody waits for is not made
   * @throws PictureError; AppError `busy` or `drawing_too_slow`; CancelledError
   */
  async picture(
    visitor: Visitor,
    url: string,
    address: PictureAddress,
    options: PictureOptions,
    template: TemplateOfSlug | undefined,
    background: Background | undefined,
    signal: AbortSignal,
  ): Promise<UrlPicture> {
    if (template !== undefined) assertPixels(fittedSize(template, options))
    const zones = template === undefined ? [] : layersOf(template)
    const document = documentOfLines(
      zones.length > 0 ? zones : usualZones('', ''),
      address.lines,
      options,
    )
    const { extension } = address
    const key = keyOf(url, background)
    return await this.#make(
      visitor,
      key,
      { extension, disposition: dispositionOf(address) },
      background,
      async ({ outside }, job, given) => {
        if (template !== undefined) {
          const place = { outside, job }
          return await this.#onTemplate(visitor, template, document, address, options, place)
        }
        const drawn = await this.#drawn(visitor, given ?? plainPicture(PLACEHOLDER_COLOR), document)
        assertPixels(fittedSize(drawn, options))
        return await this.#convert(visitor, drawn.png, extension, options)
      },
      signal,
    )
  }

  /**
   * A picture that shows a message. It waits for none of the visitor's own pictures, which may be too many.
   *
   * @throws AppError `busy`
   */
  async message(text: string, extension: Extension): Promise<UrlPicture> {
    const key = keyOf(`${extension} ${text}`)
    const file = { extension, disposition: undefined }
    return await this.#make(EVERYBODY, key, file, undefined, async () => {
      const { png } = await this.#drawn(EVERYBODY, plainPicture(ERROR_COLOR), messageDocument(text))
      return await this.#convert(EVERYBODY, png, extension, {})
    })
  }

  #make(
    visitor: Visitor,
    key: string,
    file: Pick<UrlPicture, 'disposition'> & Pick<PictureAddress, 'extension'>,
    background: Background | undefined,
    work: (place: Place, job: JobOptions, ground: Uint8Array | undefined) => Promise<Uint8Array>,
    signal?: AbortSignal,
  ): Promise<UrlPicture> {
    const make = async (job: JobOptions) => {
      const inLane = async (place: Place, readGround?: () => Promise<Uint8Array>) => {
        const bytes = await work(place, job, await readGround?.())
        const mimeType = `image/${FORMATS[file.extension]}`
        const version = await hashPicture(bytes)
        return { bytes, mimeType, version, disposition: file.disposition }
      }
      const draw = (readGround?: () => Promise<Uint8Array>) =>
        this.#lane.run(visitor, (place) => inLane(place, readGround), job.signal)
      return await (background === undefined ? draw() : background.open(draw))
    }
    return this.#made.get(key, make, { signal })
  }

  async #onTemplate(
    visitor: Visitor,
    template: TemplateOfSlug,
    document: MemeDocument,
    { extension }: PictureAddress,
    options: PictureOptions,
    { outside, job }: Pick<Place, 'outside'> & { readonly job: JobOptions },
  ): Promise<Uint8Array> {
    const { images, renderer } = this.#deps
    const meme = this.#marked(document)
    const { imageId } = template
    const picture = { key: imageId, frames: template.frames ?? 1, read: () => images.read(imageId) }
    const frames = Math.min(picture.frames, options.frames ?? picture.frames)
    if (frames > 1 && (extension === 'gif' || extension === 'webp')) {
      const { width, height } = fittedSize(template, options)
      if (width * height * frames > MAX_ANIMATION_PIXELS) throw new PictureError(422, TOO_LARGE)
      const draw = async () => {
        const drawn = { ...job, size: options, maxFrames: frames }
        const { animation } = await renderer.renderAnimation(visitor, picture, meme, [], drawn)
        const file = animation?.file
        if (file === undefined) throw new Error('expected an animation')
        if (extension === 'webp') return file
        return await renderer.animator.toGif(visitor, async () => file, job)
      }
      return await outside(() => this.#moving.run(visitor, draw, job.signal))
    }
    const { png } = await renderer.render(visitor, picture, meme, [], outside)
    return await this.#convert(visitor, png, extension, options)
  }

  async #drawn(
    visitor: Visitor,
    ground: Parameters<Renderer['normalizeAndRender']>[1],
    document: MemeDocument,
  ): Promise<RenderedPicture> {
    const made = await this.#deps.renderer.normalizeAndRender(
      visitor,
      ground,
      this.#marked(document),
    )
    return made.meme
  }

  #convert(
    visitor: Visitor,
    png: Uint8Array,
    extension: Extension,
    size: WantedSize,
  ): Promise<Uint8Array> {
    return this.#deps.converter.fit(visitor, png, FORMATS[extension], size)
  }

  #marked(document: MemeDocument) {
    return { document, watermark: this.#deps.config.watermarkText }
  }
}
