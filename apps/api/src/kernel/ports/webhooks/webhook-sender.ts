import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type WebhookFailure, webhookUrlRefusal } from '@troth/domain/integrations';
import ipaddr from 'ipaddr.js';

/** Why an address cannot be an endpoint; null when it can. */
export type UrlRefusal = ReturnType<typeof webhookUrlRefusal> | 'NOT_FOUND' | 'PRIVATE_ADDRESS';

/** Posts to addresses that people chose: nothing in a private network is reached, and no redirect is followed. */
export interface WebhookSender {
  /** Looks an address up now. Where it leads is checked again at each connection. */
  readonly refusalOf: (url: string) => Promise<UrlRefusal>;
  /** @returns the status that was answered, or why there was none. */
  readonly post: (
    url: string,
    message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  ) => Promise<number | WebhookFailure>;
}

/** All of it: looking up, connecting, and being answered. */
const TIME_OUT_MS = 10_000;

/** Addresses of the public internet alone: none that is private, local, shared, reserved, or wraps one that is. */
const isPublic = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

const partsOf = (url: string): URL | null => (URL.canParse(url) ? new URL(url) : null);

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

class PrivateAddress extends Error {
  readonly code = 'PRIVATE_ADDRESS';
}

type Resolve = (
  host: string,
  options: { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** A host of a URL as an address, where it is one. */
const literal = (hostname: string): string | null => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? null : bare;
};

const FAILURES: readonly [WebhookFailure, RegExp][] = [
  ['PRIVATE_ADDRESS', /^PRIVATE_ADDRESS$/],
  ['NOT_FOUND', /^(?:ENOTFOUND|EAI_|ENODATA)/],
  ['TIMED_OUT', /^(?:ETIMEDOUT|ABORT_ERR|TimeoutError|EHOSTUNREACH|ENETUNREACH)/],
  ['REFUSED', /^ECONNREFUSED$/],
  ['BAD_CERTIFICATE', /CERT|^UNABLE_TO|SELF_SIGNED|^ERR_TLS|^ERR_SSL/],
];

/** The kind of a failure, by what Node.js calls it; several addresses that failed are known by the first. */
function failureOf(error: unknown): WebhookFailure {
  const { code, name, errors } = error as { code?: unknown; name?: unknown; errors?: unknown };
  if (Array.isArray(errors) && errors.length > 0) return failureOf(errors[0]);
  const said = String(code ?? name);
  return FAILURES.find(([, pattern]) => pattern.test(said))?.[0] ?? 'DISCONNECTED';
}

/**
 * @param allowsLocal Delivers to this machine too, and unencrypted: for tests alone.
 * @param resolve Looks names up; tests bring their own.
 */
export function webhookSender({
  allowsLocal,
  resolve = dnsLookup,
}: {
  readonly allowsLocal: boolean;
  readonly resolve?: Resolve;
}): WebhookSender {
  const isAllowed = (address: string) => isPublic(address) || (allowsLocal && isLoopback(address));

  /** Connects to nothing but the very addresses that were checked, whatever the name means a moment later. */
  const checkedLookup: LookupFunction = (host, options, done) =>
    resolve(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) {
        done(error ?? Object.assign(new Error('No address.'), { code: 'ENOTFOUND' }), '', 0);
      } else if (!addresses.every(({ address }) => isAllowed(address))) {
        done(new PrivateAddress('The name leads to a private address.'), '', 0);
      } else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });

  const addressesOf = (host: string) =>
    new Promise<LookupAddress[]>((found, failed) => {
      resolve(host, { all: true }, (error, addresses) => (error === null ? found(addresses) : failed(error)));
    });

  return {
    refusalOf: async (url) => {
      const refusal = webhookUrlRefusal(partsOf(url), allowsLocal);
      if (refusal !== null) return refusal;
      const { hostname } = new URL(url);
      const address = literal(hostname);
      const addresses =
        address === null ? await addressesOf(hostname).catch(() => []) : [{ address, family: isIP(address) }];
      if (addresses.length === 0) return 'NOT_FOUND';
      return addresses.every((each) => isAllowed(each.address)) ? null : 'PRIVATE_ADDRESS';
    },
    post: (url, { headers, body }) =>
      new Promise((done) => {
        const target = new URL(url);
        // No name to look up, so nothing below would check it.
        const address = literal(target.hostname);
        if (webhookUrlRefusal(target, allowsLocal) !== null || (address !== null && !isAllowed(address))) {
          done('PRIVATE_ADDRESS');
          return;
        }
        const send = target.protocol === 'http:' ? httpRequest : httpsRequest;
        const request = send(
          target,
          {
            method: 'POST',
            headers: { ...headers, 'content-length': Buffer.byteLength(body) },
            // A connection of its own: a kept one was checked at another time.
            agent: false,
            lookup: checkedLookup,
            signal: AbortSignal.timeout(TIME_OUT_MS),
          },
          (response) => {
            done(response.statusCode ?? 'DISCONNECTED');
            // Nothing of what is answered matters, however long it is.
            response.destroy();
          },
        );
        request.on('error', (error) => done(failureOf(error)));
        request.end(body);
      }),
  };
}
