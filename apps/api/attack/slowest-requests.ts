/** The slowest known requests for every route. */
import { buffer } from 'node:stream/consumers'
import {
  encodeLine,
  MAX_ADMIN_QUERY_LENGTH,
  MAX_DOCUMENT_TEXT_LENGTH,
  MAX_LINE_BYTES,
  MAX_MEMES_AT_ONCE,
  MAX_PROMPT_LENGTH,
  MAX_QUERY_LENGTH,
  MAX_REPORT_DETAILS_LENGTH,
  MAX_SEEN_IDEAS,
  MAX_STICKER_COVER,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TEMPLATE_NAME_LENGTH,
  MAX_TEMPLATE_TAGS,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_TOPIC_LENGTH,
  MEGABYTE,
} from '@memesmith/contract'
import {
  documentOfTexts,
  fontsFor,
  MAX_DOCUMENT_POINTS,
  MAX_LAYERS,
  MAX_STROKE_POINTS,
} from '@memesmith/meme-render'
import yazl from 'yazl'
import { makePicture } from '../src/testing/pictures.ts'
import { type AttackRequest, withBody, withHeader } from './request-under-attack.ts'
import { makeSlowPictures } from './slow-pictures.ts'
import { multipart, type Victim } from './usual-requests.ts'

/** Derives slow requests from the valid one. */
export type Slowest = (usual: AttackRequest, victim: Victim) => Promise<AttackRequest[]>

/** Just under the limit for the request line and headers, in bytes. */
const LONGEST_ADDRESS = 15_000
/** Just under the limit for a body that is not an upload, in bytes. */
const LONGEST_BODY = 65_000

const filled = (piece: string, length: number) =>
  piece.repeat(Math.floor(length / Buffer.byteLength(piece)))

/** The valid request with the longest query strings. */
const longQueries: Slowest = async (usual) =>
  ['a&', 'a=%F0%9F%90%B1&', '%', '../', '%2e%2e%2f'].map((piece) => ({
    ...usual,
    target: `${usual.target}?${filled(piece, LONGEST_ADDRESS)}`,
  }))

const withText = (usual: AttackRequest, type: string, body: string) =>
  withHeader(withBody(usual, Buffer.from(body)), 'content-type', type)

const asJson = (usual: AttackRequest, value: object) =>
  withText(usual, 'application/json', JSON.stringify(value))

/** Bodies that are expensive to parse. */
const hardJson = (usual: AttackRequest): AttackRequest[] =>
  [
    '['.repeat(LONGEST_BODY),
    `${'{"a":'.repeat(LONGEST_BODY / 6)}1${'}'.repeat(LONGEST_BODY / 6)}`,
    `{${filled('"title":"x",', LONGEST_BODY)}"title":"x"}`,
    `{"__proto__":{${filled('"a":1,', LONGEST_BODY)}"b":2}}`,
    `{"title":"${filled('\\u0000', LONGEST_BODY)}"}`,
  ].map((body) => withText(usual, 'application/json', body))

const hardForms: Slowest = async (usual) =>
  ['a=1&', 'email=a@b&', '%F0%9F', 'a[][]=&', '&', '+'].map((piece) =>
    withText(usual, 'application/x-www-form-urlencoded', filled(piece, LONGEST_BODY)),
  )

/** A form whose fields have the longest length and almost match. */
const longFields: Slowest = async (usual, victim) => [
  ...(await hardForms(usual, victim)),
  ...['a', ' ', '@', 'a.', '\u0301', '👩‍👩‍👧'].map((piece) =>
    withText(
      usual,
      'application/x-www-form-urlencoded',
      new URLSearchParams({
        email: `${filled(piece, 5000)}@example.com`,
        password: filled(piece, 5000),
        firstName: filled(piece, 5000),
        token: filled(piece, 5000),
        returnTo: `/${filled(piece, 2000)}`,
      }).toString(),
    ),
  ),
]

const SCRIPTS = ['a', 'W ', '漢', 'ไทย', '👩‍👩‍👧', 'a\n', 'é\u0301', '\u202eab', 'क्ष']

