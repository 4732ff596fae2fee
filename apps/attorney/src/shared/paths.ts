import { ATTORNEY_FORM_PATH, ATTORNEY_SCREENS } from '@troth/domain/people';

/** Addresses of this portal's screens. Portals spec §2 "Attorney routes". */
export const paths = {
  home: () => ATTORNEY_SCREENS.DASHBOARD,
  form: () => ATTORNEY_FORM_PATH,
  clients: () => ATTORNEY_SCREENS.CLIENTS,
  client: (clientId: string) => `${ATTORNEY_SCREENS.CLIENTS}/${clientId}`,
  /** The client's page with the messages open. */
  clientMessages: (clientId: string) => `${ATTORNEY_SCREENS.CLIENTS}/${clientId}?messages=${clientId}`,
  /** The client's page, where times are offered for a call that is not booked. */
  clientOffer: (clientId: string) => `${ATTORNEY_SCREENS.CLIENTS}/${clientId}?offer`,
  /** A part of the client's page. */
  clientPart: (clientId: string, part: string) =>
    part === 'overview'
      ? `${ATTORNEY_SCREENS.CLIENTS}/${clientId}`
      : `${ATTORNEY_SCREENS.CLIENTS}/${clientId}?view=${part}`,
  /** The client's committed agreement, to read and to approve. */
  clientAgreement: (clientId: string, clause?: string) =>
    `${ATTORNEY_SCREENS.CLIENTS}/${clientId}?view=agreement${clause === undefined ? '' : `#${clause}`}`,
  /** What the client answered, section by section. */
  clientAnswers: (clientId: string, at: { readonly section?: string; readonly question?: string } = {}) =>
    `${ATTORNEY_SCREENS.CLIENTS}/${clientId}?${new URLSearchParams({ view: 'answers', ...at })}`,
  /** The attorney's notes about the client, with a new one about a question or a clause where it names one. */
  clientNotes: (
    clientId: string,
    about?: { readonly kind: 'QUESTION' | 'CLAUSE'; readonly key: string; readonly label: string },
  ) => {
    const query = new URLSearchParams({ view: 'notes', ...about });
    return `${ATTORNEY_SCREENS.CLIENTS}/${clientId}?${query}`;
  },
  /** How the client's agreement came about. */
  clientYears: (clientId: string) => `${ATTORNEY_SCREENS.CLIENTS}/${clientId}?view=years`,
  clientTimeline: (clientId: string) => `${ATTORNEY_SCREENS.CLIENTS}/${clientId}?view=timeline`,
  editor: (documentId: string) => `/documents/${documentId}/editor`,
  appointments: () => ATTORNEY_SCREENS.APPOINTMENTS,
  pastAppointments: () => `${ATTORNEY_SCREENS.APPOINTMENTS}?filter=past`,
  review: (reviewId: string) => `${ATTORNEY_SCREENS.REVIEWS}#review-${reviewId}`,
  payouts: () => ATTORNEY_SCREENS.PAYOUTS,
  hours: () => ATTORNEY_SCREENS.HOURS,
  account: () => ATTORNEY_SCREENS.ACCOUNT,
  /** Which mails come. */
  mails: () => `${ATTORNEY_SCREENS.ACCOUNT}#mails`,
  help: () => ATTORNEY_SCREENS.HELP,
} as const;
