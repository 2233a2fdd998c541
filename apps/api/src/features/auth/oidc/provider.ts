import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { OidcConfig } from '../../../config/config.ts'

/** What this site has to remember of a person who is away at the provider. */
interface Journey {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** Who somebody is, as the provider says. */
export interface Identity {
  readonly issuer: string
  /** The provider's own name for the person; it never changes and is never given to another. */
  readonly subject: string
  /** Only an address that the provider has verified. */
  readonly email: string | undefined
  readonly firstName: string | undefined
}

/** The operator's single sign-on: OpenID Connect, code flow with PKCE, state and nonce. */
export interface Provider {
  /** Where to send a person to sign in. */
  begin(): Promise<{ readonly url: string; readonly journey: Journey }>
  /**
   * Who came back.
   *
   * @param query of the address that the provider sent the person to
   * @throws when the provider says no, can't be reached, or anything does not belong together
   */
  finish(query: string, journey: Journey): Promise<Identity>
}

const TIMEOUT_SECONDS = 10

export function createProvider({
  issuer,
  clientId,
  clientSecret,
  redirectUri,
}: OidcConfig): Provider {
  let discovered: Promise<Configuration> | undefined
  // The server starts without its provider, and asks again until it is there.
  function discover(): Promise<Configuration> {
    discovered ??= discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      ClientSecretBasic(clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        execute: [
          enableNonRepudiationChecks,
          // An operator who writes `http:` has the provider on the same machine or network.
          ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
        ],
      },
    ).catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }

  return {
    async begin() {
      const journey = {
        state: randomState(),
        nonce: randomNonce(),
        codeVerifier: randomPKCECodeVerifier(),
      }
      const url = buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: journey.state,
        nonce: journey.nonce,
        code_challenge: await calculatePKCECodeChallenge(journey.codeVerifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, journey }
    },

    async finish(query, { state, nonce, codeVerifier }) {
      const configuration = await discover()
      const tokens = await authorizationCodeGrant(
        configuration,
        new URL(`${redirectUri}?${query}`),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        },
      )
      const claims = tokens.claims()
      if (claims === undefined) throw new Error('expected an ID token')
      // Some providers tell more than the subject only when they are asked once more.
      const person =
        claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : claims
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: isVerified(person.email_verified) ? textOf(person.email) : undefined,
        firstName: textOf(person.given_name),
      }
    },
  }
}

/** Some providers, Amazon Cognito for one, send the claim as a text. */
const isVerified = (claim: unknown): boolean => claim === true || claim === 'true'

const textOf = (claim: unknown): string | undefined =>
  typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : undefined
