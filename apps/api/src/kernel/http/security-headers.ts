import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Of answers that no browser shows: one that does all the same runs nothing of them, and takes them for nobody's. */
export const CALLS_ONLY_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

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