/** One character of each caption font file, as many as fit a text. */
function ofEveryFont(): string {
  const byFile = new Map<string, string>()
  for (let code = 0xa0; code < 0xff00 && byFile.size < MAX_TEXT_LENGTH; code += 1) {
    if (code >= 0xd800 && code < 0xe000) continue
    const character = String.fromCharCode(code)
    const texts = { topText: character, bottomText: '', fontSize: 32, textColor: '#ffffff' }
    const [, file] = fontsFor({ document: documentOfTexts(texts), watermark: '' })
    if (file !== undefined && !byFile.has(file.id)) byFile.set(file.id, character)
  }
  return [...byFile.values()].join('').padEnd(MAX_TEXT_LENGTH, 'x')
}

const everyFont = ofEveryFont()

/** The most captions, with the longest texts, at the largest size that fits. */
function fullDocument(text: string, look: object = {}) {
  const length = MAX_DOCUMENT_TEXT_LENGTH / MAX_LAYERS
  const layers = Array.from({ length: MAX_LAYERS }, (_, index) => ({
    type: 'caption',
    text: text.slice(index, index + length).padEnd(length, 'W'),
    place: { x: 0, y: 0, width: 0.1, height: 1, rotation: index * 9.5 },
    fontSize: 'fit',
    shadow: true,
    ...look,
  }))
  return { version: 1, layers }
}

/** Every letter is drawn alone, in two colors on a third. */
const BENT = {
  arc: 180,
  italic: true,
  letterSpacing: 0.01,
  background: '#102030',
  accentColor: '#ffe600',
  accentWords: ['w', 'iw'],
}

/** The most that may be fried of a picture. */
const fried = {
  version: 1,
  layers: [0, 1].map(() => ({
    type: 'look',
    fry: 100,
    sharpen: 100,
    saturation: 100,
    place: { x: -1, y: -1, width: 3, height: 3, rotation: 45 },
  })),
}

/** The longest brushes over the whole picture, to and fro. */
const brushed = {
  version: 1,
  layers: Array.from({ length: MAX_DOCUMENT_POINTS / MAX_STROKE_POINTS }, () => ({
    type: 'cover',
    brush: {
      points: Array.from({ length: MAX_STROKE_POINTS }, (_, at) => [
        at / MAX_STROKE_POINTS,
        at % 2,
      ]),
      width: 0.5,
    },
    place: { x: 0, y: 0, width: 1, height: 1, rotation: 0 },
  })),
}

/** The most stickers, as large as they may be. */
function stickers(image: string, look?: object, times = 1) {
  const layers = Array.from({ length: MAX_LAYERS }, (_, index) => {
    const side = (index + 1) * times < MAX_STICKER_COVER ? 3 : 0.17 / times
    const place = { x: -1, y: -1, width: side, height: side, rotation: index * 9.5 }
    return { type: 'sticker', image, place, opacity: 0.5, ...(look && { look }) }
  })
  return { version: 1, layers }
}

const memes: Slowest = async (usual, victim) => [
  ...hardJson(usual),
  ...['fire', victim.uploadUrl].map((image) =>
    asJson(usual, { customImageUrl: victim.uploadUrl, document: stickers(image) }),
  ),
  ...[
    fried,
    brushed,
    stickers('fire', { saturation: -100 }, 3),
    stickers(victim.uploadUrl, { fry: 100, sharpen: 100 }, 6),
  ].map((document) => asJson(usual, { customImageUrl: victim.uploadUrl, document })),
  ...[everyFont, 'W'.repeat(MAX_TEXT_LENGTH), 'iW'.repeat(MAX_TEXT_LENGTH / 2)].flatMap((text) => [
    asJson(usual, { templateId: 1, topText: text, bottomText: text, fontSize: 72 }),
    asJson(usual, { templateId: 1, document: fullDocument(text) }),
    asJson(usual, { templateId: 1, document: fullDocument(text, BENT) }),
  ]),
  ...SCRIPTS.map((piece) =>
    asJson(usual, {
      templateId: 1,
      title: piece.repeat(MAX_TITLE_LENGTH / piece.length),
      topText: piece.repeat(MAX_TEXT_LENGTH / piece.length),
      bottomText: piece.repeat(MAX_TEXT_LENGTH / piece.length),
      fontSize: 72,
    }),
  ),
]

const prompts: Slowest = async (usual) => {
  const n = Math.floor(MAX_PROMPT_LENGTH / 4)
  return [
    `a${' '.repeat(n)}${'\n'.repeat(n)}b${' '.repeat(n)}\nc`,
    ...['cat ', 'me: a also me: b ', 'a.', 'ไทย', '🐱', 'Katze ', 'and or ', '\u0301'].map(
      (piece) => piece.repeat(MAX_PROMPT_LENGTH / piece.length),
    ),
    'a dragon, a robot and two cats in the snow at night with fireworks over a burning city',
  ].map((prompt) => asJson(usual, { prompt }))
}

