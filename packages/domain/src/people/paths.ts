/** The portals' screens by name. `{name}` stands for one path segment. Rules, menus and mails take their paths from here. */

/** Where a sign-in comes back to. */
export const SIGN_IN_RETURN_PATH = '/signin-redirect';

/** Customer routes. Customer spec §2. */
export const CUSTOMER_SCREENS = {
  DASHBOARD: '/',
  ACCOUNT: '/profile',
  QUESTIONNAIRE: '/questionnaire',
  SECTION: '/questionnaire/{section}',
  ALIGNMENT: '/alignment',
  FINANCIAL_DISCLOSURE: '/financial-disclosure',
  DOCUMENTS: '/documents',
  REVIEW: '/documents/review',
  EDITOR: '/documents/{documentId}/editor',
  NOTARIZATION: '/notarize',
  NOTARIZATION_REVIEW: '/notarize/review',
  CONGRATULATIONS: '/congratulations',
  PAYMENT: '/payment',
  PAYMENT_SUCCESS: '/payment/success',
  ATTORNEY_SERVICES: '/attorney-services',
  HELP: '/help',
} as const;

/** The attorney services with representation opened. Customer spec §2. */
export const REPRESENTATION_PATH = `${CUSTOMER_SCREENS.ATTORNEY_SERVICES}?serviceType=REPRESENTATION` as const;
/** The attorney services with a question-and-answer call opened. Customer spec §2. */
export const QA_PATH = `${CUSTOMER_SCREENS.ATTORNEY_SERVICES}?serviceType=Q_A` as const;

/** Screens of an approved attorney. Portals spec §2; help by D42. */
export const ATTORNEY_SCREENS = {
  DASHBOARD: '/',
  CLIENTS: '/attorney/clients',
  CLIENT: '/attorney/clients/{clientId}',
  APPOINTMENTS: '/attorney/appointments',
  // Ours: the hours of which appointments come.
  HOURS: '/attorney/appointments/hours',
  REVIEWS: '/attorney/reviews',
  PAYOUTS: '/attorney/payouts',
  ACCOUNT: '/attorney/account',
  STRIPE_ONBOARDING: '/attorney/stripe-onboarding-refresh',
  HELP: '/attorney/help',
  EDITOR: '/documents/{documentId}/editor',
} as const;
/** The only screen of the stages before a decision. Portals spec §2. */
export const ATTORNEY_FORM_PATH = '/attorney/form';

/** Admin routes. Portals spec §2; help and account by D42; exchange rates by 0020. */
export const ADMIN_SCREENS = {
  USERS: '/admin/users',
  USER: '/admin/users/{id}',
  ATTORNEYS: '/admin/attorneys',
  ATTORNEY: '/admin/attorneys/{attorneyId}',
  ATTORNEY_CLIENTS: '/admin/attorneys/{attorneyId}/clients',
  LAW_FIRMS: '/admin/law-firms',
  LAW_FIRM: '/admin/law-firms/{lawFirmId}',
  ATTORNEY_APPOINTMENTS: '/admin/attorney-appointments',
  ATTORNEY_REVIEWS: '/admin/attorney-reviews',
  STATES: '/admin/states',
  STATE: '/admin/states/{id}',
  ATTORNEY_PAYOUTS: '/admin/attorney/payouts',
  LIBRARY_GROUPS: '/admin/library-groups',
  LIBRARY_GROUP: '/admin/library-groups/{id}',
  DISCOUNTS: '/admin/discounts',
  /** Ours. */
  COUNSEL: '/admin/counsel',
  COUNSEL_STATE: '/admin/counsel/{stateId}',
  LEDGER: '/admin/ledger',
  EXCHANGE_RATES: '/admin/exchange-rates',
  HELP: '/admin/help',
  ACCOUNT: '/admin/account',
  EDITOR: '/documents/{documentId}/editor',
} as const;
