import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Accounts } from './accounts/account';

/** The embedded OpenID provider. */
export interface Identity {
  /**
   * Answers every request under the issuer's path, also when the host has already cut that prefix from `req.url`.
   * Give it the raw Node request with its body unread. Resolves when the answer has been written.
   */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  accounts: Accounts;
  /** What a resource server needs to verify access tokens. */
  discovery: { issuer: string; configurationUrl: string; jwksUrl: string; audience: string; algorithm: 'RS256' };
  /** Public signing keys, so that a host in the same process can verify tokens without an HTTP call. */
  publicKeys: readonly Record<string, string>[];
  /** Removes what has expired; runs by itself unless `cleanUpEveryMs` is 0. */
  cleanUp(): Promise<void>;
  /** Stops the clean-up timer and waits for requests that are being answered. */
  close(): Promise<void>;
}
