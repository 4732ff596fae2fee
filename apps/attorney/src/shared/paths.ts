import { ATTORNEY_ACCOUNT_PATH, ATTORNEY_FORM_PATH, ATTORNEY_HELP_PATH } from '@troth/domain/people';

/** Addresses of this portal's screens. Portals spec §2 "Attorney routes". */
export const paths = {
  home: () => '/',
  form: () => ATTORNEY_FORM_PATH,
  clients: () => '/attorney/clients',
  client: (clientId: string) => `/attorney/clients/${clientId}`,
  /** The client's page with the messages open. */
  clientMessages: (clientId: string) => `/attorney/clients/${clientId}?messages=${clientId}`,
  /** The client's committed agreement, to read and to approve. */
  clientAgreement: (clientId: string) => `/attorney/clients/${clientId}?view=agreement`,
  /** How the client's agreement came about. */
  clientTimeline: (clientId: string) => `/attorney/clients/${clientId}?view=timeline`,
  appointments: () => '/attorney/appointments',
  hours: () => '/attorney/appointments/hours',
  account: () => ATTORNEY_ACCOUNT_PATH,
  help: () => ATTORNEY_HELP_PATH,
} as const;
