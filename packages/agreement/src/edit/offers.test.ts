import { describe, expect, it } from 'vitest';
import { assemble } from '../assemble';
import { aFullCouple } from '../testing/full-couple';
import { copyOf } from '../testing/random-versions';
import type { AgreementTree, ClauseNode } from '../tree';
import { applyDrafts, markEdits, newClause, settle } from '.';
import { offersOf } from './offers';

const base = assemble(aFullCouple().inState('CA').agreeOn({ hf_contrib_a: '2400' }).input());
const again = assemble(aFullCouple().inState('CA').agreeOn({ hf_contrib_a: '2500' }).input());
const ID = '00000000-0000-4000-8000-000000000001';
const editor = { side: 'A' as const, editorId: ID, editorName: 'Frances Ade', commitAt: '2026-11-24T12:00:00.000Z' };

const clauseOf = (tree: AgreementTree, key: string): ClauseNode | undefined => {
  const below = (list: ClauseNode[]): ClauseNode[] => list.flatMap((clause) => [clause, ...below(clause.children)]);
  return tree.sections.flatMap(({ clauses }) => below(clauses)).find((clause) => clause.key === key);
};
const typed = (text: string) => ({ type: 'paragraph' as const, inlines: [{ type: 'text' as const, text }] });
const separate = (tree: AgreementTree) => tree.sections.find(({ key }) => key === 'separate')?.clauses ?? [];
const committed = (edit: (tree: AgreementTree) => void) => {
  const edited = copyOf(base);
  edit(edited);
  return markEdits(base, settle(edited), editor);
};
const textOf = (clause: ClauseNode | null | undefined) => JSON.stringify(clause?.blocks ?? []);

describe('edits of a former text', () => {
  it('are none where nobody edited', () => {
    expect(offersOf(base, again)).toEqual([]);
  });

  it('are offered as they were and as they would be now, with what was answered since', () => {
    const former = committed((tree) => clauseOf(tree, 'day_joint')?.blocks.push(typed('By the fifth.')));
    const [offer, ...others] = offersOf(former, again);
    expect(others).toEqual([]);
    expect(offer).toMatchObject({ key: 'day_joint', edits: [{ editorName: 'Frances Ade' }] });
    expect(textOf(offer?.was)).toContain('$2,400.00');
    expect(textOf(offer?.is)).not.toContain('By the fifth.');
    expect(textOf(offer?.becomes)).toContain('By the fifth.');
    expect(textOf(offer?.becomes)).toContain('$2,500.00');
    expect(textOf(offer?.becomes)).not.toContain('$2,400.00');
    const taken = applyDrafts(again, offer?.drafts ?? { sections: [], clauses: [] });
    expect(clauseOf(taken, 'day_joint')).toEqual(offer?.becomes);
    // Once it is taken over, it is offered no more.
    expect(offersOf(former, markEdits(again, taken, editor))).toEqual([]);
  });

  it('put a new clause where it stood, and take one out again', () => {
    const former = committed((tree) => {
      const list = separate(tree);
      list.splice(
        2,
        0,
        newClause(tree, 'ARTICLES', { id: ID, heading: 'Diary', blocks: [typed('Each keeps a diary.')] }),
      );
      list.splice(
        list.findIndex(({ key }) => key === 'sep_income'),
        1,
      );
    });
    const offers = offersOf(former, again);
    expect(offers.map(({ key, was, becomes }) => [key, was === null, becomes === null])).toEqual([
      [ID, false, false],
      ['sep_income', true, true],
    ]);
    const added = applyDrafts(again, offers[0]?.drafts ?? { sections: [], clauses: [] });
    const before = separate(former)[separate(former).findIndex(({ key }) => key === ID) - 1]?.key;
    const list = separate(added);
    expect(list[list.findIndex(({ key }) => key === ID) - 1]?.key).toBe(before);
    const without = applyDrafts(again, offers[1]?.drafts ?? { sections: [], clauses: [] });
    expect(clauseOf(without, 'sep_income')).toBeUndefined();
  });
});
