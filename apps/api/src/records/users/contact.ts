import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../../kernel/database/database';
import { houseColumn } from '../../kernel/protection/protected-database';
import type { PeopleTables } from './people.tables';

type Stored = Selectable<PeopleTables['users']>;

/** How to reach a person, and when they were born: sealed, and never searched or sorted by. */
interface Contact {
  readonly phoneNumber: string | null;
  readonly birthdate: string | null;
}

/** A person, opened. */
export type UserRow = Omit<Stored, 'sealedPhoneNumber' | 'sealedBirthdate'> & Contact;

export type UserChanges = Omit<Updateable<PeopleTables['users']>, 'sealedPhoneNumber' | 'sealedBirthdate'> &
  Partial<Contact>;

const phoneNumbers = houseColumn('users', 'sealed_phone_number');
const birthdates = houseColumn('users', 'sealed_birthdate');

export const phoneNumberOf = (db: Db, { id, sealedPhoneNumber }: Pick<Stored, 'id' | 'sealedPhoneNumber'>) =>
  phoneNumbers.open(db, id, sealedPhoneNumber);

export const openedUser = (db: Db, { sealedPhoneNumber, sealedBirthdate, ...row }: Stored): UserRow => ({
  ...row,
  phoneNumber: phoneNumbers.open(db, row.id, sealedPhoneNumber),
  birthdate: birthdates.open(db, row.id, sealedBirthdate),
});

/** Changes of a person as they are stored. A person belongs to no document for good: the house's key seals. */
export const sealedContact = <Changes extends Partial<Contact>>(
  db: Db,
  id: string,
  { phoneNumber, birthdate, ...others }: Changes,
) => ({
  ...others,
  ...(phoneNumber === undefined ? {} : { sealedPhoneNumber: phoneNumbers.seal(db, id, phoneNumber) }),
  ...(birthdate === undefined ? {} : { sealedBirthdate: birthdates.seal(db, id, birthdate) }),
});
