import type { AttorneyStage } from '../attorneys/enumerations';
import {
  ADMIN_SCREENS,
  ATTORNEY_FORM_PATH,
  ATTORNEY_SCREENS,
  CUSTOMER_SCREENS,
  QA_PATH,
  REPRESENTATION_PATH,
  SIGN_IN_RETURN_PATH,
} from './paths';

/** The three portals. */
export const PORTALS = ['customer', 'attorney', 'admin'] as const;
export type PortalName = (typeof PORTALS)[number];

/** What a signed-out visitor reaches; any other path shows the sign-in redirect. Customer spec §2, portals spec §2. */
export const SIGNED_OUT_PATHS = ['/login', '/signup'] as const;

/**
 * Pages that anyone reaches, signed in or not: the terms and the privacy policy, the verifier of audit logs, and the
 * pages of the sign-in itself.
 * D5.
 */
export const OPEN_PATHS = ['/terms', '/privacy', '/accessibility', '/verify', SIGN_IN_RETURN_PATH] as const;

/**
 * The token of the invitation that an address opens; null when it opens none. A signed-out visitor who was invited has no
 * account yet, most likely: they see the sign-up page, and the sign-in beside it. Customer spec §2 "Invitations".
 */
export const invitationIn = (path: string): string | null =>
  /^\/(?:invitation)?\?(?:[^#]*&)?(?:token|invitation)=([\w.~-]*)/.exec(path)?.[1] ?? null;

/** The screen of a signed-in user without a recognised type. Customer spec §2. */
export const OAUTH_CALLBACK_PATH = '/oauth/callback';

/** Where signing out leads. Portals spec §2 "Shell behaviour". */
export const SIGN_OUT_PATHS = {
  customer: '/login',
  admin: '/login',
  attorney: '/login?attorney=true',
} as const satisfies Record<PortalName, string>;

/** Legacy redirects of customers. Customer spec §2. Anything else goes to `/`. */
export const CUSTOMER_REDIRECTS = {
  '/user_ask_an_attorney': QA_PATH,
  '/user_documents': CUSTOMER_SCREENS.DOCUMENTS,
  '/user_attorney_booking': REPRESENTATION_PATH,
  '/attorney_editor/{fileId}': CUSTOMER_SCREENS.DOCUMENTS,
  '/initial_questionnaire/{section}': CUSTOMER_SCREENS.QUESTIONNAIRE,
  '/user_account': CUSTOMER_SCREENS.DASHBOARD,
  '/user_notarization': CUSTOMER_SCREENS.NOTARIZATION,
  '/user_settings': CUSTOMER_SCREENS.ACCOUNT,
} as const;

/** Legacy redirects of approved attorneys. Portals spec §2. Anything else goes to `/`. */
export const ATTORNEY_REDIRECTS = {
  '/attorney_editor/{fileId}': ATTORNEY_SCREENS.CLIENTS,
  '/attorney_clients': ATTORNEY_SCREENS.CLIENTS,
  '/attorney_profile': ATTORNEY_SCREENS.ACCOUNT,
} as const;

/** Whether a path is one of a route table's: the same segments, with any text for a `{name}`. */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => (part.startsWith('{') ? (given[i] ?? '') !== '' : part === given[i]))
  );
}

/** A visitor, as far as the routes depend on them. */
export type Visitor =
  | { readonly kind: 'SIGNED_OUT' }
  | { readonly kind: 'UNRECOGNISED' }
  | { readonly kind: 'CUSTOMER' }
  | { readonly kind: 'ATTORNEY'; readonly stage: AttorneyStage }
  | { readonly kind: 'ADMIN' };

/** What a path shows to a visitor. */
export type RouteDecision =
  | { readonly kind: 'SHOW' }
  | { readonly kind: 'REDIRECT'; readonly to: string }
  /** Lead to the sign-in, and back to the wanted path afterwards. */
  | { readonly kind: 'SIGN_IN'; readonly returnTo: string }
  /** The fallback error page with its Log out button. */
  | { readonly kind: 'ERROR_PAGE' };

const SHOW = { kind: 'SHOW' } as const;
const redirect = (to: string) => ({ kind: 'REDIRECT', to }) as const;

const showOrRedirect = (
  path: string,
  screens: Readonly<Record<string, string>>,
  redirects: Readonly<Record<string, string>>,
  elsewhere: string,
): RouteDecision => {
  if ([SIGN_IN_RETURN_PATH, ...Object.values(screens)].some((pattern) => matchesPath(pattern, path))) return SHOW;
  const legacy = Object.entries(redirects).find(([pattern]) => matchesPath(pattern, path));
  return redirect(legacy?.[1] ?? elsewhere);
};

