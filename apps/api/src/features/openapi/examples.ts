import { type CallName, calls, pathOf } from '@memesmith/contract'
import { FONT_SETS, fontFileOf } from '@memesmith/meme-render'

/** An example of a call: the document shows it, and a test sends it. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** JSON, or the fields of a form, in which `@name` is a file. */
  readonly body?: object
  /** Of the answer. */
  readonly status: number
}

/** What every site has others of. The test puts its own in their place. */
export const SAMPLES = {
  shareId: 'u5cVYJ3TtGq0f2oXb8wEHA',
  uploadId: 'k7RZpXn1QmS4dLhW9vTbAg',
  imageId: 'c2Fm3yUe8KjN6rPwD0sGzQ',
  invitationId: '3fa94c1b07de',
  key: 'mk_J8sQv0Zt3cXrUeBnW5yLg2dHk7aPfM9iTo4xRq6Vj1E',
  clientId: 'https://agent.example/client.json',
  site: 'https://memes.example',
  slug: 'works-on-my-machine',
  ownTemplateId: '1000000007',
} as const

const { shareId, uploadId, imageId, invitationId, key, clientId, site, slug, ownTemplateId } =
  SAMPLES
/** The files of forms. */
const [picture, archive] = ['@picture.png', '@memes.zip']
const upload = pathOf(calls.getImage, { id: uploadId })
const [firstFont] = FONT_SETS
const OK = { status: 200 }
const b64 = (text: string) => Buffer.from(text).toString('base64url')
/** What a browser answers, here to a question that nobody asked. */
const clientData = (type: string) =>
  b64(JSON.stringify({ type: `webauthn.${type}`, challenge: 'of-the-options', origin: site }))
const passkeyId = b64('a passkey')
const named = { id: passkeyId, rawId: passkeyId, type: 'public-key' }
const newPasskey = {
  ...named,
  response: {
    clientDataJSON: clientData('create'),
    attestationObject: b64('of the authenticator'),
  },
}
const passkey = {
  ...named,
  response: {
    clientDataJSON: clientData('get'),
    authenticatorData: b64('of the authenticator'),
    signature: b64('of the authenticator'),
  },
}
/** Template 1 is the first of every site, and meme 1 the first that is saved. */
const first = { params: { id: '1' } }
const second = { params: { id: '2' } }
const own = { params: { id: ownTemplateId } }
const shared = { params: { shareId }, ...OK }
const words = { topText: 'Me at nine', bottomText: 'Me at five past' }
const agent = {
  response_type: 'code',
  client_id: clientId,
  redirect_uri: 'http://localhost:3000/callback',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  scope: 'write',
}
const password = 'correct horse'
/** A link that is too old, as in most mails. */
const oldLink = { query: { token: 'of-a-mail' }, status: 410 }
const oldForm = { body: { token: 'of-a-mail', password }, status: 410 }

