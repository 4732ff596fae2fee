import { reviewedShare } from '../assemble/mark-reviewed';
import { formatDate, say } from '../assemble/wording';
import type { AgreementTree } from '../tree';
import {
  type Copy,
  type Mark,
  type MarkedAgreement,
  type MarkedClause,
  type MarkedRun,
  numberRuns,
  replacedText,
  sectionName,
} from './marked';

/** What a file says around the clauses: front page, contents, running head, and why a change is there. */

/** Characters of the hash that the pages show. */
const HASH_SHOWN = 12;
/** What a running head holds beside the title on one line. */
const HEAD_CHARACTERS = 72;

/** A text that both versions have, as each has it. */
export const ofBoth = ({ before, after }: MarkedAgreement, read: (tree: AgreementTree) => string): MarkedRun[] =>
  replacedText(read(before), read(after));

export const underLaw = ({ state }: AgreementTree): string =>
  say('paper.under', { abbreviation: state.abbreviation, state: state.name });
/** How much of the wording counsel has approved for this state and version. */
function wordingNotice(tree: AgreementTree): string {
  const state = tree.state.name;
  if (tree.template.reviewedByCounsel) return say('paper.noticeReviewed', { state });
  const { reviewed, total } = reviewedShare(tree);
  return reviewed === 0 ? say('paper.noticeDraft') : say('paper.noticePartly', { reviewed, total, state });
}

/**
 * What the cover says about who prepared and who checked the agreement. The copy that is signed claims nothing about
 * counsel, because section 2 and the certificates do; a draft says how much of it counsel has reviewed; an approved version
 * names the attorneys who approved it.
 */
export function notice(tree: AgreementTree, copy: Copy): string[] {
  const { parties } = tree;
  const prepared = say('paper.notice');
  if (copy === 'COMPANION') return [say('companion.notice'), prepared];
  if (copy === 'SIGNING') return [prepared];
  if (copy.approvals.length === 0) return [prepared, wordingNotice(tree)];
  const approved = copy.approvals.map(({ side, attorney, firm }) =>
    say('paper.noticeApproved', { client: parties[side].fullName, attorney, firm: firm ?? 'none' }),
  );
  return [prepared, ...approved];
}
/** By which the pages of one version are told from those of another. */
export const shortHash = ({ inputHash }: Pick<AgreementTree, 'inputHash'>): string => inputHash.slice(0, HASH_SHOWN);
export const assembled = (tree: AgreementTree): string =>
  say('paper.assembled', { date: formatDate(tree.assembledOn), hash: shortHash(tree) });

/** Both names in full. */
export const bothNames = ({ parties: { A, B } }: AgreementTree): string =>
  say('paper.parties', { a: A.fullName, b: B.fullName });

/** The name of a file among others: what it is, and whose. */
export const fullTitle = (tree: AgreementTree): string => `${tree.title}: ${bothNames(tree)}`;

/** Both names as the running head says them: in full, else as the agreement calls them, else cut. */
export function headOf(tree: AgreementTree): string {
  const inFull = bothNames(tree);
  if (inFull.length <= HEAD_CHARACTERS) return inFull;
  const called = say('paper.parties', { a: tree.parties.A.name, b: tree.parties.B.name });
  return called.length <= HEAD_CHARACTERS ? called : `${[...called].slice(0, HEAD_CHARACTERS - 1).join('')}…`;
}

/** The language as a file names it: of an agreement in English, that of the United States. */
export const languageOf = ({ language }: AgreementTree): string => (language === 'en' ? 'en-US' : language);

export interface ContentsEntry {
  mark: Mark;
  target: string;
  runs: MarkedRun[];
}

/** Sections, and in place of the last one the schedules themselves. */
export function contentsEntries({ sections }: MarkedAgreement): ContentsEntry[] {
  return sections.flatMap((section): ContentsEntry[] => {
    const { key, mark, number, title, kind, clauses } = section;
    if (kind !== 'SCHEDULES')
      return [{ mark, target: sectionName(key), runs: [...numberRuns(number, mark, '. '), ...title] }];
    return clauses.map((clause) => ({
      mark: clause.mark,
      target: clause.key,
      runs: [...numberRuns(clause.number, clause.mark, '. '), ...clause.heading],
    }));
  });
}

/** Why a change is there, a line for the causes and one for each answer; none where nothing changed. */
export function explanation(
  { causes, answers, hands = [] }: Pick<MarkedClause, 'causes' | 'answers'> & Partial<Pick<MarkedClause, 'hands'>>,
  { parties }: AgreementTree,
): string[] {
  if (causes.length === 0) return [];
  const none = say('redline.noAnswer');
  const changed = answers.map(({ respondent, before, after }) =>
    say('redline.answer', { name: parties[respondent].name, before: before ?? none, after: after ?? none }),
  );
  const byHand = hands.map(({ side, editorName }) =>
    side === null
      ? say('redline.hand', { editor: editorName })
      : say('redline.handFor', { editor: editorName, name: parties[side].name }),
  );
  return [...new Set([causes.map((cause) => say(`redline.cause.${cause}`)).join(' '), ...byHand, ...changed])];
}
