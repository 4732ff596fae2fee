import type { User } from '@troth/domain/people';
import { isoOrNull, presentEntity } from '../../kernel/http/present';
import type { UserRow } from './user.repository';

/** A person to that person and to admins. Others see them as `Participant`. */
export function presentUser(row: UserRow): User {
  return {
    ...presentEntity(row),
    firstName: row.firstName,
    middleName: row.middleName,
    lastName: row.lastName,
    suffix: row.suffix,
    gender: row.gender,
    email: row.email,
    phoneNumber: row.phoneNumber,
    birthdate: row.birthdate,
    externalId: row.externalId,
    termsAgreedAt: isoOrNull(row.termsAgreedAt),
    termsVersion: row.termsVersion,
    enforcementAgreedAt: isoOrNull(row.enforcementAgreedAt),
    attorneyCounselAgreedAt: isoOrNull(row.attorneyCounselAgreedAt),
    lastActiveAt: isoOrNull(row.lastActiveAt),
    userType: row.userType,
    photoUrl: row.photoUrl,
  };
}
