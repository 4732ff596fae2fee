import type { ClauseEdit, EditKind } from '@troth/domain/agreement';
import { settle } from '../settle';
import type { AbsentClause, AgreementTree, ClauseNode, SectionNode } from '../tree';
import { draftsBetween } from './drafts-between';
import { ORDER_STEP, type Placed, placedClauses } from './parts';
import { ownWordsOf } from './words';

/** Who commits, and when. */
export type Editor = Omit<ClauseEdit, 'kinds' | 'origin'>;

/** What was done to a clause that stood before. */
function kindsOf(was: Placed, is: Placed, isMoved: boolean): EditKind[] {
  const kinds: EditKind[] = [];
  if (ownWordsOf(was.clause) !== ownWordsOf(is.clause)) kinds.push('REWORDED');
  if (isMoved) kinds.push('MOVED');
  const look = ({ listStyle, textStyle, isSeparatePage }: ClauseNode) =>
    JSON.stringify([listStyle, textStyle, isSeparatePage]);
  if (look(was.clause) !== look(is.clause)) kinds.push('RESTYLED');
  return kinds;
}

/**
 * The edited agreement as it is committed: each clause that was touched carries by whom, and one that was removed stands
 * among the absent with the reason ATTORNEY. A plain summary that speaks of words which were changed by hand is taken
 * out, since nobody has read whether it is still true.
 *
 * @param edited Settled, over this base.
 */
export function markEdits(base: AgreementTree, edited: AgreementTree, editor: Editor): AgreementTree {
  const before = new Map(placedClauses(base).map((placed) => [placed.clause.key, placed]));
  const after = new Map(placedClauses(edited).map((placed) => [placed.clause.key, placed]));
  const byId = new Map([...before.values()].map((placed) => [placed.clause.id, placed]));
  // Of clauses that changed places among themselves, the fewest that explain it.
  const moved = new Set(
    draftsBetween(base, edited).clauses.flatMap(({ id, order, sectionId, parentClauseId, isDeleted }) => {
      const was = byId.get(id);
      if (was === undefined || isDeleted) return [];
      const isThere =
        (was.parent?.id ?? null) === parentClauseId && (parentClauseId !== null || was.section.id === sectionId);
      return isThere && (was.at + 1) * ORDER_STEP === order ? [] : [was.clause.key];
    }),
  );
  const withMarks = (clause: ClauseNode): ClauseNode => {
    const [was, is] = [before.get(clause.key), after.get(clause.key)];
    const kinds: EditKind[] =
      was === undefined || is === undefined ? ['ADDED'] : kindsOf(was, is, moved.has(clause.key));
    const children = clause.children.map(withMarks);
    const isSameList =
      children.length === clause.children.length && children.every((child, at) => child === clause.children[at]);
    const { origin, ...provenance } = clause.provenance;
    if (kinds.length === 0 && origin === undefined && isSameList) return clause;
    if (kinds.length > 0)
      provenance.edits = [...(provenance.edits ?? []), { ...editor, kinds, origin: origin ?? 'TYPED' }];
    const isReworded = kinds.includes('REWORDED') || haveOtherWords(was?.clause.children ?? [], clause.children);
    // Counsel approved other words.
    if (was === undefined || isReworded) provenance.reviewedByCounsel = false;
    return {
      ...clause,
      children: isSameList ? clause.children : children,
      summary: was !== undefined && isReworded ? null : clause.summary,
      provenance,
    };
  };
  const sections = edited.sections.map((section): SectionNode => {
    const clauses = section.clauses.map(withMarks);
    return clauses.every((clause, at) => clause === section.clauses[at]) ? section : { ...section, clauses };
  });
  const stillAbsent = edited.absentClauses.filter(({ key }) => !after.has(key));
  const removed = [...before.values()]
    .filter(({ clause }) => !after.has(clause.key))
    .map(
      ({ clause, section }): AbsentClause => ({
        key: clause.key,
        sectionKey: section.key,
        heading: clause.heading,
        reason: 'ATTORNEY',
        conditions: clause.provenance.conditions,
        edit: editor,
      }),
    );
  const template = { ...edited.template, reviewedByCounsel: false };
  return settle({ ...edited, template, sections, absentClauses: [...stillAbsent, ...removed] });
}

/** Whether words within a clause are others, be it that parts of it came or went. */
const haveOtherWords = (was: readonly ClauseNode[], is: readonly ClauseNode[]): boolean =>
  was !== is &&
  (was.length !== is.length ||
    was.some((clause, at) => {
      const now = is[at] as ClauseNode;
      return ownWordsOf(clause) !== ownWordsOf(now) || haveOtherWords(clause.children, now.children);
    }));
