/** Where the product runs, told by the host name. Customer spec §9 "Environments". */
export const ENVIRONMENT_NAMES = ['local', 'staging', 'dev', 'production'] as const;
export type EnvironmentName = (typeof ENVIRONMENT_NAMES)[number];

/** The three portals' clients at the identity provider. */
export const IDENTITY_CLIENT_IDS = {
  customer: 'troth-customer',
  attorney: 'troth-attorney',
  admin: 'troth-admin',
} as const;

/** Audience of the access tokens that the API takes. */
export const API_AUDIENCE = 'urn:troth:api';

/** Under this path a portal's own server answers as the API. No screen of a portal has an address that begins with it. */
export const API_PATH = '/api';

/** By which parameter an identity provider is asked for tokens of the API: RFC 8707's, Auth0's, or none but the scopes. */
export const API_PARAMETERS = ['resource', 'audience', 'none'] as const;

/** How a portal asks an identity provider for a sign-in. */
export interface SignInSettings {
  /** Scopes apart by spaces. */
  readonly scope: string;
  /** OpenID's `prompt` at a plain sign-in. */
  readonly prompt: string | null;
  /** The `prompt` that leads to the provider's form for a new account. */
  readonly signUpPrompt: string | null;
  readonly apiParameter: (typeof API_PARAMETERS)[number];
}

/** The embedded provider's, and that of any which speaks the standards. */
export const DEFAULT_SIGN_IN: SignInSettings = {
  scope: 'openid profile email',
  prompt: null,
  signUpPrompt: 'create',
  apiParameter: 'resource',
};

/**
 * Id of the question that asks for the wedding date. Content ids are stable and equal in each environment by default
 * (D40); a test of the content compares it.
 */
export const WEDDING_DATE_QUESTION_ID = '8cb8df39-748e-5907-845f-6f87abc69c9f';

/** Id of the prenup's document template; see `WEDDING_DATE_QUESTION_ID`. */
export const PRENUP_TEMPLATE_ID = '78156980-687a-5ca6-abc1-1558a4659883';

/** Id of California, whose abbreviation admins may have shown otherwise; see `WEDDING_DATE_QUESTION_ID`. */
export const CALIFORNIA_STATE_ID = '176adcf8-e3a6-52ff-9060-ecd07485f093';

/** What a portal has to know of its environment. Customer spec §9. */
export interface Environment {
  readonly name: EnvironmentName;
  /** Base of all calls, without a slash at the end. */
  readonly apiBase: string;
  /** Issuer of the identity provider. */
  readonly authority: string;
  readonly clientIds: typeof IDENTITY_CLIENT_IDS;
  readonly prenupTemplateId: string;
  readonly weddingDateQuestionId: string;
}

const LOCAL_API = 'http://127.0.0.1:4000';

/**
 * Hosts of each environment. `.example` names stand for the operator's own: a portal reads `/environment.json` of its
 * own origin first, where a deployment says otherwise.
 */
const ADDRESSES = {
  local: { apiBase: LOCAL_API, authority: `${LOCAL_API}/oidc` },
  dev: { apiBase: 'https://api.dev.troth.example', authority: 'https://identity.dev.troth.example' },
  staging: { apiBase: 'https://api.staging.troth.example', authority: 'https://identity.staging.troth.example' },
  production: { apiBase: 'https://api.troth.example', authority: 'https://identity.troth.example' },
} as const satisfies Record<EnvironmentName, Pick<Environment, 'apiBase' | 'authority'>>;

/**
 * Which environment a host name belongs to: loopback is local, a `staging` or `dev` label says so, and an unknown host
 * is production. Customer spec §9; D40.
 * @param hostName Without port, as `location.hostname` gives it.
 */
export function environmentName(hostName: string): EnvironmentName {
  const host = hostName.trim().toLowerCase().replace(/\.$/, '');
  if (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    /^127(\.\d{1,3}){3}$/.test(host) ||
    host === '[::1]' ||
    host === '::1'
  ) {
    return 'local';
  }
  const labels = host.split(/[.-]/);
  if (labels.includes('staging')) return 'staging';
  return labels.includes('dev') ? 'dev' : 'production';
}

/** The environment of a host name. */
export function environmentFor(hostName: string): Environment {
  const name = environmentName(hostName);
  return {
    name,
    ...ADDRESSES[name],
    clientIds: IDENTITY_CLIENT_IDS,
    prenupTemplateId: PRENUP_TEMPLATE_ID,
    weddingDateQuestionId: WEDDING_DATE_QUESTION_ID,
  };
}
