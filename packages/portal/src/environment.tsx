export type PortalKind = 'customer' | 'attorney' | 'admin';

/** Where this portal runs and whom it talks to. */
export interface PortalEnvironment {
  name: 'local' | 'dev' | 'staging' | 'production';
  /** Origin of the API, without a trailing slash. */
  apiBase: string;
  /** Issuer of the identity provider. */
  authority: string;
  /** This portal's client at the identity provider. */
  clientId: string;
  /** Origins of the three portals, for sending a person to their own. */
  portals: Readonly<Record<PortalKind, string>>;
}

/** What `/environment.json` may say in a local environment, where ports can be chosen. */
export type EnvironmentOverrides = Partial<Omit<PortalEnvironment, 'name'>>;

const productionDomain = 'troth.example';

function hosted(name: 'dev' | 'staging' | 'production', portal: PortalKind): PortalEnvironment {
  const suffix = name === 'production' ? productionDomain : `${name}.${productionDomain}`;
  return {
    name,
    apiBase: `https://api.${suffix}`,
    authority: `https://api.${suffix}/oidc`,
    clientId: `troth-${portal}`,
    portals: {
      customer: `https://app.${suffix}`,
      attorney: `https://attorney.${suffix}`,
      admin: `https://admin.${suffix}`,
    },
  };
}

const local = (portal: PortalKind): PortalEnvironment => ({
  name: 'local',
  apiBase: 'http://127.0.0.1:4000',
  authority: 'http://127.0.0.1:4000/oidc',
  clientId: `troth-${portal}`,
  portals: { customer: 'http://127.0.0.1:4001', attorney: 'http://127.0.0.1:4002', admin: 'http://127.0.0.1:4003' },
});

/** The environment of a host name; an unknown one is production. `docs/decisions/0000-product-decisions.md`, row 40. */
export function environmentOfHost(hostname: string, portal: PortalKind): PortalEnvironment {
  if (hostname === '127.0.0.1' || hostname === 'localhost' || hostname === '[::1]') return local(portal);
  if (hostname.endsWith(`.staging.${productionDomain}`)) return hosted('staging', portal);
  if (hostname.endsWith(`.dev.${productionDomain}`)) return hosted('dev', portal);
  return hosted('production', portal);
}
