import { ATTORNEY_FORM_PATH, ATTORNEY_SCREENS } from '@troth/domain/people';

/** Addresses of this portal's screens. Portals spec §2 "Attorney routes". */
export const paths = {
  home: () => ATTORNEY_SCREENS.DASHBOARD,
  form: () => ATTORNEY_FORM_PATH,
  clients: () => ATTORNEY_SCREENS.CLIENTS,
  client: (clientId: string) => `${ATTORNEY_SCREENS.CLIENTS}/${clientId}`,
  /** The client's page with the messages open. */
  clientMessages: (clientId: string) => `${ATTORNEY_SCREENS.CLIENTS}/${clientId}?messages=${clientId}`,
  /** The client's committed agreement, to read and to approve. */
  clientAgreement: (clientId: string) => `${ATTORNEY_SCREENS.CLIENTS}/${clientId}?view=agreement`,
  /** What the client answered, section by section. */
  clientAnswers: (clientId: string, sectionId?: string) =>
    `${ATTORNEY_SCREENS.CLIENTS}/${clientId}?view=answers${sectionId === undefined ? '' : `&section=${sectionId}`}`,
  /** How the client's agreement came about. */
  clientTimeline: (clientId: string) => `${ATTORNEY_SCREENS.CLIENTS}/${clientId}?view=timeline`,
  appointments: () => ATTORNEY_SCREENS.APPOINTMENTS,
  pastAppointments: () => `${ATTORNEY_SCREENS.APPOINTMENTS}?filter=past`,
  payouts: () => ATTORNEY_SCREENS.PAYOUTS,
  hours: () => ATTORNEY_SCREENS.HOURS,
  account: () => ATTORNEY_SCREENS.ACCOUNT,
  help: () => ATTORNEY_SCREENS.HELP,
} as const;
