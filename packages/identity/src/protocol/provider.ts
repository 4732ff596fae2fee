import type { Account as ProviderAccount, Configuration, Interaction, KoaContextWithOIDC } from 'oidc-provider';
import type { Account } from '../accounts/account';
import { findAccountById } from '../accounts/account-store';
import type { Settings } from '../settings';
import { DatabaseAdapter } from './adapter';
import { basePolicy, Prompt, Provider } from './library';
import type { ProtocolPages } from './protocol-pages';

/** What every access token may do; what a person may do is the API's to decide. */
const API_SCOPE = 'api';
const OIDC_SCOPES = 'openid email offline_access';
const AUTHORIZATION_CODE_SECONDS = 60;

/** Claims of ID tokens and access tokens alike, so that API and portals need no second call. */
function personClaims(account: Account) {
  return {
    email: account.email,
    email_verified: account.emailVerifiedAt !== null,
    ...(account.termsAgreedAt === null ? {} : { terms_agreed_at: account.termsAgreedAt.toISOString() }),
    ...(account.termsVersion === null ? {} : { terms_version: account.termsVersion }),
  };
}

/** Authorization code with PKCE for our own public clients, JWT access tokens, rotating refresh tokens. */
export function createProvider(settings: Settings, pages: ProtocolPages): Provider {
  const { audience, clients, issuer, keys, lifetimes, mountPath, store } = settings;

  // `prompt=create` (OpenID "Initiating User Registration") asks for the sign-up page. Consent is never asked for: the
  // portals are the same house as identity.
  const policy = basePolicy();
  policy.remove('consent');
  policy.add(new Prompt({ name: 'create', requestable: true }), 0);

  const configuration: Configuration = {
    adapter: (model) => new DatabaseAdapter(model, store),
    clients: clients.map((client) => ({
      client_id: client.clientId,
      application_type: 'web',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: [...client.redirectUris],
      post_logout_redirect_uris: [...client.postLogoutRedirectUris],
    })),
    clientBasedCORS: (_ctx, origin, client) =>
      clients.some((known) => known.clientId === client.clientId && known.origin === origin),
    claims: {
      openid: ['sub', 'email', 'email_verified', 'terms_agreed_at', 'terms_version'],
      email: ['email', 'email_verified'],
    },
    // There is no userinfo call, so the claims of the scopes go into the ID token.
    conformIdTokenClaims: false,
    cookies: {
      keys: [...keys.cookies],
      names: { session: 'troth_session', interaction: 'troth_sign_in', resume: 'troth_resume' },
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: mountPath || '/' },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    extraParams: ['screen_hint'],
    extraTokenClaims: (ctx) => tokenClaims(ctx, settings),
    expiresWithSession: () => true,
    features: {
      claimsParameter: { enabled: false },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: API_SCOPE,
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: lifetimes.accessToken,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.logout,
        postLogoutSuccessSource: pages.loggedOut,
      },
      userinfo: { enabled: false },
    },
    findAccount: async (_ctx, sub): Promise<ProviderAccount | undefined> => {
      const account = await findAccountById(store, sub);
      if (account === null) return undefined;
      return { accountId: account.id, claims: () => ({ sub: account.id, ...personClaims(account) }) };
    },
    interactions: { policy, url: (_ctx, interaction: Interaction) => `${mountPath}/interaction/${interaction.uid}` },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    jwks: { keys: [...keys.signing] },
    loadExistingGrant: (ctx) => firstPartyGrant(ctx, provider, audience),
    pkce: { required: () => true },
    renderError: pages.error,
    responseTypes: ['code'],
    rotateRefreshToken: true,
    scopes: ['openid', 'email', 'offline_access'],
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: AUTHORIZATION_CODE_SECONDS,
      Grant: lifetimes.session,
      IdToken: lifetimes.accessToken,
      Interaction: lifetimes.interaction,
      // A chain of rotations ends when its first token would have.
      RefreshToken: (ctx) => {
        const rotated = ctx.oidc.entities.RotatedRefreshToken;
        return Math.max(1, rotated?.remainingTTL ?? lifetimes.refreshToken);
      },
      Session: lifetimes.session,
    },
  };

  const provider = new Provider(issuer, configuration);
  provider.proxy = settings.behindProxy;
  return provider;
}

async function tokenClaims(ctx: KoaContextWithOIDC, settings: Settings) {
  const accountId = ctx.oidc.entities.Account?.accountId;
  const account = accountId === undefined ? null : await findAccountById(settings.store, accountId);
  return account === null ? undefined : personClaims(account);
}

/** The portals need no consent, so a grant of all they may ask for is found or made on the way. */
async function firstPartyGrant(ctx: KoaContextWithOIDC, provider: Provider, audience: string) {
  const { client, session } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (existing?.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope(OIDC_SCOPES);
  grant.addResourceScope(audience, API_SCOPE);
  await grant.save();
  return grant;
}