const attorneyRoute = (path: string, stage: AttorneyStage): RouteDecision => {
  if (stage === 'APPROVED') return showOrRedirect(path, ATTORNEY_SCREENS, ATTORNEY_REDIRECTS, '/');
  const only = stage === 'FORM_MISSING' || stage === 'UNDER_REVIEW' ? ATTORNEY_FORM_PATH : ATTORNEY_SCREENS.ACCOUNT;
  return path === only || path === ATTORNEY_SCREENS.HELP ? SHOW : redirect(only);
};

/**
 * What a path shows to a visitor: role routing. Customer spec §2, portals spec §2 and §6.
 * @param path The path alone, without query.
 * @param returnTo The whole wanted address, path and query; the path when left out.
 */
export function routeFor(visitor: Visitor, path: string, returnTo: string = path): RouteDecision {
  if ((OPEN_PATHS as readonly string[]).includes(path)) return SHOW;
  switch (visitor.kind) {
    case 'SIGNED_OUT':
      return (SIGNED_OUT_PATHS as readonly string[]).includes(path) ? SHOW : { kind: 'SIGN_IN', returnTo };
    case 'UNRECOGNISED':
      return path === OAUTH_CALLBACK_PATH ? SHOW : { kind: 'ERROR_PAGE' };
    case 'CUSTOMER':
      return showOrRedirect(path, CUSTOMER_SCREENS, CUSTOMER_REDIRECTS, '/');
    case 'ATTORNEY':
      return attorneyRoute(path, visitor.stage);
    case 'ADMIN':
      return showOrRedirect(path, ADMIN_SCREENS, {}, ADMIN_SCREENS.USERS);
  }
}

/** Entries of the attorney menu. Portals spec §2 "Attorney menu". */
export const ATTORNEY_MENU = [
  { key: 'DASHBOARD', path: ATTORNEY_SCREENS.DASHBOARD, stages: 'APPROVED' },
  { key: 'CLIENTS', path: ATTORNEY_SCREENS.CLIENTS, stages: 'APPROVED' },
  { key: 'APPOINTMENTS', path: ATTORNEY_SCREENS.APPOINTMENTS, stages: 'APPROVED' },
  { key: 'REVIEWS', path: ATTORNEY_SCREENS.REVIEWS, stages: 'APPROVED' },
  { key: 'PAYOUTS', path: ATTORNEY_SCREENS.PAYOUTS, stages: 'APPROVED' },
  { key: 'HELP', path: ATTORNEY_SCREENS.HELP, stages: 'ALL' },
  { key: 'ACCOUNT', path: ATTORNEY_SCREENS.ACCOUNT, stages: 'APPROVED' },
] as const;
export type AttorneyMenuKey = (typeof ATTORNEY_MENU)[number]['key'];

/** Whether an entry of the attorney menu is enabled at a stage; disabled ones are dimmed. Portals spec §2. */
export const isAttorneyMenuEnabled = (key: AttorneyMenuKey, stage: AttorneyStage): boolean =>
  stage === 'APPROVED' || ATTORNEY_MENU.some((entry) => entry.key === key && entry.stages === 'ALL');

/** Entries of the admin menu, then those below them. Portals spec §2 "Admin side menu". */
export const ADMIN_MENU = [
  { key: 'USERS', path: ADMIN_SCREENS.USERS },
  { key: 'ATTORNEYS', path: ADMIN_SCREENS.ATTORNEYS },
  { key: 'LAW_FIRMS', path: ADMIN_SCREENS.LAW_FIRMS },
  { key: 'ATTORNEY_APPOINTMENTS', path: ADMIN_SCREENS.ATTORNEY_APPOINTMENTS },
  { key: 'ATTORNEY_REVIEWS', path: ADMIN_SCREENS.ATTORNEY_REVIEWS },
  { key: 'STATES', path: ADMIN_SCREENS.STATES },
  { key: 'ATTORNEY_PAYOUTS', path: ADMIN_SCREENS.ATTORNEY_PAYOUTS },
  { key: 'LIBRARY_GROUPS', path: ADMIN_SCREENS.LIBRARY_GROUPS },
  { key: 'DISCOUNTS', path: ADMIN_SCREENS.DISCOUNTS },
] as const;
export const ADMIN_SECONDARY_MENU = [
  { key: 'COUNSEL', path: ADMIN_SCREENS.COUNSEL },
  { key: 'LEDGER', path: ADMIN_SCREENS.LEDGER },
  { key: 'EXCHANGE_RATES', path: ADMIN_SCREENS.EXCHANGE_RATES },
  { key: 'HELP', path: ADMIN_SCREENS.HELP },
  { key: 'ACCOUNT', path: ADMIN_SCREENS.ACCOUNT },
] as const;
