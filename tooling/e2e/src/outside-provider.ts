import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface OutsideProvider {
  readonly issuer: string;
  stop(): Promise<void>;
}

/**
 * An operator's own provider: oidc-provider with its development pages, which take any name, and only what an operator has to
 * tell it: the portal as a client, the API as a resource, where the portal may ask from, and the person's claims. Its access
 * tokens carry no address, and its userinfo call refuses those that were asked for the API.
 *
 * @param portal the couples' portal's origin
 */
export async function startOutsideProvider(portal: string): Promise<OutsideProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'troth-customer',
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${portal}/signin-redirect`, `${portal}/silent-renew.html`],
        post_logout_redirect_uris: [`${portal}/signout`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    clientBasedCORS: (_context, origin) => origin === portal,
    features: {
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: () => ({ scope: '', audience: 'urn:troth:api', accessTokenFormat: 'jwt' }),
      },
    },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@outside.example`, email_verified: true }),
    }),
  });
  server.on('request', provider.callback() as RequestListener);
  return {
    issuer,
    async stop() {
      const isClosed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await isClosed;
    },
  };
}
