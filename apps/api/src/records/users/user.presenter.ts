import { type User, userSchema } from '@troth/domain/people';
import { present } from '../../kernel/http/present';
import type { UserRow } from './user.repository';

/** A person to that person and to admins. Others see them as `Participant`. */
export const presentUser = (row: UserRow): User => present(userSchema, row);