/** The longest topics, for the most texts, after the most ideas. */
const topics: Slowest = async (usual) => {
  const zones = Array.from({ length: MAX_LAYERS }, () => ({ name: 'W'.repeat(40) }))
  const seen = Array.from({ length: MAX_SEEN_IDEAS }, () => 'W'.repeat(MAX_TEXT_LENGTH))
  return ['when my cat or ', 'between and vs ', 'a or ', 'Katze ', '\u0301'].map((piece) =>
    asJson(usual, { zones, seen, topic: piece.repeat(MAX_TOPIC_LENGTH / piece.length) }),
  )
}

const uploads: Slowest = async (usual) => {
  const slow = (await makeSlowPictures()).map(({ file }) => file)
  const large = await Promise.all([
    makePicture('jpeg', 5200, 5000),
    makePicture('png', 4000, 3000),
    makePicture('webp', 4000, 3000),
  ])
  const parts = Buffer.from(
    filled('--frontier\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n', 9_000_000),
  )
  return [
    ...[...slow, ...large].map((file) => multipart(usual, file)),
    withHeader(withBody(usual, parts), 'content-type', 'multipart/form-data; boundary=frontier'),
  ]
}

const accounts: Slowest = async (usual) => [
  ...hardJson(usual),
  asJson(usual, {
    currentPassword: 'x'.repeat(5000),
    newPassword: 'x'.repeat(60_000),
    confirmation: 'x'.repeat(60_000),
  }),
  asJson(usual, { email: `${'x'.repeat(60_000)}@example.com`, password: 'x'.repeat(1000) }),
  asJson(usual, { firstName: 'é\u0301'.repeat(15_000) }),
]

const filledText = (length: number) => 'A'.repeat(length)

/** The longest answers of browsers to a challenge, and fields that almost match. */
const passkeys: Slowest = async (usual, victim) => {
  const answer = (clientDataJSON: string) => ({
    id: filledText(2000),
    rawId: filledText(2000),
    type: 'public-key',
    response: {
      clientDataJSON,
      authenticatorData: filledText(4000),
      signature: filledText(6000),
      attestationObject: filledText(40_000),
    },
  })
  const asText = (text: string) => Buffer.from(text).toString('base64url')
  return [
    ...(await accounts(usual, victim)),
    ...[
      filledText(4000),
      asText('['.repeat(3000)),
      asText(`{"challenge":"${filledText(2900)}"}`),
    ].map((clientData) =>
      asJson(usual, { passkey: answer(clientData), returnTo: `/${'a/'.repeat(1000)}` }),
    ),
  ]
}

/** As many different words of a query as possible. */
const distinct = (piece: string): string =>
  Array.from({ length: 100 }, (_, index) => String.fromCharCode(97 + (index % 26)) + piece)
    .join('')
    .slice(0, MAX_QUERY_LENGTH)
    // Half an emoji can't be part of an address.
    .toWellFormed()

/** The longest pages of a collection, and of one that is read from its end. */
const pages: Slowest = async (usual, victim) => [
  ...(await longQueries(usual, victim)),
  ...[
    'limit=200',
    'limit=200&before=999999999',
    'limit=200&before=501',
    'before=1',
    'limit=200&sort=title&favorite=false&kind=edited',
    ...['ab ', 'xq ', '漢', 'é\u0301 '].map((piece) => `q=${encodeURIComponent(distinct(piece))}`),
  ].map((query) => ({ ...usual, target: `${usual.target}?${query}` })),
]

/** Searches for as many different letters, words with typos and emoji as a query may have. */
const searches: Slowest = async (usual, victim) => [
  usual,
  ...(await longQueries(usual, victim)),
  ...['', ' ', 'q ', '漢 ', 'é\u0301 ', '🐱', 'aaaaaaaa '].map((piece) => ({
    ...usual,
    target: `${usual.target}?limit=100&sort=name&q=${encodeURIComponent(distinct(piece))}`,
  })),
  { ...usual, target: `${usual.target}?limit=100&offset=9999999` },
]

