import type { UserConfig } from 'vite';

export type PortalKind = 'customer' | 'attorney' | 'admin';

/** The Vite configuration of the three portals: `export default portalViteConfig('customer');` in `vite.config.ts`. */
export declare function portalViteConfig(portal: PortalKind): UserConfig;
