import { isIP } from 'node:net';

/** What of a request says where it comes from. */
export interface Connection {
  /** Null for a call that the program makes to itself. */
  readonly socketAddress: string | null;
  /** The `X-Forwarded-For` header, its repetitions joined by commas. */
  readonly forwardedFor: string | null;
}

/** Some proxies add the port; IPv6 then stands in brackets. A socket for both kinds shows IPv4 inside IPv6. */
function plainAddress(text: string): string | null {
  const address = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d{1,3}(?:\.\d{1,3}){3}$)/i, '');
  return isIP(address) === 0 ? null : address;
}

/**
 * The visitor's network address, for everything that counts or records by it: what the outermost of our own proxies saw,
 * or the socket's. What a visitor writes into the header stands before that, and is not believed.
 * @param trustedProxies How many proxies of ours stand in front, each of which adds one address at the end.
 */
export function clientAddress({ socketAddress, forwardedFor }: Connection, trustedProxies: number): string | null {
  const socket = socketAddress === null ? null : (plainAddress(socketAddress) ?? socketAddress);
  if (trustedProxies === 0) return socket;
  const hop = (forwardedFor ?? '').split(',').at(-trustedProxies);
  return (hop === undefined ? null : plainAddress(hop)) ?? socket;
}
