import type { Actor } from '../../kernel/auth/actor';
import { allOf, anyOf, isAdmin, type Policy, type Predicate } from '../../kernel/http/policy';
import type { AttorneyRow } from './attorney.repository';

/** An attorney under `users/{id}/attorneys/{aid}`. */
export interface AttorneySubject {
  /** The `{id}` of the address: the person who asks, or the attorney where an admin acts. */
  readonly userId: string;
  readonly attorney: Pick<AttorneyRow, 'id' | 'stage' | 'lawFirmId'>;
}

const asksForSelf: Predicate<AttorneySubject> = (actor: Actor, subject) =>
  actor.kind === 'person' && subject.userId === actor.id;

/** The attorney, asking under their own id. */
export const isOwnRecord: Predicate<AttorneySubject> = (actor, subject) =>
  actor.kind === 'person' && actor.id === subject.attorney.id && subject.userId === actor.id;

export const isApproved: Predicate<AttorneySubject> = (_actor, subject) => subject.attorney.stage === 'APPROVED';
const isFormMissing: Predicate<AttorneySubject> = (_actor, subject) => subject.attorney.stage === 'FORM_MISSING';

const isOpenRecord: Predicate<AttorneySubject> = (_actor, { attorney }) =>
  attorney.stage === 'FORM_MISSING' || attorney.stage === 'APPROVED';

/** Admins act under their own id or the attorney's. */
export const isActingAdmin: Predicate<AttorneySubject> = (actor, subject) =>
  isAdmin(actor, subject) && (asksForSelf(actor, subject) || subject.userId === subject.attorney.id);

type AttorneyAction =
  | 'apply'
  | 'update'
  | 'changeLicenses'
  | 'addFile'
  | 'readFiles'
  | 'addLawFirm'
  | 'readLawFirms'
  | 'readStates'
  | 'readClients'
  | 'keepOwnLists';

export const attorneyPolicy = {
  // A customer sees whom they can hire: approved attorneys, asked for under the customer's own id.
  read: anyOf(isOwnRecord, isActingAdmin, allOf(asksForSelf, isApproved)),
  // The form is sent once (D2).
  apply: allOf(isOwnRecord, isFormMissing),
  update: anyOf(isOwnRecord, isActingAdmin),
  // Before that the form states them.
  changeLicenses: allOf(isOwnRecord, isApproved),
  // What has been declined or ended takes no more.
  addFile: allOf(isOwnRecord, isOpenRecord),
  readFiles: anyOf(isOwnRecord, isActingAdmin),
  addLawFirm: allOf(isOwnRecord, isFormMissing),
  readLawFirms: anyOf(isOwnRecord, isActingAdmin),
  readStates: anyOf(isOwnRecord, isActingAdmin, allOf(asksForSelf, isApproved)),
  // What attorneys keep for themselves is nobody else's to read.
  keepOwnLists: allOf(isOwnRecord, isApproved),
  // Losing the approval takes effect at the next request.
  readClients: anyOf(allOf(isOwnRecord, isApproved), isActingAdmin),
} satisfies Policy<AttorneyAction, AttorneySubject>;

export const adminPolicy = { read: isAdmin, list: isAdmin } satisfies Policy<'list', unknown>;
