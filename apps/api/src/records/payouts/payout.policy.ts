import { allOf, anyOf, anyone, type Policy, type Predicate } from '../../kernel/http/policy';
import { type AttorneySubject, isActingAdmin, isApproved, isOwnRecord } from '../attorneys/attorney.policy';

/** An attorney under `users/{id}/attorneys/{aid}`, at the firm that the address names. */
export interface FirmSubject extends AttorneySubject {
  readonly isLawFirmLead: boolean;
}

const isLead: Predicate<FirmSubject> = (_actor, { isLawFirmLead }) => isLawFirmLead;

/** Money matters of a firm reach admins and the firm's lead only (D3). */
export const payoutPolicy = {
  read: anyOf(isOwnRecord, isActingAdmin),
  readAccount: anyOf(allOf<FirmSubject>(isOwnRecord, isApproved, isLead), isActingAdmin),
  // Who tells the provider about a firm answers for it: the lead, nobody else.
  keepAccount: allOf<FirmSubject>(isOwnRecord, isApproved, isLead),
} satisfies Policy<'readAccount' | 'keepAccount', FirmSubject>;

/** Pages behind an unguessable address that works for minutes. */
export const sandboxConnectPolicy = { read: anyone, answer: anyone } satisfies Policy<'answer', unknown>;
