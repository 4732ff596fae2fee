import type { AttorneyStage } from '../attorneys/enumerations';
import type { UserType } from './enumerations';

/** The three portals. */
export const PORTALS = ['customer', 'attorney', 'admin'] as const;
export type PortalName = (typeof PORTALS)[number];

/** Which portal is a user's own. `docs/decisions/0000-product-decisions.md`, row 1. */
export const PORTAL_OF_USER_TYPE = {
  CUSTOMER: 'customer',
  ATTORNEY: 'attorney',
  ADMIN: 'admin',
} as const satisfies Record<UserType, PortalName>;

/** What a signed-out visitor reaches; any other path shows the sign-in redirect. Customer spec §2, portals spec §2. */
export const SIGNED_OUT_PATHS = ['/login', '/signup'] as const;

/**
 * Pages that anyone reaches, signed in or not: the terms and the privacy policy, the verifier of audit logs, and the
 * pages of the sign-in itself.
 * `docs/decisions/0000-product-decisions.md`, row 5.
 */
export const OPEN_PATHS = ['/terms', '/privacy', '/verify', '/signin-redirect'] as const;

/**
 * Whether a signed-out visitor on the way to this address has no account yet, most likely: whoever was invited is asked
 * to make one, and finds the sign-in beside it. Customer spec §2 "Invitations".
 */
export const isForNewcomers = (path: string): boolean => /^\/(?:invitation)?\?(?:.*&)?(?:token|invitation)=/.test(path);

/** The screen of a signed-in user without a recognised type. Customer spec §2. */
export const OAUTH_CALLBACK_PATH = '/oauth/callback';

/** Where signing out leads. Portals spec §2 "Shell behaviour". */
export const SIGN_OUT_PATHS = {
  customer: '/login',
  admin: '/login',
  attorney: '/login?attorney=true',
} as const satisfies Record<PortalName, string>;

/** Customer routes. Customer spec §2. `{name}` stands for one path segment. */
export const CUSTOMER_PATHS = [
  '/signin-redirect',
  '/',
  '/profile',
  '/questionnaire',
  '/questionnaire/{section}',
  '/alignment',
  '/financial-disclosure',
  '/documents',
  '/documents/review',
  '/documents/{documentId}/editor',
  '/notarize',
  '/notarize/review',
  '/congratulations',
  '/payment',
  '/payment/success',
  '/attorney-services',
  '/help',
] as const;

/** Legacy redirects of customers. Customer spec §2. Anything else goes to `/`. */
export const CUSTOMER_REDIRECTS = {
  '/user_ask_an_attorney': '/attorney-services?serviceType=Q_A',
  '/user_documents': '/documents',
  '/user_attorney_booking': '/attorney-services?serviceType=REPRESENTATION',
  '/attorney_editor/{fileId}': '/documents',
  '/initial_questionnaire/{section}': '/questionnaire',
  '/user_account': '/',
  '/user_notarization': '/notarize',
  '/user_settings': '/profile',
} as const;

/** Screens of an approved attorney. Portals spec §2; help by `docs/decisions/0000-product-decisions.md`, row 42. */
export const ATTORNEY_PATHS = [
  '/signin-redirect',
  '/',
  '/attorney/clients',
  '/attorney/clients/{clientId}',
  '/attorney/appointments',
  // Ours: the hours of which appointments come.
  '/attorney/appointments/hours',
  '/attorney/reviews',
  '/attorney/payouts',
  '/attorney/account',
  '/attorney/stripe-onboarding-refresh',
  '/attorney/help',
  '/documents/{documentId}/editor',
] as const;
/** The only screen of the stages before a decision. Portals spec §2. */
export const ATTORNEY_FORM_PATH = '/attorney/form';
/** The only screen of a declined or deactivated attorney. Portals spec §2. */
export const ATTORNEY_ACCOUNT_PATH = '/attorney/account';
/** Help is enabled at every stage. Portals spec §2 "Attorney menu". */
export const ATTORNEY_HELP_PATH = '/attorney/help';

/** Legacy redirects of approved attorneys. Portals spec §2. Anything else goes to `/`. */
export const ATTORNEY_REDIRECTS = {
  '/attorney_editor/{fileId}': '/attorney/clients',
  '/attorney_clients': '/attorney/clients',
  '/attorney_profile': '/attorney/account',
} as const;