/** As many lines of the longest texts as an address has room for, and the longest lists of its options. */
const addresses: Slowest = async (usual, victim) => {
  const [path = ''] = usual.target.split('?')
  const slug = path.split('/').slice(0, 3).join('/')
  const lines = ['a', '/a', "'", '~q', '_-', '/', 'W/', ...SCRIPTS].map((piece) =>
    filled(encodeURI(piece), LONGEST_ADDRESS),
  )
  const longest = SCRIPTS.map((text) => {
    const line = encodeURI(encodeLine(filled(text, MAX_LINE_BYTES / 2)))
    return filled(`${line}/`, LONGEST_ADDRESS).replace(/\/$/, '')
  })
  return [
    ...(await longQueries({ ...usual, target: path }, victim)),
    ...[...lines, ...longest].map((written) => ({ ...usual, target: `${slug}/${written}.png` })),
    ...['color=red', 'start=0.5', 'style=a-'].map((option) => ({
      ...usual,
      target: `${path}?${option}${filled(`,${option.split('=')[1]}`, LONGEST_ADDRESS)}`,
    })),
    { ...usual, target: `${slug}/a/b.webp?width=1920&height=1080` },
  ]
}

/** The most boxes with the longest texts, of a program that may save. */
const captions: Slowest = async (usual, victim) => [
  ...(await longFields(usual, victim)),
  ...SCRIPTS.map((text) => {
    const fields = { template_id: '1', password: victim.key, max_font_size: '200' }
    const boxes = Array.from({ length: 20 }, (_, at) => [
      `boxes[${at}][text]`,
      filled(text, LONGEST_BODY / 200),
    ])
    const form = new URLSearchParams([...Object.entries(fields), ...boxes])
    return withText(usual, 'application/x-www-form-urlencoded', form.toString())
  }),
]

/** Forms with the longest texts that are stored. */
const reports: Slowest = async (usual, victim) => [
  ...(await hardForms(usual, victim)),
  ...['a', '\n', '\u2028', '\u202e', '👩‍👩‍👧'].map((piece) =>
    withText(
      usual,
      'application/x-www-form-urlencoded',
      new URLSearchParams({
        reason: 'spam',
        details: piece.repeat(MAX_REPORT_DETAILS_LENGTH / piece.length),
      }).toString(),
    ),
  ),
]

/** Searches of administrators, which read every row of a part of the site. */
const adminSearches: Slowest = async (usual, victim) => [
  ...(await longQueries(usual, victim)),
  ...['%', 'xq', '🐱', '~'].map((piece) => {
    const text = piece.repeat(MAX_ADMIN_QUERY_LENGTH / piece.length)
    return { ...usual, target: `${usual.target}?q=${encodeURIComponent(text)}` }
  }),
]

/** Zips of many small files: ones that are left out, and memes that are refused one by one. */
const archives: Slowest = async (usual) =>
  await Promise.all(
    ['notes', 'memes'].map(async (folder) => {
      const zip = new yazl.ZipFile()
      for (let index = 1; index <= 5000; index += 1) {
        zip.addBuffer(Buffer.from('{"version":1}'), `${folder}/${index}.json`)
      }
      zip.end()
      return multipart(usual, await buffer(zip.outputStream), 'archive')
    }),
  )

const manyIds = Array.from({ length: MAX_MEMES_AT_ONCE }, (_, index) => 10_000 + index)

/** The most memes of one request, with the longest tags. */
const many: Slowest = async (usual) => [
  ...hardJson(usual),
  ...['W', '漢', 'é\u0301'].map((piece) =>
    asJson(usual, {
      ids: manyIds,
      add: Array.from({ length: MAX_TAGS }, (_, index) =>
        `${index}${piece.repeat(MAX_TAG_LENGTH)}`.slice(0, MAX_TAG_LENGTH),
      ),
    }),
  ),
]

/** The most captions and tags, and the texts that take longest. */
const ownTemplates: Slowest = async (usual, victim) => [
  ...hardJson(usual),
  ...[everyFont, 'W'.repeat(MAX_TEXT_LENGTH)].map((text) =>
    asJson(usual, {
      name: 'é\u0301'.repeat(MAX_TEMPLATE_NAME_LENGTH / 2),
      tags: Array.from({ length: MAX_TEMPLATE_TAGS }, (_, index) =>
        `${index}${'é\u0301'.repeat(MAX_TAG_LENGTH)}`.slice(0, MAX_TAG_LENGTH),
      ),
      imageUrl: victim.uploadUrl,
      layers: fullDocument(text).layers,
    }),
  ),
]

