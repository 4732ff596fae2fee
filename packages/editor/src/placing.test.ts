import { applyDrafts, draftsBetween, newClause, plainReading, settle } from '@troth/agreement/edit';
import type { ClauseNode } from '@troth/agreement/tree';
import { Fragment, type Node } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import { describe, expect, it, vi } from 'vitest';
import { aboutHere, commentDecorations } from './comments';
import { toDoc } from './convert';
import { insertPlaced, replaced } from './placing';
import { isSection } from './schema';
import { drawn } from './state';
import { after, caretIn, clauseOf, controllerOf, outlineOf, stateOf, treeOf } from './testing';
import { withClauseOf } from './versions';

const tree = treeOf();
const second = clauseOf(tree, '2.2');

/** A clause as the library renders it. */
const ofLibrary = (words: string, children: string[] = []): ClauseNode => {
  const id = crypto.randomUUID();
  return newClause(tree, 'ARTICLES', {
    id,
    heading: null,
    blocks: [{ type: 'paragraph', inlines: [{ type: 'text', text: words }] }],
    children: children.map((each) => ofLibrary(each)),
    origin: 'LIBRARY',
  });
};

describe('parts of the library', () => {
  it('come after the clause of the caret, and say where they are from', () => {
    const next = after(
      caretIn(stateOf(tree), second.id),
      insertPlaced({ sections: [], clauses: [ofLibrary('A review.')] }),
    );
    const outline = outlineOf(next, '2');
    const at = outline.findIndex((line) => line.startsWith('2.2'));
    expect(outline[at + 1]).toBe('2.3 A review.');
    const drafts = draftsBetween(tree, settle(drawn(next).tree));
    expect(drafts.clauses.map(({ origin, blocks }) => [origin, plainReading(blocks ?? [])])).toEqual([
      ['LIBRARY', 'A review.'],
    ]);
  });

  it('come as a section after that of the caret', () => {
    const id = crypto.randomUUID();
    const section = { id, key: id, kind: 'ARTICLES' as const, title: 'Pets', clauses: [ofLibrary('A dog.')] };
    const look = { listStyle: 'NUMERIC' as const, textStyle: null, isSeparatePage: false };
    const next = after(
      caretIn(stateOf(tree), second.id),
      insertPlaced({ sections: [{ ...section, ...look }], clauses: [] }),
    );
    const titles = drawn(next).tree.sections.map(({ title }) => title);
    expect(titles[titles.indexOf('Pets') - 1]).toBe(tree.sections.find(({ number }) => number === '2')?.title);
  });

  it('never go into the schedules', () => {
    const start = stateOf(tree);
    let at = 0;
    start.doc.forEach((node: Node, pos) => {
      if (isSection(node) && node.attrs.kind === 'SCHEDULES') at = pos + 2;
    });
    const inSchedules = start.apply(start.tr.setSelection(TextSelection.near(start.doc.resolve(at))));
    const next = after(inSchedules, insertPlaced({ sections: [], clauses: [ofLibrary('A review.')] }));
    const holder = drawn(next).tree.sections.find(({ clauses }) =>
      clauses.some(({ blocks }) => JSON.stringify(blocks).includes('A review.')),
    );
    expect(holder?.kind).toBe('ARTICLES');
  });
});

describe('another text in place of this one', () => {
  it('changes the range that differs alone', () => {
    const start = stateOf(tree);
    const other = after(
      caretIn(start, second.id, 'END'),
      insertPlaced({ sections: [], clauses: [ofLibrary('New.')] }),
    ).doc;
    const tr = replaced(start.tr, other);
    expect(tr.doc.eq(other)).toBe(true);
    const changed = tr.steps.map((step) => JSON.stringify(step.toJSON()).length);
    expect(Math.max(...changed)).toBeLessThan(2000);
    expect(replaced(start.tr, toDoc(tree)).docChanged).toBe(false);
    const none = start.doc.copy(Fragment.empty);
    expect(replaced(start.tr, none).doc.eq(none)).toBe(true);
  });
});

