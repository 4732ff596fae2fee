import { anyOf, isAdmin, type Policy, type Predicate } from '../../kernel/http/policy';
import { isAssignedAttorney, isPartner, type OfDocument } from '../couples/couple.policy';
import type { FileRow } from './file.repository';

/** A document, and the file of it that is asked for, once that is found. */
interface OfFile extends OfDocument {
  readonly file?: Pick<FileRow, 'kind' | 'createdById'>;
}

const isParty = anyOf(isPartner, isAssignedAttorney, isAdmin);

const hasAdded: Predicate<OfFile> = (actor, { file }) =>
  actor.kind === 'person' && file?.kind === 'ADDED' && file.createdById === actor.id;

type FileAction = 'add' | 'import' | 'delete' | 'deleteThis';

export const filePolicy = {
  read: isParty,
  add: isParty,
  // An agreement that was made elsewhere takes the place of the couple's own (D31).
  import: isAdmin,
  // Which of the files, the next line says.
  delete: isParty,
  // Nobody takes away what another put there; nor does the person who pressed the button own the PDF of a commit.
  deleteThis: anyOf(hasAdded, isAdmin),
} satisfies Policy<FileAction, OfFile>;
