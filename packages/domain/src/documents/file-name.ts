import { fullName, type NamedPerson } from '../people/names';
import type { Id } from '../records/fields';
import { DEFAULT_DOCUMENT_TERM } from './enumerations';

/**
 * What the document is called in its state: the term of the state's DocumentTemplateState, else 'Prenuptial Agreement'.
 * Customer spec §3; D31.
 */
export function documentTerm(
  templateStates: readonly { readonly stateId: Id; readonly termForDocument: string }[],
  stateId: Id | null,
): string {
  const term = templateStates.find((row) => row.stateId === stateId)?.termForDocument.trim() ?? '';
  return term === '' ? DEFAULT_DOCUMENT_TERM : term;
}

/** Characters that some file system refuses in a name, and controls. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}]+/gu;

/**
 * `{A full} - {B full} - {term}.pdf`; a partner without a name, or who is not there, is left out. Customer spec §9
 * "Document file name"; D31. Characters that no file name may hold
 * become spaces; accents and other scripts stay.
 */
export function documentFileName(facts: {
  readonly userA: NamedPerson;
  readonly userB: NamedPerson | null;
  readonly term: string;
}): string {
  const parts = [fullName(facts.userA), facts.userB === null ? '' : fullName(facts.userB), facts.term];
  const safe = parts.map((part) => part.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim()).filter((part) => part !== '');
  return `${safe.join(' - ')}.pdf`;
}
