import {
  type Caption,
  type MemeDocument,
  memeSize,
  renderMeme,
  USUAL_CAPTION,
  WHOLE_PICTURE,
} from '@memesmith/meme-render'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCanvas, loadImage } from '../../../render/canvas.ts'
import { decode, makePicture } from '../../../testing/pictures.ts'
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let user: Client
let customImageUrl: string
beforeAll(async () => {
  test = await startTestApp()
  user = await test.signUp()
  customImageUrl = (await user.upload(await makePicture('png', 400, 300))).json().url
})
afterAll(() => test.close())

const caption = (text: string, changes: Partial<Caption> = {}): Caption => ({
  ...USUAL_CAPTION,
  text,
  place: 'top',
  fontSize: 32,
  color: '#ffffff',
  ...changes,
})

const BOX = { x: 0.1, y: 0.4, width: 0.5, height: 0.3, rotation: -20 }

const DOCUMENT: MemeDocument = {
  version: 1,
  layers: [
    caption('anywhere', { place: BOX, fontSize: 'fit', color: '#ffff00', shadow: true }),
    caption('at the top', { fontSize: 48, outlineWidth: 5, outlineColor: '#7c3aed' }),
    caption('at the bottom', { place: 'bottom', align: 'left', uppercase: true }),
  ],
}

const save = (document: unknown) => user.postJson('/api/memes', { customImageUrl, document })

describe('a meme with a document', () => {
  it('stores exactly the library’s pixels', async () => {
    const meme = (await save(DOCUMENT)).json()
    const stored = await decode((await test.visitor.get(meme.memeImageUrl)).rawPayload)
    const image = await loadImage((await user.get(customImageUrl)).rawPayload)
    const { width, height } = image
    const context = createCanvas(width, height).getContext('2d')
    renderMeme(context, { image, width, height }, { document: DOCUMENT, watermark: 'Memesmith' })
    expect(Buffer.compare(stored.data, context.canvas.data())).toBe(0)
  })

  it('draws its frame with the library’s pixels', async () => {
    const frame = {
      crop: { x: 0.2, y: 0.1, width: 0.5, height: 0.9 },
      turns: 1,
      flipped: true,
    } as const
    const document: MemeDocument = { version: 1, frame, layers: DOCUMENT.layers }
    const meme = (await save(document)).json()
    expect(meme).toMatchObject({ document, width: 270, height: 200 })
    const stored = await decode((await test.visitor.get(meme.memeImageUrl)).rawPayload)
    const image = await loadImage((await user.get(customImageUrl)).rawPayload)
    const { width, height } = image
    const { pixelWidth, pixelHeight } = memeSize(width, height, frame)
    const context = createCanvas(pixelWidth, pixelHeight).getContext('2d')
    renderMeme(context, { image, width, height }, { document, watermark: 'Memesmith' })
    expect(Buffer.compare(stored.data, context.canvas.data())).toBe(0)
  })

  it('grows by the bars of its captions', async () => {
    const layers = [
      caption('When it works', { place: 'above', color: '#000000', barColor: '#ffe600' }),
      caption('at the first try', { place: 'below' }),
    ]
    const document: MemeDocument = { version: 1, layers }
    const meme = (await save(document)).json()
    expect(meme).toMatchObject({ document, width: 400, topText: 'When it works' })
    expect(meme.height).toBeGreaterThan(380)
    const stored = await decode((await test.visitor.get(meme.memeImageUrl)).rawPayload)
    const image = await loadImage((await user.get(customImageUrl)).rawPayload)
    const { width, height } = image
    const context = createCanvas(1, 1).getContext('2d')
    renderMeme(context, { image, width, height }, { document, watermark: 'Memesmith' })
    expect(Buffer.compare(stored.data, context.canvas.data())).toBe(0)
    expect([...stored.data.subarray(0, 3)]).toEqual([255, 230, 0])
    expect([...stored.data.subarray(-4, -1)]).toEqual([255, 255, 255])
  })

  it('is returned as it was sent, with the texts of its first two captions', async () => {
    const response = await save(DOCUMENT)
    expect(response.statusCode).toBe(201)
    const expected = {
      document: DOCUMENT,
      topText: 'anywhere',
      bottomText: 'at the top',
      fontSize: 32,
      textColor: '#ffff00',
    }
    expect(response.json()).toMatchObject(expected)
    expect((await user.get(`/api/memes/${response.json().id}`)).json()).toMatchObject(expected)
    // A list has everything but the document.
    const { document: _, ...summary } = expected
    const [listed] = (await user.get('/api/memes')).json()
    expect(listed).toMatchObject(summary)
    expect(listed).not.toHaveProperty('document')
  })

  it('should not be read by another user', async () => {
    const { id } = (await save(DOCUMENT)).json()
    const response = await (await test.signUp()).get(`/api/memes/${id}`)
    expect([response.statusCode, response.json().code]).toEqual([404, 'meme_not_found'])
  })

  it('keeps the names of captions, which draw nothing', async () => {
    const layers = DOCUMENT.layers.map((layer, index) => ({ ...layer, name: `Panel ${index}` }))
    const [named, unnamed] = [
      (await save({ version: 1, layers })).json(),
      (await save(DOCUMENT)).json(),
    ]
    expect(named.document.layers).toEqual(layers)
    const pictures = await Promise.all(
      [named, unnamed].map(async (meme) => (await user.get(meme.memeImageUrl)).rawPayload),
    )
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(true)
  })

  it('does not keep fields that no document has', async () => {
    const more = { nonsense: 1 }
    const frame = { crop: { ...WHOLE_PICTURE.crop, ...more }, turns: 0, flipped: false, ...more }
    const layers = DOCUMENT.layers.map((each) => ({
      ...each,
      ...more,
      place: typeof each.place === 'string' ? each.place : { ...each.place, ...more },
    }))
    const { document } = (await save({ ...DOCUMENT, frame, layers, ...more })).json()
    expect(document).toEqual({ ...DOCUMENT, frame: WHOLE_PICTURE })
  })

  it('has default values for omitted fields', async () => {
    const response = await save({ layers: [{ type: 'caption', text: 'short', place: 'top' }] })
    expect(response.json().document).toEqual({ version: 1, layers: [caption('short')] })
  })

  it('with two texts gives the same bytes as the two texts', async () => {
    const style = { fontSize: 40, color: '#ffff00' }
    const captions = [caption('above', style), caption('below', { ...style, place: 'bottom' })]
    const texts = { topText: 'above', bottomText: 'below', fontSize: 40, textColor: '#ffff00' }
    const memes = [
      (await save({ layers: captions })).json(),
      (await user.postJson('/api/memes', { customImageUrl, ...texts })).json(),
    ]
    expect(memes[0].document).toEqual(memes[1].document)
    const [one, other] = await Promise.all(
      memes.map(async ({ memeImageUrl }) => (await test.visitor.get(memeImageUrl)).rawPayload),
    )
    expect(one?.equals(other ?? Buffer.of())).toBe(true)
  })
})

