import type { ClauseNode } from '@troth/agreement/tree';
import { NodeSelection, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { draftsBetween } from '@troth/agreement/edit';
import { drawnText } from './decorations';
import { defineTerm, insert, insertables, renameTerm, turnIntoText } from './insert';
import { partById } from './parts';
import { definitionAttributes, nodes, termAttributes } from './schema';
import { drawn } from './state';
import { after, caretIn, clauseOf, stateOf, treeOf } from './testing';

const tree = treeOf();
const own = clauseOf(tree, '4.1');
const everyClause = (clauses: readonly ClauseNode[]): ClauseNode[] =>
  clauses.flatMap((clause) => [clause, ...everyClause(clause.children)]);
const offered = () => {
  const state = stateOf(tree);
  return insertables(tree, tree, drawn(state).numbers, [
    { group: 'PARTY', name: 'A.fullName', text: 'Casey Coyle', sources: [] },
    { group: 'PRONOUN', name: 'B.subject', text: 'they', sources: [] },
    { group: 'STATE', name: 'name', text: 'California', sources: [] },
  ]);
};

describe('what the palette offers', () => {
  it('is every kind that a text may be filled with, in the order of the kinds', () => {
    const groups = offered().map(({ group }) => group);
    expect([...new Set(groups)]).toEqual(['PARTY', 'STATE', 'VALUE', 'TERM', 'REFERENCE']);
  });

  it('is no answer of one partner, though the text prints some', () => {
    const values = everyClause(tree.sections.flatMap(({ clauses }) => clauses)).flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.type === 'paragraph' ? block.inlines.filter((inline) => inline.type === 'value') : [],
      ),
    );
    const sides = (sources: readonly { respondent: string }[]) => new Set(sources.map(({ respondent }) => respondent));
    expect(values.some(({ sources }) => sides(sources).size === 1)).toBe(true);
    const wrong = offered().filter((item) => item.group === 'VALUE' && sides(item.sources).size !== 2);
    expect(wrong).toEqual([]);
  });

  it('refers to every clause that has a number, as references say it', () => {
    const targets = offered().flatMap((item) => (item.group === 'REFERENCE' ? [[item.target, item.text]] : []));
    expect(targets).toContainEqual([own.key, 'Section 4.1']);
  });

  it('stands at the caret; in a heading as words', () => {
    const item = offered().find((each) => each.group === 'REFERENCE' && each.target === clauseOf(tree, '4.2').key);
    if (item === undefined) throw new Error('No reference');
    const inWords = after(caretIn(stateOf(tree), own.id), insert(item));
    expect(
      partById(inWords.doc, own.id)?.node.children.some(({ lastChild, firstChild }) =>
        [firstChild, lastChild].some((node) => node?.type === nodes.reference),
      ),
    ).toBe(true);
    const state = stateOf(tree);
    const part = partById(state.doc, own.id);
    const inHeading = after(
      state.apply(state.tr.setSelection(TextSelection.create(state.doc, (part?.pos ?? 0) + 2))),
      insert(item),
    );
    expect(partById(inHeading.doc, own.id)?.node.firstChild?.textContent.startsWith('Section 4.2')).toBe(true);
  });
});

describe('a term', () => {
  const named = (state: ReturnType<typeof stateOf>, termKey: string) => {
    const found: string[] = [];
    state.doc.descendants((node) => {
      if (node.type === nodes.definition && definitionAttributes(node).termKey === termKey)
        found.push(definitionAttributes(node).term);
      if (node.type === nodes.term && termAttributes(node).termKey === termKey) found.push(termAttributes(node).text);
    });
    return found;
  };

  it('that is renamed is called so in its definition and wherever it is said', () => {
    const keys = everyClause(tree.sections.flatMap(({ clauses }) => clauses)).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'definitions' ? block.entries.map(({ termKey }) => termKey) : [])),
    );
    expect(keys.length).toBeGreaterThan(3);
    for (const termKey of keys) {
      const state = stateOf(tree);
      const was = named(state, termKey);
      const { tr } = state;
      expect(renameTerm(tr, termKey, '  Own Term ')).toBe(true);
      const renamed = state.apply(tr);
      expect(named(renamed, termKey)).toEqual(was.map(() => 'Own Term'));
      expect(renameTerm(renamed.tr, termKey, ' ')).toBe(false);
    }
  });

  it('that is defined stands after the other definitions, and in place of the words that were chosen', () => {
    const state = caretIn(stateOf(tree), own.id);
    const { from } = state.selection;
    const chosen = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, from + 4)));
    const { tr } = chosen;
    expect(defineTerm(tr, 'Keepsake', 'own_1')).toBe(true);
    const defined = chosen.apply(tr);
    defined.doc.check();
    expect(named(defined, 'own_1').toSorted()).toEqual(['Keepsake', 'Keepsake']);
    const drafts = draftsBetween(tree, drawn(defined).tree);
    expect(drafts.clauses).toHaveLength(2);
  });
});

it('a value that is turned into text keeps its words, and its tie is cut', () => {
  const state = stateOf(tree);
  let at: number | null = null;
  state.doc.descendants((node, pos) => {
    if (node.type === nodes.value) at ??= pos;
  });
  if (at === null) throw new Error('No value');
  const words = state.doc.textContent;
  const selected = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, at)));
  const plain = after(
    selected,
    turnIntoText((node) => drawnText(node, drawn(state).numbers)),
  );
  expect(plain.doc.textContent).toBe(words);
  expect(plain.doc.nodeAt(at)?.type).not.toBe(nodes.value);
});
