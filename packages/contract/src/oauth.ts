import Type from 'typebox'
import { call, JSON_TYPE, PAGE, WRITE_ERRORS } from './call.ts'
import { Text } from './schema-parts.ts'

/** OAuth 2.1 for agents without a key: authorization codes with PKCE, behind our own login. */

const AuthorizationFields = {
  response_type: Text,
  /** The URL of the client's metadata document. */
  client_id: Text,
  redirect_uri: Text,
  code_challenge: Text,
  code_challenge_method: Text,
  state: Text,
  scope: Text,
  resource: Text,
}

/** The page where a user grants a client access. Errors are pages too, since the client is unknown then. */
export const authorizePage = call('GET', '/oauth/authorize', {
  query: Type.Object(AuthorizationFields),
  answer: { 200: PAGE, 302: null, 400: PAGE },
  errors: ['key_not_allowed', 'too_many_requests'],
})

/** Its form. The answer redirects to the client. */
export const authorize = call('POST', '/oauth/authorize', {
  body: Type.Object({ ...AuthorizationFields, decision: Text }),
  answer: { 303: null, 400: PAGE },
  errors: [...WRITE_ERRORS, 'unauthorized', 'key_not_allowed'],
})

/** Exchanges a code for an access token, which is an API key. */
export const token = call('POST', '/oauth/token', {
  body: Type.Object({
    grant_type: Text,
    code: Text,
    redirect_uri: Text,
    client_id: Text,
    code_verifier: Text,
  }),
  answer: {
    200: Type.Object({
      access_token: Type.String(),
      token_type: Type.Literal('Bearer'),
      expires_in: Type.Integer(),
      scope: Type.String(),
    }),
    // `{ error, error_description }`, or an error of the API.
    400: JSON_TYPE,
  },
  errors: [
    'payload_too_large',
    'unsupported_media_type',
    'too_many_requests',
    'too_many_keys',
    'storage_full',
  ],
})

/** What this site's authorization server can do (RFC 8414). */
export const authorizationServer = call('GET', '/.well-known/oauth-authorization-server', {
  answer: {
    200: Type.Object({
      issuer: Type.String(),
      authorization_endpoint: Type.String(),
      token_endpoint: Type.String(),
      response_types_supported: Type.Array(Type.String()),
      grant_types_supported: Type.Array(Type.String()),
      code_challenge_methods_supported: Type.Array(Type.String()),
      token_endpoint_auth_methods_supported: Type.Array(Type.String()),
      scopes_supported: Type.Array(Type.String()),
      client_id_metadata_document_supported: Type.Boolean(),
      authorization_response_iss_parameter_supported: Type.Boolean(),
    }),
  },
  errors: [],
})
