import { once } from 'node:events'
import { createServer } from 'node:http'
import Provider, { type InteractionResults } from 'oidc-provider'

/** The provider's claims about a user, besides the subject. */
interface UserClaims {
  readonly email?: string
  /** Some real providers send a string. */
  readonly email_verified?: boolean | string
  readonly given_name?: string
}

/**
 * A real OpenID Connect provider on loopback, which signs in the user `next` without interaction.
 */
export interface OidcServer {
  readonly environment: Readonly<Record<string, string>>
  readonly users: Map<string, UserClaims>
  /** The subject that signs in next, or the provider's error. */
  next: InteractionResults
  /**
   * Follows the provider's redirects with cookies, like a browser, until they leave the provider.
   */
  visit(url: string): Promise<URL>
  close(): Promise<void>
}

const CLIENT = { OIDC_CLIENT_ID: 'memesmith', OIDC_CLIENT_SECRET: 'a secret of the two of them' }

/**
 * @param claimsIn where the provider puts the e-mail
 * @param path of the issuer, such as `/realms/example`
 */
export async function startOidcServer(
  publicUrl: string,
  claimsIn: 'id-token' | 'userinfo' = 'userinfo',
  path = '',
): Promise<OidcServer> {
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('expected a port')
  const origin = `http://127.0.0.1:${address.port}`
  const issuer = origin + path
  const users = new Map<string, UserClaims>()

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.OIDC_CLIENT_ID,
        client_secret: CLIENT.OIDC_CLIENT_SECRET,
        redirect_uris: [`${publicUrl}/api/login/callback`],
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['only for tests'] },
    claims: { email: ['email', 'email_verified'], profile: ['given_name'] },
    conformIdTokenClaims: claimsIn === 'userinfo',
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => ({ sub: subject, ...users.get(subject) }),
    }),
    async loadExistingGrant({ oidc }) {
      const { Grant } = oidc.provider
      const grant = new Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const handle = provider.callback()
  http.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) {
      void provider.interactionFinished(request, response, server.next)
      return
    }
    // As frameworks do below a path; the provider finds its own there.
    Object.assign(request, { originalUrl: request.url, url: request.url?.slice(path.length) })
    void handle(request, response)
  })

  const server: OidcServer = {
    environment: { ...CLIENT, OIDC_ISSUER: issuer, PUBLIC_URL: publicUrl },
    users,
    next: {},
    async visit(url) {
      const jar = new Map<string, string>()
      let here = new URL(url)
      while (here.origin === origin) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const answer = await fetch(here, { redirect: 'manual', headers: { cookie } })
        for (const line of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
          jar.set(name, value)
        }
        const location = answer.headers.get('location')
        if (location === null) throw new Error(`${here}: ${answer.status} ${await answer.text()}`)
        here = new URL(location, here)
      }
      return here
    },
    async close() {
      http.closeAllConnections()
      http.close()
      await once(http, 'close')
    },
  }
  return server
}
