import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView, NodeView, NodeViewConstructor, ViewMutationRecord } from 'prosemirror-view';
import type { PartEdit } from '@troth/agreement/edit';
import classes from './editor.module.css';
import { textOfAtom } from './insert';
import { nameOf } from './parts';
import {
  clauseAttributes,
  definitionAttributes,
  nodes,
  referenceAttributes,
  type SealedBlock,
  sealedBlock,
  sectionAttributes,
} from './schema';
import { drawn, shown } from './state';
import { t } from './texts';

/** The element id of a part, for links to it. */
export const anchorOf = (id: string) => `part-${id}`;

/** By which a note shows at a glance what was done. */
export type NoteIcon = 'PEN' | 'PLUS' | 'MOVED' | 'LIBRARY' | 'GONE';

/** What a part says of itself over its words. */
export type Note = { readonly who: string; readonly what: string; readonly icon: NoteIcon } | null;

/** A computed block, and where it is drawn. */
export interface SealedPlace {
  readonly dom: HTMLElement;
  readonly block: SealedBlock;
  readonly name: string;
}

/** What the views of the paper share: which of them show numbers or notes, and where React draws computed blocks. */
export class Paper {
  readonly views = new Set<{ redraw: () => void }>();
  #sealed: readonly SealedPlace[] = [];
  readonly #listeners = new Set<() => void>();
  /** Where React has drawn each icon of a note once: every note has a copy of its own. */
  icons: ParentNode | null = null;

  constructor(
    /** Says of a clause what was done to it. */
    readonly noteOf: (id: string, edit: PartEdit | undefined) => Note,
    readonly onAtom: (node: Node, pos: number, dom: HTMLElement) => void,
    readonly onTerm: (termKey: string, term: string, dom: HTMLElement) => void,
  ) {}

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  readonly sealed = () => this.#sealed;
  draw(place: SealedPlace): void {
    this.#sealed = [...this.#sealed, place];
    for (const listener of this.#listeners) listener();
  }
  erase(dom: HTMLElement): void {
    this.#sealed = this.#sealed.filter((place) => place.dom !== dom);
    for (const listener of this.#listeners) listener();
  }
  icon(name: NoteIcon): Element[] {
    const drawn = this.icons?.querySelector(`[data-icon="${name}"] > svg`);
    return drawn == null ? [] : [drawn.cloneNode(true) as Element];
  }
  redraw(): void {
    for (const view of this.views) view.redraw();
  }
}

const element = (tag: string, className: string | undefined, ...children: HTMLElement[]) => {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  made.append(...children);
  return made;
};
const fixed = (tag: string, className: string | undefined) => {
  const made = element(tag, className);
  made.contentEditable = 'false';
  return made;
};
const say = (target: HTMLElement, text: string) => {
  if (target.textContent !== text) target.textContent = text;
};
/** Writing a class list, even with the same classes, counts as a change of the page. */
const mark = (target: HTMLElement, className: string, isOn: boolean) => {
  if (target.classList.contains(className) !== isOn) target.classList.toggle(className);
};

/** Longer numbers, such as “Schedule A”, stand on a line of their own. */
const NUMBER_COLUMN = 6;

class ClauseView implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM: HTMLElement;
  readonly #number = fixed('span', classes.number);
  /** What is drawn already: a redraw of all clauses asks the page of none. */
  #printed: string | null = null;
  #isChanged = false;
  /** Made with the first note: most clauses never have one. */
  #note: HTMLElement | null = null;

  constructor(
    private node: Node,
    private readonly view: EditorView,
    private readonly paper: Paper,
  ) {
    this.contentDOM = element('div', classes.text);
    this.dom = element('div', classes.clause, this.#number, this.contentDOM);
    paper.views.add(this);
    this.#look();
    this.redraw();
  }

  #look(): void {
    const { id, textStyle, isSeparatePage } = clauseAttributes(this.node);
    this.dom.id = anchorOf(id);
    if (textStyle === null) delete this.dom.dataset.textStyle;
    else this.dom.dataset.textStyle = textStyle;
    this.dom.toggleAttribute('data-new-page', isSeparatePage);
  }

  redraw(): void {
    const { id } = clauseAttributes(this.node);
    const number = drawn(this.view.state).numbers.printed.get(id) ?? '';
    const { edits, showing } = shown(this.view.state);
    const edit = showing === 'OFF' ? undefined : edits.byId.get(id);
    if (number !== this.#printed) {
      this.#printed = number;
      say(this.#number, number);
      mark(this.dom, classes.named ?? '', number.length > NUMBER_COLUMN);
      mark(this.dom, classes.unnumbered ?? '', number === '');
    }
    if ((edit !== undefined) !== this.#isChanged) this.#isChanged = this.dom.toggleAttribute('data-changed');
    this.#say(showing === 'OFF' ? null : this.paper.noteOf(id, edit));
  }

  #say(note: Note): void {
    if (note === null) {
      this.#note?.remove();
      this.#note = null;
      return;
    }
    if (this.#note === null) {
      this.#note = fixed('p', classes.cause);
      this.dom.prepend(this.#note);
    }
    if (this.#note.textContent === `${note.who} ${note.what}` && this.#note.dataset.icon === note.icon) return;
    const who = element('b', undefined);
    who.textContent = note.who;
    const words = element('span', undefined, who);
    words.append(` ${note.what}`);
    this.#note.dataset.icon = note.icon;
    this.#note.replaceChildren(...this.paper.icon(note.icon), words);
  }

  update(node: Node): boolean {
    if (node.type !== nodes.clause || node.attrs.id !== this.node.attrs.id) return false;
    const isOther = node.attrs !== this.node.attrs;
    this.node = node;
    if (isOther) this.#look();
    return true;
  }

  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return !this.contentDOM.contains(mutation.target) && mutation.type !== 'selection';
  }

  destroy(): void {
    this.paper.views.delete(this);
  }
}

class SectionTitleView implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM = element('span', undefined);
  readonly #number = fixed('span', classes.sectionNumber);

  constructor(
    private readonly view: EditorView,
    private readonly paper: Paper,
    private readonly getPos: () => number | undefined,
  ) {
    this.dom = element('h2', classes.sectionTitle, this.#number, this.contentDOM);
    paper.views.add(this);
    this.redraw();
  }

  redraw(): void {
    const pos = this.getPos();
    if (pos === undefined) return;
    const { doc } = this.view.state;
    if (pos > doc.content.size) return;
    const { parent } = doc.resolve(pos);
    if (parent.type !== nodes.section) return;
    const { id } = sectionAttributes(parent);
    const number = drawn(this.view.state).numbers.printed.get(id) ?? null;
    say(this.#number, number === null ? '' : `${number}. `);
  }

  update(node: Node): boolean {
    if (node.type !== nodes.sectionTitle) return false;
    return true;
  }

  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return !this.contentDOM.contains(mutation.target) && mutation.type !== 'selection';
  }

  destroy(): void {
    this.paper.views.delete(this);
  }
}

class AtomView implements NodeView {
  readonly dom: HTMLElement;

  constructor(
    private node: Node,
    private readonly view: EditorView,
    private readonly paper: Paper,
    private readonly getPos: () => number | undefined,
  ) {
    const { type } = node;
    this.dom = element(
      'span',
      type === nodes.value ? classes.value : type === nodes.term ? classes.term : classes.reference,
    );
    if (type === nodes.reference) paper.views.add(this);
    this.dom.addEventListener('click', this.#open);
    this.redraw();
  }

  readonly #open = () => {
    const pos = this.getPos();
    if (pos !== undefined) this.paper.onAtom(this.node, pos, this.dom);
  };

  redraw(): void {
    const text = textOfAtom(this.node);
    if (this.node.type !== nodes.reference) {
      say(this.dom, text);
      return;
    }
    const words = drawn(this.view.state).numbers.references.get(referenceAttributes(this.node).target);
    say(this.dom, words ?? text);
    mark(this.dom, classes.dangling ?? '', words === undefined);
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false;
    this.node = node;
    this.redraw();
    return true;
  }

  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return mutation.type !== 'selection';
  }

  destroy(): void {
    this.paper.views.delete(this);
  }
}

class DefinitionView implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM = element('span', undefined);
  readonly #term = document.createElement('button');

  constructor(
    private node: Node,
    private readonly paper: Paper,
  ) {
    this.#term.type = 'button';
    this.#term.contentEditable = 'false';
    this.#term.tabIndex = -1;
    this.#term.className = classes.definedTerm ?? '';
    this.#term.addEventListener('click', this.#rename);
    this.dom = element('p', classes.definition, this.#term, this.contentDOM);
    this.#draw();
  }

  readonly #rename = () => {
    const { termKey, term } = definitionAttributes(this.node);
    this.paper.onTerm(termKey, term, this.#term);
  };

  #draw(): void {
    const { term } = definitionAttributes(this.node);
    say(this.#term, term);
    this.#term.setAttribute('aria-label', t('term.rename', { term }));
  }

  update(node: Node): boolean {
    if (node.type !== nodes.definition) return false;
    this.node = node;
    this.#draw();
    return true;
  }

  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return !this.contentDOM.contains(mutation.target) && mutation.type !== 'selection';
  }

  stopEvent({ target }: Event): boolean {
    return target === this.#term;
  }
}

class SealedView implements NodeView {
  readonly dom = fixed('div', classes.sealed);

