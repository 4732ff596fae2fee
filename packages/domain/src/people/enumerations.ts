/** Kinds of user. Customer spec §3, portals spec §1. */
export const USER_TYPES = ['CUSTOMER', 'ATTORNEY', 'ADMIN'] as const;
export type UserType = (typeof USER_TYPES)[number];

/**
 * Values of a person's `gender`; pronouns are stored there. Customer spec §3;
 * D13.
 */
export const GENDERS = ['MALE', 'FEMALE', 'NON_BINARY', 'PREFER_NO_ANSWER'] as const;
export type Gender = (typeof GENDERS)[number];

/** Pronouns offered. Customer spec §3. */
export const PRONOUNS = ['HE_HIM_HIS', 'SHE_HER_HERS', 'THEY_THEM_THEIRS'] as const;
export type Pronouns = (typeof PRONOUNS)[number];

/** The two partners of a document: user A and user B. Customer spec §6. */
export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];

/** The other partner's side. */
export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A');

const GENDER_OF_PRONOUNS = {
  HE_HIM_HIS: 'MALE',
  SHE_HER_HERS: 'FEMALE',
  THEY_THEM_THEIRS: 'NON_BINARY',
} as const satisfies Record<Pronouns, Gender>;

/** How chosen pronouns are stored. D13. */
export const genderOfPronouns = (pronouns: Pronouns): Gender => GENDER_OF_PRONOUNS[pronouns];

/** The pronouns shown as selected; null for PREFER_NO_ANSWER and for no gender. Row 13. */
export const pronounsOfGender = (gender: Gender | null): Pronouns | null =>
  PRONOUNS.find((pronouns) => GENDER_OF_PRONOUNS[pronouns] === gender) ?? null;