describe('edits that are taken over', () => {
  it('join what is drafted already, and keep it where both fit', () => {
    vi.useFakeTimers();
    const controller = controllerOf(tree);
    controller.dispatch(caretIn(controller.state, second.id, 'END').tr.insertText(' Of mine.'));
    const theirs = ofLibrary('Of theirs.');
    const sections = tree.sections.map((section) =>
      section.number === '2' ? { ...section, clauses: [...section.clauses, theirs] } : section,
    );
    const offered = draftsBetween(tree, settle({ ...tree, sections }));
    expect(controller.takeDrafts(offered)).toBe(true);
    const words = JSON.stringify(controller.snapshot().tree.sections);
    expect(words).toContain('Of mine.');
    expect(words).toContain('Of theirs.');
    const drafts = draftsBetween(tree, controller.compare());
    expect(settle(applyDrafts(tree, drafts)).sections).toEqual(controller.snapshot().tree.sections);
    vi.useRealTimers();
  });
});

describe('words about a clause', () => {
  it('are about what is selected, and are found again after an edit before them', () => {
    const start = caretIn(stateOf(tree), second.id);
    const { from } = start.selection;
    const selected = start.apply(start.tr.setSelection(TextSelection.create(start.doc, from + 4, from + 12)));
    const about = aboutHere(selected);
    expect(about).toMatchObject({ clauseId: second.id, quote: start.doc.textBetween(from + 4, from + 12).trim() });
    expect(about?.name).toMatch(/^2\.2 /);
    expect(aboutHere(start)?.quote).toBeNull();
    const edited = start.apply(start.tr.insertText('First, ', from));
    const comments = [{ clauseId: second.id, quote: about?.quote ?? '' }];
    const [mark] = commentDecorations(edited.doc, comments, drawn(edited).numbers);
    expect(edited.doc.textBetween(mark?.from ?? 0, mark?.to ?? 0)).toBe(about?.quote);
    const gone = [{ clauseId: second.id, quote: 'words that are nowhere' }];
    expect(commentDecorations(edited.doc, gone, drawn(edited).numbers)).toEqual([]);
  });
});

describe('discarding all', () => {
  it('leaves nothing of what was drafted before the page was opened, though references in schedules read otherwise', () => {
    vi.useFakeTimers();
    const added = ofLibrary('Café 日本 👩‍⚖️ הסכם.');
    const sections = tree.sections.map((section) =>
      section.kind === 'ARTICLES' ? { ...section, clauses: [added, ...section.clauses] } : section,
    );
    const onlyOne = sections.map((section, index) =>
      section.number === '2' ? section : (tree.sections[index] ?? section),
    );
    const drafts = draftsBetween(tree, settle({ ...tree, sections: onlyOne }));
    const controller = controllerOf(tree, { edited: applyDrafts(tree, drafts) });
    expect(controller.snapshot().edits.list).toHaveLength(1);
    controller.replaceWith(controller.base);
    expect(controller.snapshot().edits.list).toEqual([]);
    vi.useRealTimers();
  });
});

describe('a deleted clause of an earlier version', () => {
  const without = (ids: readonly string[]) => {
    const kept = (clauses: readonly ClauseNode[]): ClauseNode[] =>
      clauses.filter(({ id }) => !ids.includes(id)).map((clause) => ({ ...clause, children: kept(clause.children) }));
    return settle({ ...tree, sections: tree.sections.map((each) => ({ ...each, clauses: kept(each.clauses) })) });
  };
  const parents = tree.sections.flatMap(({ clauses }) => clauses).filter(({ children }) => children.length > 1);

  it('comes back where it stood, at the top of a section or within a clause', () => {
    const ids = [clauseOf(tree, '2.1').id, clauseOf(tree, '2.3').id, parents[0]?.children[1]?.id ?? ''];
    for (const id of ids) expect(withClauseOf(without([id]), tree, tree, id)).toEqual(tree);
    // The one before it is gone as well: it stands after the one before that.
    expect(withClauseOf(without([second.id, ids[1] ?? '']), tree, tree, ids[1] ?? '')).toEqual(without([second.id]));
  });

  it('comes to its section where what it stood in is gone', () => {
    const [parent] = parents;
    const [child] = parent?.children ?? [];
    const back = withClauseOf(without([parent?.id ?? '']), tree, tree, child?.id ?? '');
    const section = back.sections.find(({ clauses }) => clauses.some(({ id }) => id === child?.id));
    expect(section?.id).toBe(tree.sections.find(({ clauses }) => clauses.some(({ id }) => id === parent?.id))?.id);
  });
});