  constructor(
    private node: Node,
    view: EditorView,
    private readonly paper: Paper,
    getPos: () => number | undefined,
  ) {
    const pos = getPos();
    const clause = pos === undefined ? undefined : view.state.doc.resolve(pos).parent;
    const block = sealedBlock(node);
    const name = clause === undefined ? '' : nameOf(clause);
    this.dom.setAttribute('role', 'group');
    this.dom.setAttribute('aria-label', t('sealed.label', { name }));
    this.paper.draw({ dom: this.dom, block, name });
    this.dom.addEventListener('click', () => {
      const at = getPos();
      if (at !== undefined) view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
    });
  }

  update(node: Node): boolean {
    if (node.type !== nodes.sealed || node.attrs.block !== this.node.attrs.block) return false;
    this.node = node;
    return true;
  }

  ignoreMutation(): boolean {
    return true;
  }

  destroy(): void {
    this.paper.erase(this.dom);
  }
}

export function nodeViewsOf(paper: Paper): Record<string, NodeViewConstructor> {
  const atom: NodeViewConstructor = (node, view, getPos) => new AtomView(node, view, paper, getPos);
  return {
    clause: (node, view) => new ClauseView(node, view, paper),
    sectionTitle: (_node, view, getPos) => new SectionTitleView(view, paper, getPos),
    definition: (node) => new DefinitionView(node, paper),
    sealed: (node, view, getPos) => new SealedView(node, view, paper, getPos),
    value: atom,
    term: atom,
    reference: atom,
  };
}
