import formbody from '@fastify/formbody'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  API_KEY_SCOPES,
  type ApiKeyScope,
  calls,
  DAY_MS,
  loginPath,
  queryOf,
} from '@memesmith/contract'
import type { FastifyReply } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { countRequest } from '../../http/guards/rate-limits/request-counts.repository.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import { pageSites } from '../../http/pages/page-site.ts'
import { sendPage } from '../../http/pages/send-page.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { RemoteError, type RemoteRules } from '../../http/requests/remote/fetch-remote.ts'
import { SMALL_FORMS } from '../../http/requests/small-forms.ts'
import { routeOf } from '../../http/route-of.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import { hashToken } from '../../http/sessions/token-hash.ts'
import { AppError } from '../../runtime/app-error.ts'
import { Lane } from '../../scheduling/lane.ts'
import { LANES } from '../../scheduling/lanes.ts'
import { findAccountById, findUserById } from '../../users/users.repository.ts'
import { createKey } from '../account/api-keys.service.ts'
import {
  CODE_VALID_MS,
  createCode,
  digestOf,
  fitsChallenge,
  readCode,
} from './authorization-code.ts'
import { isRedirectOf, type OAuthClient, readClient } from './client-metadata.ts'
import { consentPage, refusedPage } from './consent-page.ts'

interface OAuthOptions {
  readonly config: Config
  /** Signs cookies and tickets. */
  readonly sessionSecret: string
  readonly db: Db
  readonly webAssets: WebAssets
  /** Which other hosts to trust; the usual rules by default. */
  readonly remoteRules?: RemoteRules | undefined
}

/** How long an agent may act before it asks again, in days. */
const VALID_DAYS = 90
const OPEN = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }

type Fields = Readonly<
  Record<
    | 'client_id'
    | 'code_challenge'
    | 'code_challenge_method'
    | 'redirect_uri'
    | 'resource'
    | 'response_type'
    | 'scope'
    | 'state',
    string
  >
>

