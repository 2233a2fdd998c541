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

/** The values that bind a provider's callback to the sign-in that was started. */
interface PendingSignIn {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** A user's identity at the provider. */
export interface Identity {
  readonly issuer: string
  /** The provider's id for the user; it never changes and is never reused. */
  readonly subject: string
  /** Undefined unless the provider has verified it. */
  readonly email: string | undefined
  readonly firstName: string | undefined
}

/** The operator's single sign-on: OpenID Connect, code flow with PKCE, state and nonce. */
export interface Provider {
  /** Starts a sign-in; the user has to be redirected to the URL. */
  begin(): Promise<{ readonly url: string; readonly pending: PendingSignIn }>
  /**
   * Completes a sign-in.
   *
   * @param query the query string of the callback URL
   * @throws when the provider refuses, can't be reached, or a check fails
   */
  finish(query: string, pending: PendingSignIn): Promise<Identity>
}

const TIMEOUT_SECONDS = 10

/** A provider whose configuration is fetched from its issuer on first use. */
export function createProvider({
  issuer,
  clientId,
  clientSecret,
  redirectUri,
}: OidcConfig): Provider {
  let discovered: Promise<Configuration> | undefined
  // The server starts without its provider, and retries until the provider responds.
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
          // An `http:` issuer is allowed, for a provider on the same machine or network.
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
      const pending = {
        state: randomState(),
        nonce: randomNonce(),
        codeVerifier: randomPKCECodeVerifier(),
      }
      const url = buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await calculatePKCECodeChallenge(pending.codeVerifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, pending }
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
      // Some providers return more claims from the userinfo endpoint only.
      const userClaims =
        claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : claims
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: isVerified(userClaims.email_verified) ? textOf(userClaims.email) : undefined,
        firstName: textOf(userClaims.given_name),
      }
    },
  }
}

/** Some providers, such as Amazon Cognito, send the claim as a string. */
const isVerified = (claim: unknown): boolean => claim === true || claim === 'true'

const textOf = (claim: unknown): string | undefined =>
  typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : undefined
