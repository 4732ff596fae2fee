import { z } from 'zod';
import { say } from '../messages/say';
import { calendarDateSchema, idSchema, instantSchema, requiredText, shortText, reasonSchema } from '../records/fields';
import { record } from '../records/records';
import { GENDERS, SIDES, USER_TYPES } from './enumerations';
import { isPhoneShape } from './phone';

export const userTypeSchema = z
  .enum(USER_TYPES)
  .meta({ id: 'UserType', description: 'Kind of user. Portals spec §1.' });
export const genderSchema = z
  .enum(GENDERS)
  .meta({ id: 'Gender', description: 'Stored form of the pronouns a person chose. Customer spec §3.' });
export const sideSchema = z.enum(SIDES).meta({ id: 'Side', description: 'Partner A or partner B of a document.' });

/** E-mail address, at most 254 characters (RFC 5321). */
export const emailSchema = z
  .email({ error: () => say('validation.email') })
  .max(254, { error: () => say('validation.email') });

/** Telephone number in the shape of E.164, e.g. `+12125550123`; `@troth/domain/phone` looks deeper. Customer spec §5. */
export const phoneNumberSchema = z
  .string({ error: () => say('question.phone.required') })
  .max(16, { error: () => say('question.phone.invalid') })
  .refine(isPhoneShape, { error: () => say('question.phone.invalid') });

/** A name as typed; an empty one is saved as null. Customer spec §5 "Required". */
const nameSchema = shortText.nullable().overwrite((name) => (name === null || name.trim() === '' ? null : name.trim()));

/** A person who signs in: one of the couple, an attorney or an admin. Customer spec §3, portals spec §3. */
export const userSchema = record({
  firstName: z.string().nullable(),
  middleName: z.string().nullable(),
  lastName: z.string().nullable(),
  suffix: z.string().nullable(),
  gender: genderSchema.nullable(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  birthdate: calendarDateSchema.nullable(),
  /** Id of the account at the identity provider. */
  externalId: z.string().nullable(),
  /** When the person agreed to the terms; the version is kept beside it. */
  termsAgreedAt: instantSchema.nullable(),
  termsVersion: z.string().nullable(),
  /** When the partner acknowledged how far the agreement can be enforced, before the first generation. */
  enforcementAgreedAt: instantSchema.nullable(),
  /** When the partner acknowledged the advice to take counsel, before the first generation. */
  attorneyCounselAgreedAt: instantSchema.nullable(),
  /** Kept at most once a minute. */
  lastActiveAt: instantSchema.nullable(),
  userType: userTypeSchema,
  photoUrl: z.string().nullable(),
}).meta({ id: 'User', description: 'A person who signs in. Customer spec §3, portals spec §3.' });
export type User = z.infer<typeof userSchema>;

/** The four name fields, each saved alone. An empty name is saved as null. Customer spec §5. */
export const nameFieldsSchema = z.object({
  firstName: nameSchema,
  middleName: nameSchema,
  lastName: nameSchema,
  suffix: nameSchema,
});

/** Fields of the profile that the person changes. Customer spec §7. */
const profileFieldsSchema = nameFieldsSchema
  .extend({
    gender: genderSchema.nullable(),
    birthdate: calendarDateSchema.nullable(),
    phoneNumber: phoneNumberSchema.nullable(),
  })
  .partial();

/** Each saved alone, as PATCH users/{id} takes them. */
export type EditableProfileField = keyof z.infer<typeof profileFieldsSchema>;

/**
 * Profile as the screens save it: one name field, or gender, birthdate or phone number. Customer spec §7.
 * The rules that depend on today's date (`profileBirthdateError`) are checked by the caller, who knows the date.
 */
export const userUpdateSchema = profileFieldsSchema
  .extend({
    /** What stood in the fields when they were changed: each is saved alone, so each has its own. Without it all is accepted. */
    over: profileFieldsSchema.optional(),
  })
  .meta({
    id: 'UserUpdate',
    description:
      'Profile fields to change. `over` tells what stood in them before: when something else stands there by now, nothing is changed. Customer spec §7.',
  });
export type UserUpdate = z.infer<typeof userUpdateSchema>;

/**
 * What an admin changes of a person: profile fields by the profile's own rules, for a reason, and nothing else. Portals spec
 * §7 "PATCH admin/users/{id}". The address belongs to the sign-in and is changed there.
 */
export const adminUserUpdateSchema = profileFieldsSchema
  .extend({ email: z.email().max(320).optional(), reason: reasonSchema })
  .strict()
  .meta({ id: 'AdminUserUpdate', description: 'Profile fields of somebody else to change, and why. Portals spec §7.' });

/**
 * What signing up records about a person who has just signed in for the first time. The e-mail address and the account
 * come from the token, never from the body. Customer spec §7 "POST users"; D1 and 5.
 */
export const userCreationSchema = nameFieldsSchema
  .partial()
  .extend({
    /** CUSTOMER from the customer portal, ATTORNEY from the attorney portal; never ADMIN. */
    userType: z.enum(['CUSTOMER', 'ATTORNEY'], { error: () => say('signUp.userType') }),
    termsAgreed: z.literal(true, { error: () => say('signUp.terms') }),
    termsVersion: requiredText,
    /** A token of the same person for the provider's userinfo call, where the API's own token has no address and opens no such call. */
    userinfoToken: z.string().max(8192).optional(),
  })
  .meta({ id: 'UserCreation', description: 'First sign-in: agreement to the terms, and the names if known.' });
export type UserCreation = z.infer<typeof userCreationSchema>;

/** Invitation of the partner. Customer spec §7 "POST users/{id}/invite". */
export const invitationSchema = z
  .object({ email: emailSchema })
  .meta({ id: 'Invitation', description: 'Address to which the invitation of the partner is mailed.' });

/** A partner as the other one sees them: who they are, and no answers. */
export const participantSchema = z
  .object({
    id: idSchema,
    side: sideSchema,
    firstName: z.string().nullable(),
    middleName: z.string().nullable(),
    lastName: z.string().nullable(),
    suffix: z.string().nullable(),
    email: z.string(),
    gender: genderSchema.nullable(),
  })
  .meta({ id: 'Participant', description: 'A partner as the other one sees them. Customer spec §6.' });
export type Participant = z.infer<typeof participantSchema>;
