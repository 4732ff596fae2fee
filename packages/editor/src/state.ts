import type { AgreementTree } from '@troth/agreement/tree';
import { baseKeymap, chainCommands, deleteSelection, selectAll } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { DecorationSet } from 'prosemirror-view';
import { type Edits, NO_EDITS } from '@troth/agreement/edit';
import { TreeReader } from './convert';
import { areNumberedAlike, type Numbers, numbersOf } from './numbers';
import { isOpenSection } from './parts';
import {
  backWithin,
  deleteClause,
  enter,
  forwardWithin,
  joinAfter,
  joinBefore,
  lift,
  moveClause,
  nest,
  newClause,
  newParagraph,
  nextListStyle,
  nextTextStyle,
  toggleHeading,
  toggleSeparatePage,
} from './structure';

/** Keys typed within this time are undone together. */
const UNDO_GROUP_MS = 500;
/** How much can be undone, at least. */
const UNDO_STEPS = 1000;

export interface Drawn {
  readonly tree: AgreementTree;
  readonly numbers: Numbers;
}
const drawnKey = new PluginKey<Drawn>('drawn');
/** The document as a tree, with its numbers after the last key: the same object while only words change. */
export const drawn = (state: EditorState): Drawn => drawnKey.getState(state) as Drawn;

/** How changes since the base are shown. */
export type Showing = 'REDLINE' | 'MARKS' | 'OFF' | 'APPROVED';
export interface Shown {
  readonly edits: Edits;
  readonly showing: Showing;
  /** Over the words, as they were compared last; they move with what is typed since. */
  readonly decorations: DecorationSet;
}
export const shownKey = new PluginKey<Shown>('shown');
export const shown = (state: EditorState): Shown => shownKey.getState(state) as Shown;

/** Replaces what the server has: neither undone nor sent. */
export const LOADED = 'troth-loaded';

export const COMMANDS = {
  newAfter: newClause('AFTER'),
  newWithin: newClause('WITHIN'),
  newBefore: newClause('BEFORE'),
  moveUp: moveClause('UP'),
  moveDown: moveClause('DOWN'),
  nest,
  lift,
  remove: deleteClause(),
  heading: toggleHeading,
  separatePage: toggleSeparatePage,
  paragraph: newParagraph,
  nextListStyle,
  nextTextStyle,
  undo,
  redo,
} as const satisfies Record<string, Command>;
export type CommandName = keyof typeof COMMANDS;

/** Keys of commands, as ProseMirror names them. `Mod` is Ctrl, on Apple's machines Cmd. */
export const KEYS = {
  newAfter: 'Mod-Enter',
  newWithin: 'Mod-Shift-Enter',
  newBefore: 'Mod-Alt-Enter',
  paragraph: 'Shift-Enter',
  moveUp: 'Alt-Shift-ArrowUp',
  moveDown: 'Alt-Shift-ArrowDown',
  nest: 'Mod-]',
  lift: 'Mod-[',
  remove: 'Mod-Shift-Backspace',
  heading: 'Mod-Alt-h',
  separatePage: 'Mod-Alt-p',
  nextListStyle: 'Mod-Alt-n',
  nextTextStyle: 'Mod-Alt-b',
  undo: 'Mod-z',
  redo: 'Mod-y',
} as const satisfies Record<CommandName, string>;

const keysOfCommands = Object.fromEntries(
  (Object.keys(KEYS) as CommandName[]).map((name) => [KEYS[name], COMMANDS[name]]),
);

export interface StateOptions {
  readonly base: AgreementTree;
  readonly doc: Node;
  /** Reads the document back; it knows clauses of other trees that were taken over. */
  readonly reader?: TreeReader;
  readonly keys?: Readonly<Record<string, Command>>;
  readonly plugins?: readonly Plugin[];
}

/** The state of an editor of this agreement: numbers, undo, keys. It needs no browser. */
export function createState({
  base,
  doc,
  reader = new TreeReader(base),
  keys = {},
  plugins = [],
}: StateOptions): EditorState {
  const drawnOf = (of: Node, before: Drawn | null): Drawn => {
    const tree = reader.read(of);
    return { tree, numbers: before !== null && areNumberedAlike(before.tree, tree) ? before.numbers : numbersOf(tree) };
  };
  return EditorState.create({
    doc,
    plugins: [
      ...plugins,
      keymap(keys),
      keymap({
        ...keysOfCommands,
        'Mod-Shift-z': redo,
        Enter: enter,
        Backspace: chainCommands(deleteSelection, joinBefore, backWithin),
        'Mod-Backspace': chainCommands(deleteSelection, joinBefore, backWithin),
        Delete: chainCommands(deleteSelection, joinAfter, forwardWithin),
        'Mod-a': selectAll,
      }),
      keymap({ ...baseKeymap, 'Mod-Enter': () => true, Backspace: () => false, Delete: () => false }),
      history({ newGroupDelay: UNDO_GROUP_MS, depth: UNDO_STEPS }),
      new Plugin({
        key: drawnKey,
        state: {
          init: (_config, state) => drawnOf(state.doc, null),
          apply: (transaction, value) => (transaction.docChanged ? drawnOf(transaction.doc, value) : value),
        },
      }),
      new Plugin<Shown>({
        key: shownKey,
        state: {
          init: () => ({ edits: NO_EDITS, showing: 'REDLINE', decorations: DecorationSet.empty }),
          apply: (transaction, value) => {
            const next = transaction.getMeta(shownKey) as Partial<Shown> | undefined;
            if (next !== undefined) return { ...value, ...next };
            if (!transaction.docChanged || value.decorations === DecorationSet.empty) return value;
            return { ...value, decorations: value.decorations.map(transaction.mapping, transaction.doc) };
          },
        },
        props: { decorations: (state) => shown(state).decorations },
      }),
      // Schedules follow from what was disclosed: no key, paste or undo changes one.
      new Plugin({
        filterTransaction: (transaction, { doc: before }) =>
          !transaction.docChanged || transaction.getMeta(LOADED) === true || haveSameSchedules(before, transaction.doc),
      }),
    ],
  });
}

function haveSameSchedules(before: Node, after: Node): boolean {
  const sealed = (doc: Node) => doc.children.filter((section) => !isOpenSection(section));
  const [were, are] = [sealed(before), sealed(after)];
  return (
    were.length === are.length &&
    were.every((section, index) => section === are[index] || section.eq(are[index] as Node))
  );
}
