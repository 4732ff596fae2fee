import { applyDrafts, draftsBetween, settle } from '@troth/agreement/edit';
import fc from 'fast-check';
import { type Command, type EditorState, Selection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { editsBetween } from '@troth/agreement/edit';
import { idsIn } from './decorations';
import { discardEdit, restore } from './discard';
import { find, replaceAll } from './find';
import { numbersOf } from './numbers';
import { clauseHere } from './parts';
import { clauseAttributes } from './schema';
import { COMMANDS, type CommandName, drawn } from './state';
import {
  deleteClause,
  enter,
  joinBefore,
  lift,
  moveBeside,
  moveClause,
  nest,
  newClause,
  setListStyle,
} from './structure';
import { after, caretIn, clauseOf, outlineOf, stateOf, treeOf, typed } from './testing';

const tree = treeOf();
const second = clauseOf(tree, '2.2');
const section = () => outlineOf(stateOf(tree), '2');

describe('commands on the structure (issue “The editor”)', () => {
  it('put a new clause after, before and within that of the caret, and number what follows again', () => {
    const before = section();
    const made = typed(after(caretIn(stateOf(tree), second.id), newClause('AFTER')), 'A new promise.');
    const outline = outlineOf(made, '2').filter((line) => !/^\s/.test(line));
    expect(outline[2]).toBe('2.3 A new promise.');
    expect(outline).toHaveLength(before.filter((line) => !/^\s/.test(line)).length + 1);
    const within = after(caretIn(stateOf(tree), second.id), newClause('WITHIN'));
    expect(outlineOf(typed(within, 'Inner.'), '2')).toContain('  (a) Inner.');
    const first = after(caretIn(stateOf(tree), second.id), newClause('BEFORE'));
    expect(outlineOf(typed(first, 'Before.'), '2').filter((line) => !/^\s/.test(line))[1]).toBe('2.2 Before.');
  });

  it('split a clause at the caret, and join it again', () => {
    const start = caretIn(stateOf(tree), second.id, 10);
    const split = after(start, enter);
    expect(idsIn(split.doc)).toHaveLength(idsIn(start.doc).length + 1);
    expect(split.doc.textContent).toBe(start.doc.textContent);
    const joined = after(split, joinBefore);
    expect(joined.doc.eq(start.doc)).toBe(true);
  });

  it('lift an empty clause by Enter, as word processors do', () => {
    const inner = after(caretIn(stateOf(tree), second.id), newClause('WITHIN'));
    const lifted = after(inner, enter);
    const here = clauseHere(lifted);
    expect(here === null ? null : drawn(lifted).numbers.printed.get(clauseAttributes(here.node).id)).toBe('2.3');
  });

  it('move a clause by a place, and back', () => {
    const start = caretIn(stateOf(tree), second.id, 5);
    const down = after(start, moveClause('DOWN'));
    expect(drawn(down).numbers.printed.get(second.id)).toBe('2.3');
    expect(down.selection.head - (clauseHere(down)?.pos ?? 0)).toBe(
      start.selection.head - (clauseHere(start)?.pos ?? 0),
    );
    expect(after(down, moveClause('UP')).doc.eq(start.doc)).toBe(true);
  });

  it('nest a clause into the one before, and lift it out', () => {
    const start = caretIn(stateOf(tree), second.id);
    const nested = after(start, nest);
    expect(drawn(nested).numbers.paths.get(second.id)).toMatch(/^2\.1\([a-z]\)$/);
    expect(drawn(after(nested, lift)).numbers.printed.get(second.id)).toBe('2.2');
  });

  it('refuse to nest deeper than four levels', () => {
    let state = caretIn(stateOf(tree), second.id);
    for (let level = 0; level < 6; level += 1) state = after(state, newClause('WITHIN'));
    const depth = Math.max(...outlineOf(state, '2').map((line) => /^ */.exec(line)?.[0].length ?? 0)) / 2 + 1;
    expect(depth).toBe(4);
  });

  it('move beside any clause, as the contents do by dragging', () => {
    const target = clauseOf(tree, '4.1');
    const moved = after(stateOf(tree), moveBeside(second.id, target.id, 'AFTER'));
    expect(drawn(moved).numbers.printed.get(second.id)).toBe('4.2');
  });

  it('delete a clause and restore it where it was', () => {
    const start = caretIn(stateOf(tree), second.id);
    const gone = after(start, deleteClause());
    expect(idsIn(gone.doc)).not.toContain(second.id);
    const { tr } = gone;
    expect(restore(tr, tree, second.id)).toBe(true);
    expect(gone.apply(tr).doc.eq(start.doc)).toBe(true);
  });

  it('change nothing in a schedule', () => {
    const schedules = tree.sections.find(({ kind }) => kind === 'SCHEDULES');
    const [schedule] = schedules?.clauses ?? [];
    if (schedule === undefined) throw new Error('No schedule');
    const start = stateOf(tree);
    expect(after(start, deleteClause(schedule.id)).doc.eq(start.doc)).toBe(true);
    expect(after(start, moveClause('UP', schedule.id)).doc.eq(start.doc)).toBe(true);
    expect(start.apply(start.tr.insertText('x', start.doc.content.size - 6)).doc.eq(start.doc)).toBe(true);
  });

  it('set the style of the list that the clause is in', () => {
    const inner = after(caretIn(stateOf(tree), second.id), newClause('WITHIN'));
    const roman = after(inner, setListStyle('ROMAN_UPPER'));
    expect(outlineOf(roman, '2').filter((line) => line.startsWith('  ('))).toContain('  (I)');
  });

  it('replace words everywhere but in schedules and computed parts, in one step', () => {
    const start = stateOf(tree);
    const found = find(start.doc, 'party');
    expect(found.length).toBeGreaterThan(10);
    const { tr } = start;
    const count = replaceAll(tr, found, 'spouse-to-be');
    const next = start.apply(tr);
    expect(count).toBe(found.filter(({ isFixed }) => !isFixed).length);
    expect(find(next.doc, 'party').every(({ isFixed }) => isFixed)).toBe(true);
    expect(after(next, COMMANDS.undo).doc.eq(start.doc)).toBe(true);
  });

  it('undo at least 500 steps', () => {
    let state = caretIn(stateOf(tree), second.id);
    const before = state.doc;
    for (let step = 0; step < 520; step += 1) {
      const tr = state.tr.insertText('x');
      tr.setTime(step * 1000);
      state = state.apply(tr);
    }
    let undone = 0;
    while (!state.doc.eq(before) && undone < 600) {
      state = after(state, COMMANDS.undo);
      undone += 1;
    }
    expect(undone).toBe(520);
  });
});

const randomCommands = fc.array(
  fc.record({
    command: fc.constantFrom<CommandName | 'enter' | 'join' | 'type'>(
      ...(Object.keys(COMMANDS) as CommandName[]),
      'enter',
      'join',
      'type',
    ),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 25 },
);

function played(start: EditorState, list: readonly { command: CommandName | 'enter' | 'join' | 'type'; at: number }[]) {
  let state = start;
  for (const { command, at } of list) {
    const place = state.doc.resolve(Math.floor(at * state.doc.content.size));
    state = state.apply(state.tr.setSelection(Selection.near(place)));
    const run: Command =
      command === 'enter'
        ? enter
        : command === 'join'
          ? joinBefore
          : command === 'type'
            ? ({ tr }, dispatch) => {
                dispatch?.(tr.insertText('word '));
                return true;
              }
            : COMMANDS[command];
    state = after(state, run);
  }
  return state;
}

describe('random edits', () => {
  it('keep ids apart, undo to the beginning, and are what their drafts say', () => {
    fc.assert(
      fc.property(randomCommands, (list) => {
        const start = stateOf(tree);
        const state = played(start, list);
        const ids = idsIn(state.doc);
        expect(new Set(ids).size).toBe(ids.length);
        const edited = settle(drawn(state).tree);
        expect(applyDrafts(tree, draftsBetween(tree, edited))).toEqual(edited);
        // Numbers that were kept are those that would be drawn now, and those that are settled.
        const { numbers } = drawn(state);
        expect(numbers).toEqual(numbersOf(drawn(state).tree));
        for (const { clauses } of edited.sections)
          for (const clause of clauses) expect(numbers.printed.get(clause.id) ?? null).toBe(clause.number);
      }),
      { numRuns: 60 },
    );
  });

  it('are gone when each of them is discarded', () => {
    fc.assert(
      fc.property(randomCommands, (list) => {
        let state = played(stateOf(tree), list);
        for (let round = 0; round < 6; round += 1) {
          const { list: edits } = editsBetween(tree, settle(drawn(state).tree));
          if (edits.length === 0) break;
          for (const { id } of edits) {
            const { tr } = state;
            if (discardEdit(tr, tree, id)) state = state.apply(tr);
            state.doc.check();
          }
        }
        expect(editsBetween(tree, settle(drawn(state).tree)).list).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