const ALL: Readonly<Record<CallName, Example>> = {
  health: OK,
  readiness: OK,
  metrics: OK,
  getSite: OK,
  linkPreview: OK,
  robots: OK,
  securityContact: OK,
  changePasswordPage: { status: 302 },
  webManifest: OK,
  sharePicture: { body: { picture }, status: 303 },
  openApiDocument: OK,
  apiDocs: OK,
  getFont: {
    params: { id: firstFont === undefined ? '' : (fontFileOf(firstFont, 0)?.id ?? '') },
    ...OK,
  },
  listStickers: { query: { language: 'de' }, ...OK },
  getStickerPicture: { params: { name: 'fire' }, ...OK },

  listTemplates: { query: { q: 'works', limit: '3' }, ...OK },
  listTemplateTags: OK,
  getTemplate: { ...first, ...OK },
  templatePackSchema: OK,
  createTemplate: { body: { name: 'A wall', tags: ['wall'], imageUrl: upload }, status: 201 },
  replaceTemplate: { ...own, body: { name: 'A yellow wall', imageUrl: upload }, ...OK },
  deleteTemplate: { ...own, status: 204 },
  restoreTemplate: { ...own, body: {}, ...OK },

  getPicture: {
    params: { rest: `${slug}/It_works/Ship_it~q.png` },
    query: { width: '320', color: 'red,ffffff', font: 'thick', layout: 'top' },
    ...OK,
  },
  previewPicture: { query: { template: slug, 'text[]': 'It works' }, ...OK },
  listPictures: { query: { filter: 'test' }, ...OK },
  makePicture: { body: { template_id: slug, text: ['It works', 'Ship it?'] }, status: 201 },
  makeCustomPicture: { body: { background: upload, text: ['Mine'] }, status: 201 },
  makeAutomaticPicture: { body: { text: 'It works. Ship it?' }, status: 201 },
  listPictureTemplates: { query: { filter: 'test', animated: 'false' }, ...OK },
  getPictureTemplate: { params: { slug }, ...OK },
  makePictureOfTemplate: {
    params: { slug },
    body: { text: ['It works'], extension: 'jpg' },
    status: 201,
  },
  listPictureFonts: OK,
  getPictureFont: { params: { id: 'thick' }, ...OK },

  imgflipTemplates: OK,
  imgflipCaption: {
    body: { template_id: '1', username: 'any', password: key, text0: 'It works' },
    ...OK,
  },
  imgflipCaptionByQuery: { query: { template_id: '1', password: key, text0: 'It works' }, ...OK },

  mcp: {
    headers: { accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    ...OK,
  },
  mcpStream: { status: 405 },
  mcpSession: { status: 405 },
  protectedResource: OK,
  authorizationServer: OK,
  authorizePage: { query: agent, status: 302 },
  authorize: { body: { ...agent, decision: 'allow' }, status: 400 },
  token: {
    body: {
      grant_type: 'authorization_code',
      code: 'of-the-redirect',
      client_id: clientId,
      redirect_uri: agent.redirect_uri,
      code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    },
    status: 400,
  },

  uploadImage: { body: { image: picture }, status: 201 },
  getImage: { params: { id: imageId }, ...OK },
  suggestIdeas: { body: { topic: 'my cat at night', templateId: 1, zones: [{}, {}] }, ...OK },
  generateMeme: { body: { prompt: 'a cat that is late for work' }, status: 201 },
  createMeme: { body: { templateId: 1, title: 'Monday', ...words }, status: 201 },
  listMemes: { query: { q: 'monday', limit: '10' }, ...OK },
  getMeme: { ...first, ...OK },
  getThumbnail: { ...first, ...OK },
  replaceMeme: { ...second, body: { templateId: 1, ...words }, ...OK },
  updateMeme: { ...second, body: { title: 'Monday, again', isFavorite: true }, ...OK },
  tagMemes: { body: { ids: [1, 2], add: ['work'] }, ...OK },
  listTags: OK,
  downloadArchive: { query: { ids: '1,2' }, ...OK },
  downloadChosen: { body: { ids: '1,2' }, ...OK },
  importArchive: { body: { archive }, ...OK },
  deleteMeme: { ...second, status: 204 },
  deleteMemes: { body: { ids: [1, 2] }, status: 204 },
  restoreMemes: { body: { ids: [1, 2] }, ...OK },

  sharePage: shared,
  sharedPicture: shared,
  sharedWebp: shared,
  sharedJpeg: shared,
  sharedGif: shared,
  sharedMp4: shared,
  getSharedMeme: shared,
  embedPage: shared,
  oembed: { query: { url: site + pathOf(calls.sharePage, { shareId }), maxwidth: '400' }, ...OK },
  listPublicMemes: { query: { sort: 'popular', page: '1' }, ...OK },
  listPublicTags: OK,
  exploreAtom: { query: { sort: 'popular' }, ...OK },
  exploreJsonFeed: OK,
  personAtom: { params: { handle: 'nobody' }, status: 404 },
  personJsonFeed: { params: { handle: 'nobody' }, status: 404 },
  siteMap: OK,
  // Its owner does not show it in public.
  publicThumbnail: { params: { shareId }, status: 404 },
  likeMeme: { params: { shareId }, status: 404 },
  unlikeMeme: { params: { shareId }, status: 404 },
  reportPage: shared,
  reportMeme: { ...shared, body: { reason: 'spam', details: 'It sells something.' } },

  reportStatus: { params: { ticket: 'none' }, status: 404 },
  listDecisions: OK,
  appealDecision: { params: { id: '1' }, body: { appeal: 'It is my own picture.' }, status: 409 },

  suspensionPage: { params: { ticket: 'none' }, status: 404 },
  appealSuspension: { params: { ticket: 'none' }, body: { appeal: 'It is my own.' }, status: 404 },

  adminAppeals: OK,
  answerAppeal: {
    params: { id: '1' },
    body: { isReversed: false, answer: 'It stays.' },
    status: 404,
  },
  adminOverview: OK,
  adminUsers: { query: { q: 'ada' }, ...OK },
  adminMemes: { query: { q: 'monday' }, ...OK },
  adminPicture: shared,
  adminReports: OK,
  actOnMeme: { params: { shareId }, body: { act: 'dismiss-reports' }, status: 204 },
  adminWaiting: OK,
  adminInvitations: OK,
  revokeInvitation: { params: { id: invitationId }, status: 204 },
  actOnAccount: { ...second, body: { act: 'revoke-keys' }, ...OK },
  adminLog: OK,

  loginPage: OK,
  logIn: { body: { email: 'ada@example.com', password: 'not mine' }, status: 401 },
  signUp: { body: { email: 'grace@example.com', password, firstName: 'Grace' }, status: 303 },
  loginCallback: { query: { state: 'of-the-provider' }, status: 404 },
  getCurrentUser: OK,
  getDraftKey: OK,
  forgotPasswordPage: OK,
  forgotPassword: { body: { email: 'ada@example.com' }, ...OK },
  resetPasswordPage: oldLink,
  resetPassword: oldForm,
  verifyEmailPage: oldLink,
  verifyEmail: oldForm,
  confirmEmailChangePage: oldLink,
  confirmEmailChange: oldForm,
  getAccount: OK,
  changeLanguage: { body: { language: 'en' }, status: 204 },
  changeName: { body: { firstName: 'Ada' }, status: 204 },
  changeHandle: { body: { handle: 'ada_99' }, status: 204 },
  sendVerification: { status: 204 },
  startPasskeySignIn: OK,
  signInWithPasskey: { body: { passkey }, status: 403 },
  startPasskeySignUp: { body: { email: 'joan@example.com', firstName: 'Joan' }, ...OK },
  signUpWithPasskey: { body: { passkey: newPasskey }, status: 403 },
  listPasskeys: OK,
  startPasskey: { body: { password }, ...OK },
  addPasskey: { body: { passkey: newPasskey, name: 'Phone' }, status: 403 },
  startConfirmation: { status: 403 },
  removePasskey: { ...first, body: { password }, status: 204 },
  listSessions: OK,
  endSession: { params: { id: 'a'.repeat(43) }, status: 204 },
  signOutElsewhere: { status: 204 },
  listApiKeys: OK,
  createApiKey: { body: { name: 'Chat bot', scope: 'write', expiresInDays: 90 }, status: 201 },
  revokeApiKey: { ...second, status: 204 },
  changeEmail: { body: { email: 'ada@example.org', password }, status: 204 },
  changePassword: {
    body: { currentPassword: password, newPassword: 'battery staple' },
    status: 204,
  },
  logOut: { status: 302 },
  signOutEverywhere: { status: 204 },
  deleteAccount: { body: { confirmation: 'battery staple' }, status: 204 },
}

/** An example of every call by its name, in an order in which one account may make them all. */
export const EXAMPLES: ReadonlyMap<string, Example> = new Map(Object.entries(ALL))
