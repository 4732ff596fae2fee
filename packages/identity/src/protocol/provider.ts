import type {
  AccessToken,
  Account as ProviderAccount,
  ClientCredentials,
  Configuration,
  Interaction,
  KoaContextWithOIDC,
} from 'oidc-provider';
import type { Account } from '../accounts/account';
import { findAccountById } from '../accounts/account-store';
import { MANAGE_PROMPT, provesSecondFactor, SECOND_FACTOR_ACR, SECURITY_PROMPT } from '../second-factor/factor';
import { hasFactor } from '../second-factor/factor-store';
import type { SessionStore } from '../sessions/sessions';
import { clientById, type Settings } from '../settings';
import { DatabaseAdapter } from './adapter';
import { basePolicy, Check, Prompt, Provider } from './library';
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

/**
 * Names apart from the API's cookie on the same origin. On https the session's name demands `Path=/` and no domain
 * (`__Host-`); those of a pending sign-in belong to its path, so that two windows can sign in side by side (ASVS 5.0, 3.3).
 */
function cookieNames(issuer: string) {
  const [host, secure] = issuer.startsWith('https:') ? ['__Host-', '__Secure-'] : ['', ''];
  return {
    session: `${host}troth_identity_session`,
    interaction: `${secure}troth_sign_in`,
    resume: `${secure}troth_resume`,
  };
}

/** Authorization code with PKCE for our own public clients, JWT access tokens, rotating refresh tokens. */
export function createProvider(settings: Settings, sessions: SessionStore, pages: ProtocolPages): Provider {
  const { audience, clients, issuer, keys, lifetimes, mountPath, store } = settings;

  // `prompt=create` (OpenID "Initiating User Registration") asks for the sign-up page. Consent is never asked for: the
  // portals are the same house as identity.
  const policy = basePolicy();
  policy.remove('consent');
  policy.add(new Prompt({ name: 'create', requestable: true }), 0);
  policy
    .get('login')
    ?.checks.add(
      new Check('second_factor', 'A second factor is required', 'login_required', (ctx) => lacksFactor(ctx, settings)),
    );
  for (const name of [MANAGE_PROMPT, SECURITY_PROMPT]) policy.add(new Prompt({ name, requestable: true }));
  policy.get('login')?.checks.add(endedSession(sessions));

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
    acrValues: [SECOND_FACTOR_ACR],
    clientBasedCORS: (_ctx, origin, client) =>
      clients.some((known) => known.clientId === client.clientId && known.origin === origin),
    claims: {
      openid: ['sub', 'email', 'email_verified', 'terms_agreed_at', 'terms_version'],
      email: ['email', 'email_verified'],
    },
    // The claims of the scopes go into the ID token too, so that a portal makes no userinfo call.
    conformIdTokenClaims: false,
    cookies: {
      keys: [...keys.cookies],
      names: cookieNames(issuer),
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: '/' },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    extraParams: ['screen_hint', 'invitation'],
    extraTokenClaims: (ctx, token) => tokenClaims(ctx, token, settings, sessions),
    expiresWithSession: () => true,
    features: {
      claimsParameter: { enabled: false },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: {
        enabled: true,
        // Who names no resource gets a token of the userinfo call: there is no default.
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
      userinfo: { enabled: true },
    },
    findAccount: async (_ctx, sub, token): Promise<ProviderAccount | undefined> => {
      const account = await findAccountById(store, sub);
      if (account === null) return undefined;
      // Codes and refresh tokens give nothing once their session has ended, or was unused for too long.
      const sessionId = token !== undefined && 'sessionUid' in token ? token.sessionUid : undefined;
      if (sessionId !== undefined && (await sessions.findLive(sessionId, sub)) === null) return undefined;
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
  // The library reads scheme and host from the headers that `reachedAt` sets.
  provider.proxy = true;
  provider.use(followSessions(sessions, settings));
  return provider;
}

async function tokenClaims(
  ctx: KoaContextWithOIDC,
  token: AccessToken | ClientCredentials,
  settings: Settings,
  sessions: SessionStore,
) {
  const accountId = ctx.oidc.entities.Account?.accountId;
  const account = accountId === undefined ? null : await findAccountById(settings.store, accountId);
  if (account === null) return undefined;
  const sessionId = 'sessionUid' in token ? token.sessionUid : undefined;
  const session = sessionId === undefined ? null : await sessions.find(sessionId);
  return {
    ...personClaims(account),
    ...(await authenticationClaims(ctx, settings)),
    // By these the API knows whether the session still lives, and how long ago the person proved who they are.
    ...(session === null ? {} : { sid: session.id, auth_time: Math.floor(session.authenticatedAt.getTime() / 1000) }),
  };
}

/** How the person proved who they are. A factor that was removed since then proves nothing any more. */
async function authenticationClaims(ctx: KoaContextWithOIDC, { store }: Settings) {
  const { Account: person, AuthorizationCode: code, RefreshToken: refreshed } = ctx.oidc.entities;
  const amr = (code ?? refreshed)?.amr ?? [];
  const isProved = person !== undefined && provesSecondFactor(amr) && (await hasFactor(store, person.accountId));
  return isProved ? { amr, acr: SECOND_FACTOR_ACR } : { amr: amr.filter((method) => method === 'pwd') };
}

/** Whether a session must still prove a second factor: the account has one, or the portal asks for one. */
async function lacksFactor(ctx: KoaContextWithOIDC, settings: Settings): Promise<boolean> {
  const { client, params, session } = ctx.oidc;
  if (!session?.accountId) return Check.NO_NEED_TO_PROMPT;
  const has = await hasFactor(settings.store, session.accountId);
  if (has && provesSecondFactor(session.amr ?? [])) return Check.NO_NEED_TO_PROMPT;
  const asked =
    typeof params?.['acr_values'] === 'string' && params['acr_values'].split(' ').includes(SECOND_FACTOR_ACR);
  return has || asked || clientById(settings, client?.clientId)?.requiresSecondFactor === true;
}

/** A session that has ended is none, whatever its cookie says: the person signs in again. */
const endedSession = (sessions: SessionStore) =>
  new Check('session_ended', 'End-User authentication is required', 'login_required', async ({ oidc }) => {
    const { session, result } = oidc;
    if (session?.accountId === undefined || result?.login !== undefined) return Check.NO_NEED_TO_PROMPT;
    const isLive = (await sessions.findLive(session.uid, session.accountId)) !== null;
    return isLive ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
  });

/** Keeps our record of sessions: a sign-in begins one, a sign-out ends it. Both before the answer leaves. */
function followSessions(sessions: SessionStore, { logger }: Settings) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    // The library adds it on the way; some answers need none.
    const oidc: KoaContextWithOIDC['oidc'] | undefined = ctx.oidc;
    const session = oidc?.session;
    if (session?.accountId === undefined) return;
    const { uid: id, accountId } = session;
    // Signed out: the library marks it, and its types leave that out.
    if ('destroyed' in session) return sessions.end({ id, accountId });
    const client = oidc.entities.Client;
    if (oidc.result?.login === undefined || oidc.entities.AuthorizationCode === undefined || !client) return;
    await sessions.begin({
      id,
      accountId,
      clientId: client.clientId,
      userAgent: ctx.get('user-agent'),
      authenticatedAt: new Date((session.loginTs ?? 0) * 1000),
    });
    logger.info({ accountId, clientId: client.clientId, methods: session.amr ?? [] }, 'signed in');
  };
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
