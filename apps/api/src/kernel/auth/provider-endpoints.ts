/**
 * The addresses that a browser needs of the embedded provider, as its discovery document tells them: a portal that knows
 * them from the start asks for no document first.
 */
export const providerEndpoints = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  end_session_endpoint: `${issuer}/session/end`,
  jwks_uri: `${issuer}/jwks`,
});
