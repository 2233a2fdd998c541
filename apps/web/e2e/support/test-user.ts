import { randomUUID } from 'node:crypto'
import type { Meme, MemeInput, MemeSummary, Template } from '@memesmith/contract'
import type { APIResponse, Page } from 'playwright/test'

export const PASSWORD = 'correct horse'

/** A unique address: all tests of a worker share one server. */
export const newEmail = (): string => `${randomUUID()}@example.com`

/**
 * Signs up a new user with an API call. The page's browser is signed in afterwards.
 *
 * @returns the e-mail address
 */
export async function signUpByApi(page: Page, firstName = 'Ada'): Promise<string> {
  const email = newEmail()
  const form = { email, firstName, password: PASSWORD, returnTo: '/' }
  const response = await page.request.post('/api/signup', { form, maxRedirects: 0 })
  if (response.status() !== 303) throw new Error(`expected a sign-up, got ${response.status()}`)
  return email
}

/** Saves a meme of the signed-in user with an API call. */
export async function saveMeme(page: Page, input: Partial<MemeInput> = {}): Promise<Meme> {
  const data = { templateId: 1, topText: 'Top', bottomText: 'Bottom', ...input }
  const meme: Meme = await (await ok(page.request.post('/api/memes', { data }))).json()
  return meme
}

/** Uploads a picture of the signed-in user with an API call. */
export async function uploadPicture(page: Page, png: Buffer): Promise<string> {
  const multipart = { image: { name: 'picture.png', mimeType: 'image/png', buffer: png } }
  const { url } = await (await ok(page.request.post('/api/upload', { multipart }))).json()
  return String(url)
}

/** The user's memes with their documents, the newest first. */
export async function listMemes(page: Page): Promise<Meme[]> {
  const listed: MemeSummary[] = await (await ok(page.request.get('/api/memes'))).json()
  return await Promise.all(
    listed.map(async ({ id }) => await (await ok(page.request.get(`/api/memes/${id}`))).json()),
  )
}

export async function listTemplates(page: Page): Promise<Template[]> {
  const templates: Template[] = await (await ok(page.request.get('/api/templates'))).json()
  return templates
}

async function ok(sent: Promise<APIResponse>): Promise<APIResponse> {
  const response = await sent
  if (!response.ok()) {
    throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`)
  }
  return response
}