/** Lets in agents that have no key: the user grants access on a page, and they get a key. */
export const oauthRoutes: FastifyPluginAsyncTypebox<OAuthOptions> = async (app, deps) => {
  const { config, sessionSecret: secret, db, webAssets, remoteRules } = deps
  const descriptions = new Lane(LANES.clientDescription)
  await app.register(formbody, SMALL_FORMS)
  const siteFor = pageSites({ siteName: config.siteName, webAssets })

  app.route({
    ...routeOf(calls.authorizationServer),
    config: { limit: 'browse' },
    handler: async (request, reply) => {
      const issuer = originOf(config, request)
      return reply.headers(OPEN).send({
        issuer,
        authorization_endpoint: issuer + calls.authorizePage.path,
        token_endpoint: issuer + calls.token.path,
        response_types_supported: ['code'],
        grant_types_supported: ['authorization_code'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none'],
        scopes_supported: [...API_KEY_SCOPES],
        client_id_metadata_document_supported: true,
        authorization_response_iss_parameter_supported: true,
      })
    },
  })

  /** The client of a request, or what is wrong with it. */
  async function findClient(userId: number, fields: Fields): Promise<OAuthClient | string> {
    try {
      const client = await descriptions.run(userId, () => readClient(fields.client_id, remoteRules))
      if (client === undefined)
        return /*i18n*/ 'The program that sent you here does not say who it is.'
      if (!isRedirectOf(client, fields.redirect_uri)) {
        return /*i18n*/ 'The program that sent you here wants to be answered at an address that is not its own.'
      }
      return client
    } catch (error) {
      if (error instanceof RemoteError) {
        return /*i18n*/ 'The description of the program that sent you here could not be loaded.'
      }
      throw error
    }
  }

  /** Agents that name no scope want to make memes. */
  const scopeOf = ({ scope }: Fields): ApiKeyScope =>
    scope === '' || scope.split(' ').includes('write') ? 'write' : 'read'

  /** Redirects back to the client. */
  const answer = (
    reply: FastifyReply,
    issuer: string,
    { redirect_uri: address, state }: Fields,
    result: Readonly<Record<string, string>>,
  ) => {
    const url = new URL(address)
    const values = { ...result, iss: issuer, ...(state !== '' && { state }) }
    for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
    return reply.redirect(url.href, 303)
  }

  const problemOf = (fields: Fields, issuer: string): string | undefined => {
    if (fields.response_type !== 'code') return 'unsupported_response_type'
    const hasChallenge = /^[\w-]{43}$/.test(fields.code_challenge)
    if (!hasChallenge || fields.code_challenge_method !== 'S256') return 'invalid_request'
    return isResource(fields.resource, issuer) ? undefined : 'invalid_target'
  }

  app.route({
    ...routeOf(calls.authorizePage),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      const { userId } = request.session
      const fields = request.query
      if (userId === undefined) {
        return reply.redirect(loginPath(calls.authorizePage.path + queryOf(fields)), 302)
      }
      const client = await findClient(userId, fields)
      if (typeof client === 'string')
        return sendPage(reply.code(400), refusedPage(siteFor(request), client))
      const issuer = originOf(config, request)
      const error = problemOf(fields, issuer)
      if (error !== undefined) return answer(reply, issuer, fields, { error })
      const user = await findUserById(db, userId)
      if (user === undefined) throw new AppError('unauthorized')
      const page = consentPage(siteFor(request), {
        client,
        scope: scopeOf(fields),
        email: user.email,
        fields,
      })
      allowAnswerTo(reply, fields.redirect_uri)
      return sendPage(reply, page)
    },
  })

  app.route({
    ...routeOf(calls.authorize),
    config: { limit: 'account' },
    preParsing: requireUser,
    handler: async (request, reply) => {
      const userId = userIdOf(request)
      const { decision, ...fields } = request.body
      const client = await findClient(userId, fields)
      if (typeof client === 'string')
        return sendPage(reply.code(400), refusedPage(siteFor(request), client))
      const issuer = originOf(config, request)
      const error =
        problemOf(fields, issuer) ?? (decision === 'allow' ? undefined : 'access_denied')
      if (error !== undefined) return answer(reply, issuer, fields, { error })
      const account = await findAccountById(db, userId)
      if (account === undefined) throw new AppError('unauthorized')
      const grant = {
        userId,
        passwordDigest: digestOf(secret, account.passwordHash),
        clientId: client.id,
        clientName: client.name,
        redirectUri: fields.redirect_uri,
        challenge: fields.code_challenge,
        scope: scopeOf(fields),
      }
      return answer(reply, issuer, fields, { code: createCode(secret, grant, Date.now()) })
    },
  })

  app.route({
    ...routeOf(calls.token),
    // The client authenticates with the code and its verifier, not with a browser's session.
    config: { limit: 'account', changesState: false },
    handler: async (request, reply) => {
      const {
        grant_type: type,
        code,
        client_id: id,
        redirect_uri: uri,
        code_verifier,
        resource,
      } = request.body
      reply.headers(OPEN)
      const refuse = (error: string, description: string) =>
        reply.code(400).send({ error, error_description: description })
      if (type !== 'authorization_code') {
        return refuse('unsupported_grant_type', 'grant_type is authorization_code.')
      }
      const grant = readCode(secret, code, Date.now())
      if (grant === undefined || grant.clientId !== id || grant.redirectUri !== uri) {
        return refuse('invalid_grant', 'This code is not valid, or too old.')
      }
      if (!isResource(resource, originOf(config, request))) {
        return refuse('invalid_target', 'resource is not this site.')
      }
      if (!fitsChallenge(code_verifier, grant.challenge)) {
        return refuse('invalid_grant', 'code_verifier does not fit the challenge.')
      }
      const account = await findAccountById(db, grant.userId)
      const isSame =
        account?.suspendedAt === null &&
        digestOf(secret, account.passwordHash) === grant.passwordDigest
      if (!isSame) return refuse('invalid_grant', 'The account has changed since this code.')
      const used = await countRequest(db, hashToken(`code ${code}`), CODE_VALID_MS)
      if (used.count > 1) return refuse('invalid_grant', 'This code was used already.')
      const { userId, clientName: name, scope } = grant
      const { key } = await createKey(db, userId, { name, scope, expiresInDays: VALID_DAYS })
      return {
        access_token: key,
        token_type: 'Bearer',
        expires_in: (VALID_DAYS * DAY_MS) / 1000,
        scope: grant.scope,
      } as const
    },
  })
}

/** Whether a token is wanted for this site, or for nothing in particular (RFC 8707). */
const isResource = (address: string, issuer: string): boolean =>
  ['', issuer, `${issuer}/`, issuer + calls.mcp.path].includes(address)

/** Browsers also apply `form-action` to the redirect after a form. */
function allowAnswerTo(reply: FastifyReply, address: string): void {
  const { origin, protocol } = new URL(address)
  const policy = String(reply.getHeader('content-security-policy'))
  const target = origin === 'null' ? protocol : origin
  reply.header(
    'content-security-policy',
    policy.replace("form-action 'self'", `form-action 'self' ${target}`),
  )
}
