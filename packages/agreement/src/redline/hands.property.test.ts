import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markEdits, settle } from '../edit';
import type { Editor } from '../edit/mark-edits';
import { ownWordsOf } from '../edit/words';
import { byHand, steps } from '../testing/random-hands';
import { anyAssembled, copyOf, everyClause } from '../testing/random-versions';
import type { AgreementTree } from '../tree';
import { redline } from './redline';
import type { RedlineClause, RedlineMember } from './schemas';

const RUNS = Number(process.env.TROTH_PROPERTY_RUNS ?? 20);

const editor: Editor = {
  side: 'A',
  editorId: '00000000-0000-4000-8000-00000000000f',
  editorName: 'Frances Ade',
  commitAt: '2026-11-24T12:00:00.000Z',
};

/** As a later template would have it: other words in some clauses. */
function byLaw(tree: AgreementTree, places: readonly number[]): AgreementTree {
  if (places.length === 0) return tree;
  const later = copyOf(tree);
  later.template.version = 'later';
  later.inputHash = 'later';
  const clauses = everyClause(later);
  for (const place of places)
    clauses[place % clauses.length]?.blocks.push({
      type: 'paragraph',
      inlines: [{ type: 'text', text: 'A later law adds this.' }],
    });
  return settle(later);
}

function changesIn(before: AgreementTree, after: AgreementTree): RedlineClause[] {
  const below = (members: readonly RedlineMember[]): RedlineClause[] =>
    members.flatMap((member) => (member.type === 'clause' ? [member, ...below(member.children ?? [])] : []));
  return redline(before, after).sections.flatMap(({ clauses }) => below(clauses ?? []));
}

/** What was done to each clause between two texts, found by comparing their words. */
function deedsBetween(was: AgreementTree, is: AgreementTree) {
  const before = new Map(everyClause(was).map((clause) => [clause.key, ownWordsOf(clause)]));
  const after = new Map(everyClause(is).map((clause) => [clause.key, ownWordsOf(clause)]));
  return {
    isAdded: (key: string) => after.has(key) && !before.has(key),
    isRemoved: (key: string) => before.has(key) && !after.has(key),
    isReworded: (key: string) => before.has(key) && after.has(key) && before.get(key) !== after.get(key),
  };
}

it('names a hand where it was and nowhere else, whatever answers and law changed beside it', () => {
  fc.assert(
    fc.property(
      anyAssembled,
      anyAssembled,
      fc.array(fc.nat(9999), { maxLength: 3 }),
      steps,
      (before, answered, law, list) => {
        const regenerated = byLaw(answered, law);
        const edited = settle(byHand(regenerated, list));
        const after = markEdits(regenerated, edited, editor);
        const { isAdded, isRemoved, isReworded } = deedsBetween(regenerated, edited);
        const marked = new Set(
          everyClause(after).flatMap(({ key, provenance }) => (provenance.edits === undefined ? [] : [key])),
        );
        for (const { key, standing, isReworded: hasOtherWords, hands } of changesIn(before, after)) {
          const isShown =
            standing === 'INSERTED'
              ? isAdded(key) || isReworded(key)
              : standing === 'DELETED'
                ? isRemoved(key)
                : hasOtherWords && isReworded(key);
          if (isShown)
            expect(
              hands?.map(({ editorName }) => editorName),
              `hands in ${key}`,
            ).toEqual(['Frances Ade']);
          else if (!marked.has(key)) expect(hands, `hands in ${key}`).toBeUndefined();
        }
      },
    ),
    { numRuns: RUNS },
  );
});
