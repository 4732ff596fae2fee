import {
  API_AUDIENCE,
  DEFAULT_SIGN_IN,
  type Environment,
  type EnvironmentName,
  environmentFor,
  type IDENTITY_CLIENT_IDS,
  type SignInSettings,
} from '@troth/domain/environment';
import { SECOND_FACTOR_ACR } from '@troth/domain/people';

export type PortalKind = keyof typeof IDENTITY_CLIENT_IDS;

/** Where this portal runs and whom it talks to. */
export interface PortalEnvironment extends Omit<Environment, 'clientIds'> {
  /** This portal's client at the identity provider. */
  readonly clientId: string;
  /** Whether the API has the provider within itself, which may then know what a mailed link opens. Nobody else's is told. */
  readonly isOwnProvider: boolean;
  /** For whom access tokens are asked: the API. */
  readonly audience: string;
  /** The values of `acr` that ask the identity provider for a second factor; empty where it is not asked that way. */
  readonly secondFactorAcr: string;
  /** How the provider is asked for a sign-in. */
  readonly signIn: SignInSettings;
  /** The provider's addresses where the server told them; else they are asked of the provider. */
  readonly endpoints?: Readonly<Record<string, string>>;
  /** Origins of the three portals, for sending a person to their own. */
  readonly portals: Readonly<Record<PortalKind, string>>;
  /** Address of the outside ticket form, with `{topic}` for what it is about; null where tickets are kept here. */
  readonly ticketUrl: string | null;
  /** Whether the API wants to hear of failures in this browser. */
  readonly reportsFailures: boolean;
}

/** What `/environment.json` of the portal's own origin may say otherwise. */
export type EnvironmentOverrides = Partial<
  Pick<
    PortalEnvironment,
    | 'apiBase'
    | 'authority'
    | 'isOwnProvider'
    | 'endpoints'
    | 'clientId'
    | 'audience'
    | 'secondFactorAcr'
    | 'signIn'
    | 'portals'
    | 'ticketUrl'
    | 'reportsFailures'
  >
>;

/** `.example` names stand for the operator's own, as in the domain's table. */
const portalsOf: Record<EnvironmentName, Readonly<Record<PortalKind, string>>> = {
  local: { customer: 'http://127.0.0.1:4001', attorney: 'http://127.0.0.1:4002', admin: 'http://127.0.0.1:4003' },
  dev: {
    customer: 'https://app.dev.troth.example',
    attorney: 'https://attorney.dev.troth.example',
    admin: 'https://admin.dev.troth.example',
  },
  staging: {
    customer: 'https://app.staging.troth.example',
    attorney: 'https://attorney.staging.troth.example',
    admin: 'https://admin.staging.troth.example',
  },
  production: {
    customer: 'https://app.troth.example',
    attorney: 'https://attorney.troth.example',
    admin: 'https://admin.troth.example',
  },
};

/** The environment of a host name; an unknown one is production. D40. */
export function environmentOfHost(hostname: string, portal: PortalKind): PortalEnvironment {
  const { clientIds, ...environment } = environmentFor(hostname);
  return {
    ...environment,
    clientId: clientIds[portal],
    isOwnProvider: environment.name === 'local',
    audience: API_AUDIENCE,
    secondFactorAcr: SECOND_FACTOR_ACR,
    signIn: DEFAULT_SIGN_IN,
    portals: portalsOf[environment.name],
    ticketUrl: null,
    reportsFailures: false,
  };
}

/** The environment of this page: what its own server says, over what the host name says. */
export async function loadEnvironment(
  portal: PortalKind,
  hostname: string,
  load: typeof fetch = (...args) => fetch(...args),
): Promise<PortalEnvironment> {
  const byHost = environmentOfHost(hostname, portal);
  try {
    const response = await load('/environment.json');
    if (!response.ok) return byHost;
    const overrides = (await response.json()) as EnvironmentOverrides;
    return { ...byHost, ...overrides, portals: { ...byHost.portals, ...overrides.portals } };
  } catch {
    return byHost;
  }
}