/** Admin routes. Portals spec §2; help and account by `docs/decisions/0000-product-decisions.md`, row 42; exchange rates by 0020. */
export const ADMIN_PATHS = [
  '/signin-redirect',
  '/admin/users',
  '/admin/users/{id}',
  '/admin/attorneys',
  '/admin/attorneys/{attorneyId}',
  '/admin/attorneys/{attorneyId}/clients',
  '/admin/law-firms',
  '/admin/law-firms/{lawFirmId}',
  '/admin/attorney-appointments',
  '/admin/attorney-reviews',
  '/admin/states',
  '/admin/states/{id}',
  '/admin/attorney/payouts',
  '/admin/library-groups',
  '/admin/library-groups/{id}',
  '/admin/discounts',
  '/admin/exchange-rates',
  '/admin/help',
  '/admin/account',
  '/documents/{documentId}/editor',
] as const;

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
  paths: readonly string[],
  redirects: Readonly<Record<string, string>>,
  elsewhere: string,
): RouteDecision => {
  if (paths.some((pattern) => matchesPath(pattern, path))) return SHOW;
  const legacy = Object.entries(redirects).find(([pattern]) => matchesPath(pattern, path));
  return redirect(legacy?.[1] ?? elsewhere);
};

const attorneyRoute = (path: string, stage: AttorneyStage): RouteDecision => {
  if (stage === 'APPROVED') return showOrRedirect(path, ATTORNEY_PATHS, ATTORNEY_REDIRECTS, '/');
  const only = stage === 'FORM_MISSING' || stage === 'UNDER_REVIEW' ? ATTORNEY_FORM_PATH : ATTORNEY_ACCOUNT_PATH;
  return path === only || path === ATTORNEY_HELP_PATH ? SHOW : redirect(only);
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
      return showOrRedirect(path, CUSTOMER_PATHS, CUSTOMER_REDIRECTS, '/');
    case 'ATTORNEY':
      return attorneyRoute(path, visitor.stage);
    case 'ADMIN':
      return showOrRedirect(path, ADMIN_PATHS, {}, '/admin/users');
  }
}

/** Entries of the attorney menu. Portals spec §2 "Attorney menu". */
export const ATTORNEY_MENU = [
  { key: 'DASHBOARD', path: '/', stages: 'APPROVED' },
  { key: 'CLIENTS', path: '/attorney/clients', stages: 'APPROVED' },
  { key: 'APPOINTMENTS', path: '/attorney/appointments', stages: 'APPROVED' },
  { key: 'REVIEWS', path: '/attorney/reviews', stages: 'APPROVED' },
  { key: 'PAYOUTS', path: '/attorney/payouts', stages: 'APPROVED' },
  { key: 'HELP', path: '/attorney/help', stages: 'ALL' },
  { key: 'ACCOUNT', path: '/attorney/account', stages: 'APPROVED' },
] as const;
export type AttorneyMenuKey = (typeof ATTORNEY_MENU)[number]['key'];

/** Whether an entry of the attorney menu is enabled at a stage; disabled ones are dimmed. Portals spec §2. */
export const isAttorneyMenuEnabled = (key: AttorneyMenuKey, stage: AttorneyStage): boolean =>
  stage === 'APPROVED' || ATTORNEY_MENU.some((entry) => entry.key === key && entry.stages === 'ALL');

/** Entries of the admin menu, then those below them. Portals spec §2 "Admin side menu". */
export const ADMIN_MENU = [
  { key: 'USERS', path: '/admin/users' },
  { key: 'ATTORNEYS', path: '/admin/attorneys' },
  { key: 'LAW_FIRMS', path: '/admin/law-firms' },
  { key: 'ATTORNEY_APPOINTMENTS', path: '/admin/attorney-appointments' },
  { key: 'ATTORNEY_REVIEWS', path: '/admin/attorney-reviews' },
  { key: 'STATES', path: '/admin/states' },
  { key: 'ATTORNEY_PAYOUTS', path: '/admin/attorney/payouts' },
  { key: 'LIBRARY_GROUPS', path: '/admin/library-groups' },
  { key: 'DISCOUNTS', path: '/admin/discounts' },
] as const;
export const ADMIN_SECONDARY_MENU = [
  { key: 'EXCHANGE_RATES', path: '/admin/exchange-rates' },
  { key: 'HELP', path: '/admin/help' },
  { key: 'ACCOUNT', path: '/admin/account' },
] as const;