describe('a bad document is rejected with the field’s name', () => {
  const layer = (changes: object) => ({
    layers: [{ type: 'caption', text: '', place: 'top', ...changes }],
  })
  const box = (changes: object) => layer({ place: { ...BOX, ...changes } })

  const sticker = (changes: object) => ({
    layers: [{ type: 'sticker', image: 'fire', place: BOX, ...changes }],
  })
  const stroke = (changes: object) => ({
    layers: [{ type: 'stroke', points: [[0, 0]], place: BOX, ...changes }],
  })
  const crop = (changes: object) => ({
    frame: { crop: { ...WHOLE_PICTURE.crop, ...changes } },
    layers: [],
  })

  it.each<[string, unknown, string]>([
    ['no layers', {}, 'document.layers is required.'],
    ['a version to come', { version: 2, layers: [] }, 'document.version must be 1.'],
    [
      '41 layers',
      { layers: Array(41).fill(caption('x')) },
      'document.layers must have at most 40 entries.',
    ],
    [
      'a layer of another kind',
      { layers: [{ type: 'video', text: '', place: 'top' }] },
      'document.layers.0.type must be caption or sticker or cover or stroke or look.',
    ],
    [
      'no text',
      { layers: [{ type: 'caption', place: 'top' }] },
      'document.layers.0.text is required.',
    ],
    [
      'a long text',
      layer({ text: 'x'.repeat(501) }),
      'document.layers.0.text must be at most 500 characters, got 501.',
    ],
    [
      'a place in the middle',
      layer({ place: 'middle' }),
      'document.layers.0.place must be top or bottom or above or below.',
    ],
    [
      'a place that is a number',
      layer({ place: 1 }),
      'document.layers.0.place must be a JSON object.',
    ],
    [
      'half a box',
      layer({ place: { x: 0, y: 0, width: 1 } }),
      'document.layers.0.place.height is required.',
    ],
    ['a box of no size', box({ width: 0 }), 'document.layers.0.place.width must be more than 0.'],
    ['a box far away', box({ x: -1.5 }), 'document.layers.0.place.x must be at least -1.'],
    [
      'a box that reaches too far',
      box({ x: 1.5, width: 0.6 }),
      'document.layers.0.place.width reaches beyond 2.',
    ],
    ['a box without numbers', box({ y: null }), 'document.layers.0.place.y must be a number.'],
    [
      'a font that is not ours',
      layer({ font: 'Papyrus' }),
      'document.layers.0.font must be Arial or Impact or Comic or Marker or Comic Book or Story or Typewriter or Script.',
    ],
    ['a size too small', layer({ fontSize: 7 }), 'document.layers.0.fontSize must be at least 8.'],
    ['a size of words', layer({ fontSize: 'huge' }), 'document.layers.0.fontSize must be fit.'],
    [
      'a long name',
      layer({ name: 'x'.repeat(41) }),
      'document.layers.0.name must be at most 40 characters, got 41.',
    ],
    ...['', ' The cat', 'The cat ', 'Panel\n2', 'Panel\u00002'].map(
      (name): [string, unknown, string] => [
        `the name ${JSON.stringify(name)}`,
        layer({ name }),
        'document.layers.0.name must be one line of text that neither starts nor ends with a space.',
      ],
    ),
    [
      'a color by name',
      layer({ outlineColor: 'red' }),
      'document.layers.0.outlineColor must be a color like #ffffff.',
    ],
    [
      'a wide outline',
      layer({ outlineWidth: 13 }),
      'document.layers.0.outlineWidth must be at most 12.',
    ],
    [
      'an alignment of no kind',
      layer({ align: 'justify' }),
      'document.layers.0.align must be left or center or right.',
    ],
    [
      'more text than can be laid out in time',
      { layers: Array(5).fill(caption('x'.repeat(401))) },
      'document must have at most 2000 characters in all captions together, got 2005.',
    ],
    ['a sticker of nothing', sticker({ image: '' }), 'document.layers.0.image must not be empty.'],
    [
      'a sticker without a picture',
      sticker({ image: undefined }),
      'document.layers.0.image is required.',
    ],
    [
      'a sticker at an edge',
      sticker({ place: 'top' }),
      'document.layers.0.place must be a JSON object.',
    ],
    [
      'a sticker too far away',
      sticker({ place: { ...BOX, y: 1.8 } }),
      'document.layers.0.place.height reaches beyond 2.',
    ],
    [
      'a sticker more than opaque',
      sticker({ opacity: 2 }),
      'document.layers.0.opacity must be at most 1.',
    ],
    [
      'a sticker without opacity',
      sticker({ opacity: null }),
      'document.layers.0.opacity must be a number.',
    ],
    [
      'a cover of glass',
      { layers: [{ type: 'cover', kind: 'glass', place: BOX }] },
      'document.layers.0.kind must be blur or pixels or bar.',
    ],
    [
      'a cover without a place',
      { layers: [{ type: 'cover', kind: 'bar' }] },
      'document.layers.0.place is required.',
    ],
    [
      'covers over everything, nine times',
      {
        layers: Array.from({ length: 9 }, () => ({
          type: 'cover',
          place: { x: 0, y: 0, width: 1, height: 1 },
        })),
      },
      'document must have stickers and covers that cover the picture at most 8 times in total, got 9.0.',
    ],
    [
      'a cover that reaches too far',
      { layers: [{ type: 'cover', place: { x: 0, y: -100, width: 1, height: 201.5 } }] },
      'document.layers.0.place.height must be at most 201.',
    ],
    [
      'a stroke of too many points',
      stroke({ points: Array.from({ length: 501 }, () => [0, 0]) }),
      'document.layers.0.points must have at most 500 entries.',
    ],
    [
      'a point beside its box',
      stroke({ points: [[0, 1.5]] }),
      'document.layers.0.points.0.1 must be at most 1.',
    ],
    [
      'a point without y',
      stroke({ points: [[0.5]] }),
      'document.layers.0.points.0 must have x and y.',
    ],
    [
      'an arrow of one point',
      stroke({ kind: 'arrow', points: [[0, 0]] }),
      'document.layers.0.points must have at least 2 for kind arrow, got 1.',
    ],
    ['a stroke too wide', stroke({ width: 61 }), 'document.layers.0.width must be at most 60.'],
    [
      'too many points in all',
      {
        layers: Array.from({ length: 4 }, () => ({
          type: 'stroke',
          points: Array.from({ length: 400 }, () => [0, 0]),
          place: BOX,
        })),
      },
      'document must have at most 1500 points in all strokes and brushes together, got 1600.',
    ],
    [
      'a brush that was never put down',
      { layers: [{ type: 'cover', brush: { points: [[]], width: 0.1 }, place: BOX }] },
      'document.layers.0.brush.points must have at least 1, got 0.',
    ],
    [
      'a brush without a width',
      { layers: [{ type: 'cover', brush: { points: [[0, 0]], width: 0 }, place: BOX }] },
      'document.layers.0.brush.width must be more than 0.',
    ],
    [
      'a bubble that hisses',
      layer({ place: BOX, bubble: { kind: 'hiss' } }),
      'document.layers.0.bubble.kind must be speech or thought or shout.',
    ],
    [
      'a bubble whose tail ends far away',
      layer({ place: BOX, bubble: { tail: { x: 0, y: 9 } } }),
      'document.layers.0.bubble.tail.y must be at most 5.',
    ],
    [
      'a sticker of a look out of range',
      sticker({ look: { brightness: 101 } }),
      'document.layers.0.look.brightness must be at most 100.',
    ],
    [
      'fried stickers over everything, twice',
      {
        layers: [0, 1].map(() => ({
          type: 'sticker',
          image: 'fire',
          look: { fry: 10 },
          place: { x: 0, y: 0, width: 1, height: 1 },
        })),
      },
      'document must have stickers and covers that cover the picture at most 8 times in total, got 12.0.',
    ],
    ['no frame', { frame: null, layers: [] }, 'document.frame must be a JSON object.'],
    ['a crop outside the picture', crop({ x: -0.1 }), 'document.frame.crop.x must be at least 0.'],
    [
      'a crop that ends outside the picture',
      crop({ y: 0.5, height: 0.6 }),
      'document.frame.crop.height reaches beyond 1.',
    ],
    ['a crop of nothing', crop({ width: 0 }), 'document.frame.crop.width must be more than 0.'],
    [
      'a crop without a number',
      crop({ width: null }),
      'document.frame.crop.width must be a number.',
    ],
    [
      'four quarter turns',
      { frame: { turns: 4 }, layers: [] },
      'document.frame.turns must be 0 or 1 or 2 or 3.',
    ],
  ])('%s', async (_what, document, message) => {
    const response = await save(document)
    expect([response.statusCode, response.json().message]).toEqual([400, message])
  })

  it.each([
    ['NaN', 'The request body is not valid JSON.'],
    ['-Infinity', 'The request body is not valid JSON.'],
    ['1e999', 'document.layers.0.place.x must be a number.'],
  ])('a value that is not a number: %s', async (x, message) => {
    const response = await user.postJson(
      '/api/memes',
      `{"customImageUrl":"${customImageUrl}","document":{"layers":[{"type":"caption","text":"x","place":{"x":${x},"y":0,"width":1,"height":1}}]}}`,
    )
    expect([response.statusCode, response.json().message]).toEqual([400, message])
  })

  it('10 MB of text', async () => {
    const response = await save(layer({ text: 'x'.repeat(10 * 1024 * 1024) }))
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'The request body is too large.',
    ])
  })

  it('both a document and texts', async () => {
    const response = await user.postJson('/api/memes', {
      customImageUrl,
      document: DOCUMENT,
      topText: 'x',
    })
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'document stands in place of topText and bottomText.',
    ])
  })

  it('any input: 201 or 400, and never another status', { timeout: 30_000 }, async () => {
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.double(), fc.constant('fit'))
    const place = fc.oneof(
      fc.constantFrom('top', 'bottom'),
      fc.record({
        x: fc.double({ min: -1, max: 2 }),
        y: fc.double({ min: -1, max: 2 }),
        width: fc.double(),
        height: fc.double(),
        rotation: value,
      }),
      value,
    )
    const some = fc.record(
      {
        type: fc.constant('caption'),
        text: fc.string({ unit: 'binary', maxLength: 40 }),
        place,
        fontSize: value,
        outlineWidth: value,
        align: value,
        shadow: value,
      },
      { requiredKeys: ['type', 'text', 'place'] },
    )
    const sticker = fc.record(
      {
        type: fc.constant('sticker'),
        image: fc.oneof(fc.constantFrom('fire', '😂', customImageUrl), fc.string(), value),
        place,
        flipped: value,
        opacity: value,
      },
      { requiredKeys: ['type', 'image', 'place'] },
    )
    const layer = fc.oneof(some, sticker)
    await fc.assert(
      fc.asyncProperty(fc.array(layer, { maxLength: 4 }), async (layers) => {
        expect([201, 400]).toContain((await save({ layers })).statusCode)
      }),
      { numRuns: 60 },
    )
  })
})
