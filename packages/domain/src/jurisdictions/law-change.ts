/** What an admin changes of a state's law, by the record that it stands in. */
export const LAW_SUBJECTS = ['STATE', 'TEMPLATE', 'TERM'] as const;
export type LawSubject = (typeof LAW_SUBJECTS)[number];

/**
 * What a change of law touches. TEXT: the agreement says it, so that a version is out of date. FLAGS: it decides who needs
 * an attorney. ONLINE: whether a notary may be seen online. NONE: nothing of a couple's.
 */
export type LawReach = 'TEXT' | 'FLAGS' | 'ONLINE' | 'NONE';

const REACH: Readonly<Record<string, readonly LawReach[]>> = {
  'STATE.name': ['TEXT'],
  'STATE.termForState': ['TEXT'],
  'STATE.notaryBlockText': ['TEXT'],
  'STATE.distributionLaw': ['TEXT'],
  'STATE.spousalSupportLaw': ['TEXT', 'FLAGS'],
  'STATE.embryoRepRequired': ['FLAGS'],
  'STATE.attorneySupport': ['FLAGS'],
  'STATE.allowsOnlineNotary': ['ONLINE'],
  'TEMPLATE.termForDocument': ['TEXT'],
  'TEMPLATE.statute': ['TEXT'],
  'TEMPLATE.witnessRequired': ['TEXT'],
};

/** What a change of a field touches. A term is always in the text; whether a state is offered touches no couple in it. */
export const lawReach = (subject: LawSubject, field: string): readonly LawReach[] =>
  subject === 'TERM' ? ['TEXT'] : (REACH[`${subject}.${field}`] ?? ['NONE']);

/** What of a couple decides how a change of law concerns it. */
export interface LawCouple {
  /** Before the notary, or past: nothing of it changes any more. */
  readonly isAtNotary: boolean;
  readonly hasVersion: boolean;
  /** Bought the online notary. */
  readonly plansOnline: boolean;
}

/**
 * How a change of law concerns a couple. UNTOUCHED: it is before the notary, and goes on under the old value. STALE: its
 * version is out of date. ONLINE: what it planned online is planned on paper, or the other way round. FLAGS: who needs an
 * attorney is decided again. ANSWERING: it sees the change in its plan, and gets no mail. NONE.
 */
export type LawConcern = 'UNTOUCHED' | 'STALE' | 'ONLINE' | 'FLAGS' | 'ANSWERING' | 'NONE';

/** The strongest concern of a couple, in the order of `LawConcern`. Decisions, row 55. */
export function lawConcern(reaches: readonly LawReach[], couple: LawCouple): LawConcern {
  if (reaches.every((reach) => reach === 'NONE')) return 'NONE';
  if (couple.isAtNotary) return 'UNTOUCHED';
  if (reaches.includes('TEXT') && couple.hasVersion) return 'STALE';
  if (reaches.includes('ONLINE') && couple.plansOnline) return 'ONLINE';
  if (reaches.includes('FLAGS')) return 'FLAGS';
  return 'ANSWERING';
}

/**
 * Whether a couple gets mail about a change of law, once it was applied. What was planned online always changes; the rest
 * is news only where it changed something.
 *
 * @param changed.isStale The version is out of date: one that was made since, or elsewhere, is not.
 */
export function isLawNoticeDue(
  concern: LawConcern,
  changed: { readonly flags: boolean; readonly isStale: boolean },
): boolean {
  if (concern === 'STALE') return changed.isStale || changed.flags;
  return concern === 'ONLINE' || (concern === 'FLAGS' && changed.flags);
}

const TERM_MAX_LENGTH = 60;
/** With apostrophes and hyphens inside, and a possessive one at the end. */
const WORD = /^\p{L}[\p{L}\d]*(?:['’-][\p{L}\d]+)*['’]?$/u;

/**
 * Why a wording cannot stand in an agreement; null when it can. It is set into sentences as it is, so it is words alone:
 * no braces, quotes or line breaks, no space at either end or twice, no full stop.
 */
export function termRefusal(value: string): 'EMPTY' | 'TOO_LONG' | 'NOT_WORDS' | null {
  if (value.trim() === '') return 'EMPTY';
  if (value.length > TERM_MAX_LENGTH) return 'TOO_LONG';
  return /^\p{Lu}/u.test(value) && value.split(' ').every((word) => WORD.test(word)) ? null : 'NOT_WORDS';
}

/** Values that the notary's wording may name; the sections say one way of signing each. */
const NOTARY_PLACEHOLDERS = ['name', 'signer', 'names', 'title', 'document'];
const NOTARY_SECTIONS = ['in_person', 'online'];

/** The first thing in braces of a notary's wording that is not known; null when all is. */
export function unknownPlaceholder(wording: string): string | null {
  let rest = wording;
  for (const section of NOTARY_SECTIONS) {
    rest = rest.replaceAll(new RegExp(`\\{#${section}\\}([^]*?)\\{/${section}\\}`, 'g'), '$1');
  }
  for (const name of NOTARY_PLACEHOLDERS) rest = rest.replaceAll(`{${name}}`, '');
  return /\{[^}]*\}?|\}/.exec(rest)?.[0] ?? null;
}

/** A change as it was made, or may be taken back. */
export interface MadeLawChange {
  readonly id: string;
  readonly subject: LawSubject;
  readonly documentTemplateId: string | null;
  readonly field: string;
}

/**
 * Why a change cannot be taken back; null when it can. Only the last change of a field is: what came after it was decided
 * knowing it.
 *
 * @param changes Of the state, the newest first.
 */
export function takeBackRefusal(change: MadeLawChange, changes: readonly MadeLawChange[]): 'NOT_LATEST' | null {
  const latest = changes.find(
    (other) =>
      other.subject === change.subject &&
      other.field === change.field &&
      other.documentTemplateId === change.documentTemplateId,
  );
  return latest?.id === change.id ? null : 'NOT_LATEST';
}