/** By route. Routes that are not listed get `longQueries` if they take no body. */
const SLOWEST: Readonly<Record<string, Slowest>> = {
  'GET /api/memes': pages,
  'GET /api/templates': searches,
  'POST /api/memes': memes,
  'PUT /api/memes/:id': memes,
  'PATCH /api/memes/:id': memes,
  'POST /api/memes/generate': prompts,
  'POST /api/ideas': topics,
  'POST /api/upload': uploads,
  'POST /api/login': longFields,
  'POST /api/signup': longFields,
  'POST /api/forgot-password': longFields,
  'POST /api/reset-password': longFields,
  'POST /api/verify-email': longFields,
  'POST /api/confirm-email': longFields,
  'POST /m/:shareId/report': reports,
  'POST /suspended/:ticket': longFields,
  'POST /mcp': hardForms,
  'DELETE /mcp': longQueries,
  'POST /oauth/authorize': longFields,
  'POST /oauth/token': longFields,
  'GET /images/*': addresses,
  'POST /caption_image': captions,
  'POST /images': longFields,
  'POST /images/custom': longFields,
  'POST /images/automatic': longFields,
  'POST /templates/:slug': longFields,
  'GET /api/admin/users': adminSearches,
  'GET /api/admin/memes': adminSearches,
  'POST /api/admin/users/:id/acts': accounts,
  'POST /api/admin/memes/:shareId/acts': accounts,
  'POST /api/account/email': accounts,
  'POST /api/account/name': accounts,
  'POST /api/account/handle': accounts,
  'POST /api/account/language': accounts,
  'POST /api/decisions/:id/appeal': longFields,
  'POST /api/admin/appeals/:id': accounts,
  'PUT /api/explore/:shareId/like': hardForms,
  'DELETE /api/explore/:shareId/like': hardForms,
  'POST /api/account/keys': accounts,
  'DELETE /api/account/keys/:id': hardForms,
  'POST /api/account/password': accounts,
  'POST /api/account/delete': accounts,
  'POST /api/account/sign-out-everywhere': hardForms,
  'POST /api/account/sign-out-elsewhere': hardForms,
  'DELETE /api/account/sessions/:id': hardForms,
  'POST /api/account/confirmation/options': hardForms,
  'POST /api/account/passkeys': passkeys,
  'POST /api/account/passkeys/options': passkeys,
  'POST /api/account/passkeys/:id/remove': passkeys,
  'POST /api/passkeys/sign-in': passkeys,
  'POST /api/passkeys/sign-in/options': hardForms,
  'POST /api/passkeys/sign-up': passkeys,
  'POST /api/passkeys/sign-up/options': passkeys,
  'POST /api/account/verification': hardForms,
  'POST /api/memes/delete': many,
  'POST /api/memes/restore': many,
  'POST /api/memes/tags': many,
  'POST /api/templates': ownTemplates,
  'PUT /api/templates/:id': ownTemplates,
  'POST /api/templates/:id/restore': hardForms,
  'DELETE /api/templates/:id': longQueries,
  'POST /api/archive': archives,
  // The whole collection takes as long as its client reads.
  'GET /api/archive': async (usual) => [
    { ...usual, target: `${usual.target}?ids=${manyIds.slice(0, 100).join()}` },
  ],
  'POST /api/archive/download': async (usual, victim) => [
    ...(await hardForms(usual, victim)),
    withText(
      usual,
      'application/x-www-form-urlencoded',
      `ids=${Array.from({ length: 50_000 }, (_, index) => 10_000_000 + index).join()}`,
    ),
  ],
  'DELETE /api/memes/:id': longQueries,
  'DELETE /api/admin/invitations/:id': longQueries,
  'POST /shared-picture': async (usual) => [withBody(usual, Buffer.alloc(50 * MEGABYTE))],
}

/**
 * The slow requests for a route.
 *
 * @throws Error when a route takes a body and is not listed
 */
export function slowestFor(name: string): Slowest {
  const slowest = SLOWEST[name]
  if (slowest !== undefined) return slowest
  if (/^(GET|HEAD|OPTIONS) /.test(name)) return longQueries
  throw new Error(`expected the slowest known requests for ${name}`)
}
