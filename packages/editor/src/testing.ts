import { assemble } from '@troth/agreement/assemble';
import { settle } from '@troth/agreement/edit';
import { cases } from '@troth/agreement/testing';
import type { AgreementTree } from '@troth/agreement/tree';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { Controller } from './controller';
import { toDoc } from './convert';
import { partById } from './parts';
import { nodes } from './schema';
import { createState, drawn } from './state';

/** The agreement of a golden couple. */
export function treeOf(name = 'california-both-represented'): AgreementTree {
  const couple = cases[name];
  if (couple === undefined) throw new Error(`No couple ${name}`);
  return settle(assemble(couple().input()));
}

export const stateOf = (tree: AgreementTree): EditorState => createState({ base: tree, doc: toDoc(tree) });

/** An open text that nobody has edited, unless something else is given. */
export const controllerOf = (base: AgreementTree, given: Partial<ConstructorParameters<typeof Controller>[0]> = {}) =>
  new Controller({ base, edited: base, isEditable: true, handOf: () => null, announce: () => undefined, ...given });

export function clauseOf(tree: AgreementTree, number: string) {
  const [found] = tree.sections.flatMap(({ clauses }) => clauses.filter((clause) => clause.number === number));
  if (found === undefined) throw new Error(`No clause ${number}`);
  return found;
}

/** Puts the caret into the first paragraph of a clause. */
export function caretIn(state: EditorState, id: string, where: 'START' | 'END' | number = 'START'): EditorState {
  const part = partById(state.doc, id);
  if (part === null) throw new Error(`No clause ${id}`);
  let at: number | null = null;
  part.node.forEach((child, offset) => {
    if (at !== null || child.type !== nodes.paragraph) return;
    const start = part.pos + 1 + offset + 1;
    at = where === 'START' ? start : where === 'END' ? start + child.content.size : start + where;
  });
  if (at === null) throw new Error('No paragraph');
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)));
}

/** The state after a command, as its key would give it. */
export function after(state: EditorState, command: Command): EditorState {
  let next = state;
  command(state, (tr) => {
    next = state.apply(tr);
  });
  next.doc.check();
  return next;
}

export const typed = (state: EditorState, text: string): EditorState => state.apply(state.tr.insertText(text));

/** Sections and clauses with their numbers, a line each. */
export function outlineOf(state: EditorState, section: string): string[] {
  const { numbers, tree } = drawn(state);
  const lines: string[] = [];
  const visit = (clauses: AgreementTree['sections'][number]['clauses'], depth: number) => {
    for (const { id, heading, blocks, children } of clauses) {
      const [block] = blocks;
      const words = block?.type === 'paragraph' ? block.inlines.map(({ text }) => text).join('') : '';
      lines.push(`${'  '.repeat(depth)}${numbers.printed.get(id) ?? ''} ${heading ?? words.slice(0, 24)}`.trimEnd());
      visit(children, depth + 1);
    }
  };
  visit(tree.sections.find(({ number }) => number === section)?.clauses ?? [], 0);
  return lines;
}
