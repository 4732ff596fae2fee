import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Headers on every answer, unless its handler set its own. HSTS only where people reach the API by https. */
export const securityHeaders = (isHttps: boolean): MiddlewareHandler =>
  secureHeaders({
    overwrite: false,
    // JSON and files need nothing of the browser. Pages of ours bring a policy of their own.
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
    },
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: false, geolocation: false, microphone: false, payment: false },
    strictTransportSecurity: isHttps && 'max-age=31536000; includeSubDomains',
  });
