/** The parts of a person's page, each at its own address. */
export const USER_PARTS = ['overview', 'answers', 'appointments', 'mails', 'tickets', 'log'] as const;
export type UserPart = (typeof USER_PARTS)[number];

/** Parts that only customers have. */
const OF_CUSTOMERS: readonly UserPart[] = ['answers'];
/** Nobody books an admin. */
const OF_NO_ADMIN: readonly UserPart[] = ['appointments'];

export const partsOf = (userType: 'CUSTOMER' | 'ATTORNEY' | 'ADMIN'): UserPart[] =>
  USER_PARTS.filter(
    (part) =>
      (userType === 'CUSTOMER' || !OF_CUSTOMERS.includes(part)) &&
      (userType !== 'ADMIN' || !OF_NO_ADMIN.includes(part)),
  );
