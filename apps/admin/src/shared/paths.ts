import { ADMIN_SCREENS } from '@troth/domain/people';

/** Addresses of this portal's screens. Portals spec §2 "Admin routes". */
export const paths = {
  users: () => ADMIN_SCREENS.USERS,
  user: (id: string) => `${ADMIN_SCREENS.USERS}/${id}`,
  userPart: (id: string, part: string) =>
    part === 'overview' ? `${ADMIN_SCREENS.USERS}/${id}` : `${ADMIN_SCREENS.USERS}/${id}/${part}`,
  attorneys: () => ADMIN_SCREENS.ATTORNEYS,
  attorney: (id: string) => `${ADMIN_SCREENS.ATTORNEYS}/${id}`,
  attorneyClients: (id: string) => `${ADMIN_SCREENS.ATTORNEYS}/${id}/clients`,
  appointments: () => ADMIN_SCREENS.ATTORNEY_APPOINTMENTS,
  reviews: () => ADMIN_SCREENS.ATTORNEY_REVIEWS,
  lawFirms: () => ADMIN_SCREENS.LAW_FIRMS,
  lawFirm: (id: string) => `${ADMIN_SCREENS.LAW_FIRMS}/${id}`,
  states: () => ADMIN_SCREENS.STATES,
  state: (id: string) => `${ADMIN_SCREENS.STATES}/${id}`,
  libraryGroups: () => ADMIN_SCREENS.LIBRARY_GROUPS,
  libraryGroup: (id: string) => `${ADMIN_SCREENS.LIBRARY_GROUPS}/${id}`,
  counsel: () => ADMIN_SCREENS.COUNSEL,
  counselOf: (stateId: string) => `${ADMIN_SCREENS.COUNSEL}/${stateId}`,
  /** The text of a couple, as attorneys edit it. */
  editor: (documentId: string) => `/documents/${documentId}/editor`,
  discounts: () => ADMIN_SCREENS.DISCOUNTS,
  help: () => ADMIN_SCREENS.HELP,
  helpAt: (view: string) => `${ADMIN_SCREENS.HELP}?view=${view}`,
  logOf: (of: Record<string, string>) =>
    `${ADMIN_SCREENS.HELP}?${new URLSearchParams({ view: 'log', ...of }).toString()}`,
  ledger: () => ADMIN_SCREENS.LEDGER,
  payouts: () => ADMIN_SCREENS.ATTORNEY_PAYOUTS,
  newTicket: (kind: string) => `${ADMIN_SCREENS.HELP}?ticket=${kind}`,
} as const;
