/**
 * Runs on the server's pages where people log in or sign up: offers passkeys in the login field, and
 * shows the buttons for them, which are hidden where they don't work. All texts and addresses are in the
 * page. It imports nothing of the app, whose first load is not for these pages.
 */
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'

/** The server refuses an answer after five minutes. */
const OFFER_MS = 4 * 60_000
/** An offer that ends sooner than this was not made by the browser, and is not repeated. */
const SOON_MS = 1000

/** What the server says about an answer that it refuses. */
class Refusal extends Error {
  readonly code: string

  constructor({ code, message }: { readonly code: string; readonly message: string }) {
    super(message)
    this.code = code
  }
}

/** @throws Refusal */
async function post(path: string | undefined, body: object): Promise<Response> {
  const response = await fetch(path ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Refusal(await response.json())
  return response
}

const formOf = (block: HTMLElement) => new FormData(block.closest('form') ?? undefined)

async function askToSignIn(block: HTMLElement): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return await (await post(block.dataset.options, {})).json()
}

async function signIn(
  block: HTMLElement,
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  isOffer: boolean,
): Promise<void> {
  const { answer, rpId = '' } = block.dataset
  const passkey = await startAuthentication({ optionsJSON, useBrowserAutofill: isOffer })
  try {
    await go(await post(answer, { passkey, returnTo: returnToOf(block) }))
  } catch (error) {
    // The browser then stops offering it.
    if (error instanceof Refusal && error.code === 'passkey_unknown') {
      const unknown = { signalName: 'unknownCredential', rpID: rpId } as const
      await sendSignal({ ...unknown, credentialID: passkey.id }).catch(() => undefined)
    }
    throw error
  }
}

async function signUp(block: HTMLElement): Promise<void> {
  const form = formOf(block)
  const textOf = (name: string) => String(form.get(name) ?? '')
  const fields = {
    email: textOf('email'),
    firstName: textOf('firstName'),
    invitation: textOf('invitation'),
  }
  const { options, answer } = block.dataset
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = await (
    await post(options, fields)
  ).json()
  const passkey = await startRegistration({ optionsJSON })
  await go(await post(answer, { passkey, returnTo: returnToOf(block) }))
}

/** The page to go to; undefined for a page that shows more to a signed-in user. */
const returnToOf = (block: HTMLElement) => formOf(block).get('returnTo')?.toString()

async function go(response: Response): Promise<void> {
  const { returnTo }: { returnTo: string } = await response.json()
  const hasPage = document.querySelector('input[name=returnTo]') !== null
  // Going back then leads to the page before the login.
  if (hasPage) location.replace(returnTo)
  else location.reload()
}

function show(block: HTMLElement, text: string): void {
  const alert = block.querySelector<HTMLElement>('[role=alert]')
  if (alert === null) return
  alert.hidden = text === ''
  alert.textContent = text
}

const problemOf = ({ dataset: { failed = '', cancelled = '' } }: HTMLElement, error: unknown) => {
  if (error instanceof Refusal) return error.message
  return error instanceof Error && error.name === 'NotAllowedError' ? cancelled : failed
}

/** Offers passkeys in the login field until one is chosen, or a button is used. */
async function offer(block: HTMLElement): Promise<void> {
  // Nobody has asked for anything yet, so nobody is told what is wrong.
  const options = await askToSignIn(block).catch(() => undefined)
  if (options === undefined) return
  const begun = Date.now()
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    WebAuthnAbortService.cancelCeremony()
  }, OFFER_MS)
  try {
    await signIn(block, options, true)
  } catch (error) {
    if (error instanceof Refusal) show(block, error.message)
    const isCancelled = error instanceof Error && error.name === 'NotAllowedError'
    const isAgain = isOver || error instanceof Refusal || isCancelled
    if (isAgain && Date.now() - begun > SOON_MS) {
      await untilSeen()
      void offer(block)
    }
  } finally {
    clearTimeout(timer)
  }
}

/** A page in the background asks for nothing. */
const untilSeen = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'visible') return resolve()
    const check = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
  })

async function press(block: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const isSignUp = block.dataset.passkey === 'sign-up'
  const email = block.closest('form')?.querySelector<HTMLInputElement>('input[name=email]')
  if (isSignUp && email?.reportValidity() === false) return
  if (button.getAttribute('aria-disabled') === 'true') return
  button.setAttribute('aria-disabled', 'true')
  show(block, '')
  try {
    if (isSignUp) await signUp(block)
    else await signIn(block, await askToSignIn(block), false)
  } catch (error) {
    show(block, problemOf(block, error))
    void offerFirst()
  } finally {
    button.removeAttribute('aria-disabled')
  }
}

const blocks = [...document.querySelectorAll<HTMLElement>('[data-passkey]')].filter(
  // Elsewhere, as at another address of the site, browsers refuse.
  ({ dataset }) => browserSupportsWebAuthn() && dataset.rpId === location.hostname,
)

async function offerFirst(): Promise<void> {
  const block = blocks.find(({ dataset }) => dataset.passkey === 'sign-in')
  const hasField = document.querySelector('input[autocomplete$=webauthn]') !== null
  if (block && hasField && (await browserSupportsWebAuthnAutofill())) await offer(block)
}

for (const block of blocks) {
  block.hidden = false
  const button = block.querySelector('button')
  button?.addEventListener('click', () => void press(block, button))
}
void offerFirst()
