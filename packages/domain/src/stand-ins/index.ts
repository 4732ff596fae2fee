import { environmentName } from '../environment/index';

/**
 * What takes the place of a real provider while someone tries Troth: the local inbox of a mail server, the sandboxes of a
 * payment provider and of a notary provider, the demo people of real ones.
 */
export const STAND_INS = ['INBOX', 'SANDBOX_PAYMENTS', 'SANDBOX_NOTARY', 'DEMO_PEOPLE'] as const;
export type StandIn = (typeof STAND_INS)[number];

/** Where an installation can be reached, as far as its settings say. */
export interface Reach {
  /** Public origins of the API and the portals. */
  readonly origins: readonly string[];
  /** The address that the program listens on. */
  readonly host: string;
  /** Reverse proxies in front, each of which is a loopback client itself when it runs on the same machine. */
  readonly trustedProxies: number;
}

const isLoopbackHost = (host: string): boolean => environmentName(host) === 'local';

/** Scheme, host and port, and nothing else: what has a path or a user name is no origin. */
const ORIGIN = /^https?:\/\/(\[[^\]]+\]|[^/:?#@[\]]+)(?::\d+)?$/i;

/** Whether an origin leads to the visitor's own machine. */
export function isLoopbackOrigin(origin: string): boolean {
  const host = ORIGIN.exec(origin)?.[1];
  return host !== undefined && isLoopbackHost(host);
}

/**
 * Whether an installation is for the people at its own machine alone. Its origins count, not only its sockets: behind a
 * reverse proxy on the same machine every visitor of the world has a loopback socket.
 */
export const isLoopbackOnly = ({ origins, host, trustedProxies }: Reach): boolean =>
  trustedProxies === 0 && isLoopbackHost(host) && origins.every(isLoopbackOrigin);

/** Who a stand-in answers. `REFUSED` is nobody, and the program must not start with it. */
export type StandInAudience = 'OFF' | 'LOOPBACK' | 'EVERYONE' | 'REFUSED';

export interface StandInFacts {
  readonly standIn: StandIn;
  /** False where a real provider is configured, or the stand-in is turned off. */
  readonly isUsed: boolean;
  /** The operator's own "yes" to it on an installation that others can reach. */
  readonly isAllowed: boolean;
  readonly isLoopbackOnly: boolean;
  readonly database: 'embedded' | 'postgres';
}

/**
 * Who may reach a stand-in. Each is harmless on one's own machine and gives everything away elsewhere: the inbox shows
 * password resets, the sandboxes mark agreements as paid and notarized, the demo admin has a published password. So
 * elsewhere each needs an explicit "yes". The demo people need it on PostgreSQL too, where real data lives.
 * @see ASVS 5.0 13.2.3 (default credentials), 13.4.2 (debug features), 15.2.3 (test code in production).
 */
export function standInAudience({ standIn, isUsed, isAllowed, ...place }: StandInFacts): StandInAudience {
  if (!isUsed) return 'OFF';
  if (isAllowed) return 'EVERYONE';
  const isAtHome = place.isLoopbackOnly && (standIn !== 'DEMO_PEOPLE' || place.database === 'embedded');
  return isAtHome ? 'LOOPBACK' : 'REFUSED';
}

/** One visitor, as the connection and the request's headers say. */
export interface StandInVisitor {
  /** The socket's address; null for a call that the program makes to itself. */
  readonly socketAddress: string | null;
  /** The `Host` header. */
  readonly host: string | null;
  /** Whether a header of a reverse proxy is there, such as `X-Forwarded-For` or `Forwarded`. */
  readonly isForwarded: boolean;
}

const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/i.test(address);

/**
 * Whether a stand-in answers a visitor. On a loopback installation only who sits at the machine is answered: a loopback
 * socket that asked for a loopback host, with nothing forwarded. The host also keeps out pages of other sites that point
 * a name of theirs at 127.0.0.1 (DNS rebinding).
 */
export function answersVisitor(
  audience: StandInAudience,
  { socketAddress, host, isForwarded }: StandInVisitor,
): boolean {
  if (audience === 'EVERYONE') return true;
  if (audience !== 'LOOPBACK') return false;
  if (socketAddress === null) return true;
  return isLoopbackAddress(socketAddress) && !isForwarded && host !== null && isLoopbackOrigin(`http://${host}`);
}
