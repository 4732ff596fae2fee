import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address';

describe('the visitor’s address (ASVS 5.0 4.1.3)', () => {
  it.each([
    ['the socket’s without a proxy', '198.51.100.7', null, 0, '198.51.100.7'],
    ['the socket’s without a proxy, whatever is claimed', '198.51.100.7', '203.0.113.9', 0, '198.51.100.7'],
    ['what the one proxy saw', '127.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
    ['what the one proxy saw, after what the visitor made up', '127.0.0.1', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
    ['what the outer of two proxies saw', '127.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
    ['the socket’s where fewer proxies spoke than are trusted', '198.51.100.7', '203.0.113.9', 2, '198.51.100.7'],
    ['the socket’s where the proxy said nothing', '198.51.100.7', null, 1, '198.51.100.7'],
    ['the socket’s where the proxy said no address', '198.51.100.7', '1.1.1.1, unknown', 1, '198.51.100.7'],
    ['without the port that a proxy adds', '127.0.0.1', '203.0.113.9:51234', 1, '203.0.113.9'],
    ['IPv6 without brackets and port', '127.0.0.1', '[2001:db8::7]:51234', 1, '2001:db8::7'],
    ['IPv4 on a socket for both kinds', '::ffff:198.51.100.7', null, 0, '198.51.100.7'],
    ['nothing for a call of the program itself', null, null, 0, null],
  ])('is %s', (_name, socketAddress, forwardedFor, trustedProxies, address) => {
    expect(clientAddress({ socketAddress, forwardedFor }, trustedProxies)).toBe(address);
  });
});
