import { allOf, anyOf, anyone, isAdmin, type Policy, type Predicate } from '../../kernel/http/policy';
import type { AttorneySubject } from '../attorneys/attorney.policy';
import { attorneyPolicy } from '../attorneys/attorney.policy';
import { isOwner, isOwningCustomer, type Owned } from '../couples/couple.policy';

/** Appointments under `users/{id}`: those of the person, as client or as attorney (D22). */
export const ownEventsPolicy = { read: isOwner } satisfies Policy<never, Owned>;

/** A person books what was bought for them; an admin does it where the free rebooking is used (D22). */
export const bookingPolicy = {
  read: anyOf(isOwningCustomer, isAdmin),
  book: anyOf(isOwningCustomer, isAdmin),
  // Nobody shares another person's answers (D3).
  share: isOwningCustomer,
} satisfies Policy<'book' | 'share', Owned>;

const isOwnRecord: Predicate<AttorneySubject> = (actor, { userId, attorney }) =>
  actor.kind === 'person' && actor.id === attorney.id && userId === attorney.id;
const isApproved: Predicate<AttorneySubject> = (_actor, { attorney }) => attorney.stage === 'APPROVED';
const isActingAdmin: Predicate<AttorneySubject> = (actor, subject) =>
  isAdmin(actor, subject) && actor.kind === 'person' && [actor.id, subject.attorney.id].includes(subject.userId);

/** What an attorney does with the own calendar, while approved; admins stand in. Clients see slots, never the hours. */
export const attorneyCalendarPolicy = {
  read: attorneyPolicy.read,
  readHours: anyOf(isOwnRecord, isActingAdmin),
  changeHours: anyOf(allOf(isOwnRecord, isApproved), isActingAdmin),
  // Losing the approval takes effect at the next request.
  readCalls: anyOf(allOf(isOwnRecord, isApproved), isActingAdmin),
  judge: anyOf(allOf(isOwnRecord, isApproved), isActingAdmin),
  cancel: anyOf(allOf(isOwnRecord, isApproved), isActingAdmin),
  offer: anyOf(allOf(isOwnRecord, isApproved), isActingAdmin),
  readServices: attorneyPolicy.read,
} satisfies Policy<
  'readHours' | 'changeHours' | 'readCalls' | 'judge' | 'cancel' | 'offer' | 'readServices',
  AttorneySubject
>;

/** The signature over the bytes is the key. */
export const bookingProviderPolicy = { read: anyone, deliver: anyone } satisfies Policy<'deliver', unknown>;

/** The secret in the address is the key: who holds it moves and cancels the appointment, signed in or not. */
export const linkPolicy = { read: anyone, change: anyone } satisfies Policy<'change', unknown>;
