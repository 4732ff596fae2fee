import { settle } from '@troth/agreement/edit';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import type { ListStyle, TextStyle } from '@troth/domain/agreement';
import { redoDepth, undoDepth } from 'prosemirror-history';
import { type Node, Slice } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection, Plugin, Selection, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';
import { type Edits, editsBetween, NO_EDITS, type PartEdit } from './changes';
import { toDoc } from './convert';
import { copiedHtml, copiedText, SLICE_TYPE } from './copy';
import { decorationsOf, drawnText, type Ghost } from './decorations';
import { discardEdit, restore } from './discard';
import classes from './editor.module.css';
import { type AtomOrigin, originOf, turnIntoText } from './insert';
import { anchorOf, type Note, nodeViewsOf, Paper } from './node-views';
import { clauseHere, nameOf, partById, sectionAround } from './parts';
import { type Offer, offersIn, pasteParagraphs, pasteSlice, type Pasted, readPasted, takeOffers } from './paste';
import { clauseAttributes, isSection, schema, sectionAttributes } from './schema';
import { createState, drawn, LOADED, type Showing, shown, shownKey } from './state';
import { DEED, type Deed, enter, listStyleHere } from './structure';
import { t } from './texts';

/** Comparing with the base waits until the keys rest this long. */
const COMPARE_AFTER_MS = 250;

/** What a place at the caret offers, and where it is. */
export type Open =
  | { readonly kind: 'PALETTE'; readonly place: DOMRect }
  | { readonly kind: 'ATOM'; readonly place: DOMRect; readonly origin: AtomOrigin; readonly pos: number }
  | { readonly kind: 'TERM'; readonly termKey: string; readonly term: string }
  | { readonly kind: 'DEFINE'; readonly words: string }
  | { readonly kind: 'KEYS' }
  | { readonly kind: 'PASTE_REFUSED'; readonly why: Extract<Pasted, { kind: 'REFUSED' }>['why'] };

/** What the panes show of the text. A new one only when something of it differs. */
export interface Snapshot {
  /** Settled: its numbers and references are true. */
  readonly tree: AgreementTree;
  readonly edits: Edits;
  readonly showing: Showing;
  /** Counts the changes of the words: those of the server not among them. */
  readonly revision: number;
  readonly hereId: string | null;
  readonly sectionId: string | null;
  readonly listStyle: ListStyle;
  readonly textStyle: TextStyle | null;
  readonly isSeparatePage: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly open: Open | null;
  readonly offers: readonly Offer[];
  readonly isFinding: boolean;
  readonly isEditable: boolean;
  /** What the last command did, in words. */
  readonly said: string;
}

export interface ControllerOptions {
  readonly base: AgreementTree;
  /** The base with the drafts. */
  readonly edited: AgreementTree;
  readonly isEditable: boolean;
  /** Who touched a clause in the commits before, in words. */
  readonly handOf: (clause: ClauseNode) => { readonly who: string; readonly what: string } | null;
  readonly announce: (words: string) => void;
}

/** What was done to a part, as the paper and the list of drafts say it. */
export function describeEdit({ kinds, origin, numberBefore, number }: PartEdit): string {
  const [first] = kinds;
  const told = kinds.flatMap((kind) => {
    switch (kind) {
      case 'ADDED':
        return origin === 'LIBRARY'
          ? [t('edit.fromLibrary')]
          : origin === 'HISTORY'
            ? [t('edit.fromHistory')]
            : origin === 'PASTE'
              ? [t('edit.pasted')]
              : [t('edit.added')];
      case 'REWORDED':
        return kinds.includes('ADDED') ? [] : [t('edit.reworded')];
      case 'MOVED':
        return [
          numberBefore === null || numberBefore === number
            ? t('edit.moved')
            : t('edit.movedFrom', { number: numberBefore }),
        ];
      case 'RESTYLED':
        return [t('edit.restyled')];
      case 'DELETED':
        return [numberBefore === null ? t('edit.deleted') : t('edit.deletedFrom', { number: numberBefore })];
    }
  });
  return told.length > 0 ? told.join(', ') : first === undefined ? '' : t('edit.reworded');
}

/** One open text: the view on it, what it differs in from its base, and what is said of it. React draws around it. */
export class Controller {
  readonly paper: Paper;
  #options: ControllerOptions;
  #view: EditorView | null = null;
  #state: EditorState;
  #snapshot: Snapshot;
  readonly #listeners = new Set<() => void>();
  readonly #onWords = new Set<() => void>();
  #comparing: ReturnType<typeof setTimeout> | null = null;
  #frame = 0;
  #clauses: ReadonlyMap<string, ClauseNode> = new Map();

  constructor(options: ControllerOptions) {
    this.#options = options;
    this.#clauses = clausesOf(options.edited);
    this.paper = new Paper(this.#noteOf, this.#openAtom, (termKey, term) => this.open({ kind: 'TERM', termKey, term }));
    this.#state = this.#stateOf(options.base, options.edited);
    const edits = editsBetween(settle(options.base), settle(options.edited));
    this.#snapshot = this.#look({
      tree: settle(options.edited),
      edits,
      showing: 'REDLINE',
      revision: 0,
      hereId: null,
      sectionId: null,
      listStyle: 'NONE',
      textStyle: null,
      isSeparatePage: false,
      canUndo: false,
      canRedo: false,
      open: null,
      offers: [],
      isFinding: false,
      isEditable: options.isEditable,
      said: '',
    });
  }

  get state(): EditorState {
    return this.#state;
  }
  get base(): AgreementTree {
    return this.#options.base;
  }
  readonly snapshot = (): Snapshot => this.#snapshot;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  /** Tells of each change of the words that the person made, at once. */
  readonly onWords = (listener: () => void) => {
    this.#onWords.add(listener);
    return () => {
      this.#onWords.delete(listener);
    };
  };

  #stateOf(base: AgreementTree, edited: AgreementTree): EditorState {
    return createState({
      base,
      doc: toDoc(edited),
      further: [...this.#clauses.values()],
      keys: {
        'Mod-f': this.#finding,
        'Mod-Alt-m': () => false,
        'Mod-Alt-t': this.#define,
        'Mod-/': this.#keys,
        'Mod-Alt-v': this.#palette,
      },
      plugins: [
        new Plugin({
          props: {
            decorations: ({ doc, selection: { $from } }) =>
              $from.depth === 0
                ? null
                : DecorationSet.create(doc, [
                    Decoration.node($from.before(1), $from.after(1), { class: classes.hereSection ?? '' }),
                  ]),
            handleTextInput: (_view, _from, _to, text) => {
              if (text === '{') return this.#palette(this.#state);
              return false;
            },
            handleKeyDown: (_view, event) => this.#pressed(event),
            handleDOMEvents: {
              copy: (_view, event) => this.#copied(event, false),
              cut: (_view, event) => this.#copied(event, true),
              paste: (_view, event) => this.#pasted(event),
              beforeinput: (_view, event) => {
                // An agreement has no bold words, and Enter is a command: the browser's own ways would break its structure.
                const isOwn =
                  /^format|^insert(Paragraph|LineBreak|OrderedList|UnorderedList|HorizontalRule|Link)$/.test(
                    event.inputType,
                  );
                if (!isOwn) return false;
                event.preventDefault();
                if (event.inputType === 'insertParagraph') this.run(enter);
                return true;
              },
              drop: (_view, event) => {
                event.preventDefault();
                return true;
              },
              blur: () => {
                for (const listener of this.#onBlur) listener();
                return false;
              },
            },
          },
        }),
      ],
    });
  }

  readonly #onBlur = new Set<() => void>();
  readonly onBlur = (listener: () => void) => {
    this.#onBlur.add(listener);
    return () => {
      this.#onBlur.delete(listener);
    };
  };

  /** Draws the paper into an element. @returns How it is taken away. */
  readonly mount = (place: HTMLElement): (() => void) => {
    const view = new EditorView(
      { mount: place },
      {
        state: this.#state,
        nodeViews: nodeViewsOf(this.paper),
        editable: () => this.#options.isEditable,
        dispatchTransaction: (transaction) => this.#dispatch(transaction),
        attributes: () => ({
          class: classes.words ?? '',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': t('paper.label'),
          'aria-readonly': String(!this.#options.isEditable),
          'aria-describedby': 'editor-keys-hint',
          spellcheck: 'true',
          lang: 'en',
          ...(this.#options.isEditable ? {} : { tabindex: '0' }),
        }),
        handleScrollToSelection: (of) => this.#scroll(of),
      },
    );
    this.#view = view;
    this.paper.redraw();
    this.#decorate(this.#snapshot.edits);
    return () => {
      view.destroy();
      if (this.#view === view) this.#view = null;
    };
  };

  /** Keeps the caret clear of the tools above it. */
  #scroll(view: EditorView): boolean {
    const { head } = view.state.selection;
    const { top, bottom } = view.coordsAtPos(head);
    const above = (document.querySelector(`.${classes.head ?? ''}`)?.getBoundingClientRect().bottom ?? 0) + 24;
    const below = window.innerHeight - 48;
    if (top < above) window.scrollBy(0, top - above);
    else if (bottom > below) window.scrollBy(0, bottom - below);
    return true;
  }

  #dispatch(transaction: Transaction): void {
    const before = this.#state;
    this.#state = before.apply(transaction);
    this.#view?.updateState(this.#state);
    const isChanged = this.#state.doc !== before.doc;
    if (isChanged) this.paper.redraw();
    const deed = transaction.getMeta(DEED) as Deed | undefined;
    if (deed !== undefined) this.#tell(deed, isChanged);
    else if (transaction.docChanged && !isChanged) this.#tell({ kind: 'REFUSED', why: 'SEALED' }, false);
    if (isChanged) {
      if (transaction.getMeta(LOADED) !== true) {
        this.#set({ revision: this.#snapshot.revision + 1 }, false);
        for (const listener of this.#onWords) listener();
      }
      this.#compareSoon();
    }
    this.#lookSoon();
  }

  readonly dispatch = (transaction: Transaction): void => this.#dispatch(transaction);

  /** Runs a command as its key does, and gives the text the focus. */
  readonly run = (command: Command, takesFocus = true): boolean => {
    if (!this.#options.isEditable) return false;
    const isDone = command(this.#state, this.dispatch, this.#view ?? undefined);
    if (takesFocus) this.#view?.focus();
    return isDone;
  };

  readonly focus = (): void => this.#view?.focus();

  /** Moves the caret, which reading allows too. */
  readonly go = (id: string): void => {
    const part = partById(this.#state.doc, id);
    if (part === null) return;
    const view = this.#view;
    if (view === null) return;
    const { node } = view.domAtPos(part.pos + 1);
    const element = node instanceof Element ? node : node.parentElement;
    this.#dispatch(this.#state.tr.setSelection(Selection.near(this.#state.doc.resolve(part.pos + 1))));
    const place = element?.closest('[id^="part-"]');
    const show = () => place?.scrollIntoView({ block: isSection(part.node) ? 'start' : 'center' });
    view.focus();
    show();
    // Sections on the way are drawn only now, and are not as high as was guessed.
    requestAnimationFrame(() => requestAnimationFrame(show));
  };

  #tell(deed: Deed, isChanged: boolean): void {
    const words = this.#wordsOf(deed, isChanged);
    if (words === '') return;
    this.#set({ said: words }, true);
    this.#options.announce(words);
  }

  #wordsOf(deed: Deed, isChanged: boolean): string {
    switch (deed.kind) {
      case 'REFUSED':
        return t(`refused.${deed.why}`);
      case 'DELETED':
        return isChanged ? t('said.deleted', { name: deed.name || t('said.clause') }) : t('refused.SEALED');
      case 'ADDED':
      case 'RESTORED':
      case 'MOVED': {
        if (!isChanged) return t('refused.SEALED');
        const part = partById(this.#state.doc, deed.id);
        if (part === null) return '';
        const { paths } = drawn(this.#state).numbers;
        const number = paths.get(deed.id) ?? t('said.unnumbered');
        const before = this.#state.doc.resolve(part.pos).nodeBefore;
        const elder = before === null ? undefined : paths.get(String(before.attrs.id));
        if (deed.kind !== 'MOVED') return t(deed.kind === 'ADDED' ? 'said.added' : 'said.restored', { number });
        return elder === undefined || elder === null
          ? t('said.movedFirst', { number })
          : t('said.moved', { after: elder, number });
      }
    }
  }

  #noteOf = (id: string, edit: PartEdit | undefined): Note => {
    if (edit?.isWithinNew === true) return null;
    if (edit !== undefined) return { who: t('note.draft'), what: describeEdit(edit), icon: 'DRAFT' };
    const clause = this.#clauses.get(id);
    const hand = clause === undefined ? null : this.#options.handOf(clause);
    return hand === null ? null : { ...hand, icon: 'HAND' };
  };

  #openAtom = (node: Node, pos: number, dom: HTMLElement): void => {
    const origin = originOf(node);
    if (origin === null) return;
    if (this.#options.isEditable)
      this.#dispatch(this.#state.tr.setSelection(NodeSelection.create(this.#state.doc, pos)));
    this.open({ kind: 'ATOM', place: dom.getBoundingClientRect(), origin, pos });
  };

  readonly open = (open: Open | null): void => this.#set({ open }, true);

  #palette = (state: EditorState): boolean => {
    if (this.#view === null || !this.#options.isEditable || !state.selection.$from.parent.isTextblock) return false;
    const { left, bottom, top } = this.#view.coordsAtPos(state.selection.head);
    this.open({ kind: 'PALETTE', place: new DOMRect(left, top, 0, bottom - top) });
    return true;
  };
  readonly palette = (): boolean => this.#palette(this.#state);

  #finding = (): boolean => {
    this.#set({ isFinding: true }, true);
    return true;
  };
  readonly find = (isFinding: boolean): void => this.#set({ isFinding }, true);

  #keys = (): boolean => {
    this.open({ kind: 'KEYS' });
    return true;
  };

  #define = (state: EditorState): boolean => {
    const { from, to } = state.selection;
    this.open({ kind: 'DEFINE', words: state.doc.textBetween(from, to, ' ') });
    return true;
  };
  readonly define = (): boolean => this.#define(this.#state);

  #pressed(event: KeyboardEvent): boolean {
    // Tab goes on in the page: whoever uses the keyboard is never kept in the text.
    if (event.key === 'Enter' && this.#state.selection instanceof NodeSelection) {
      const { node, from } = this.#state.selection;
      const origin = originOf(node);
      const dom = this.#view?.nodeDOM(from);
      if (origin !== null && dom instanceof HTMLElement) {
        this.#openAtom(node, from, dom);
        return true;
      }
    }
    return false;
  }

  readonly turnIntoText = (pos: number): void => {
    const state = this.#state.apply(this.#state.tr.setSelection(NodeSelection.create(this.#state.doc, pos)));
    turnIntoText((node) => drawnText(node, drawn(this.#state).numbers))(state, (transaction) => {
      const tr = this.#state.tr.setSelection(NodeSelection.create(this.#state.doc, pos));
      for (const step of transaction.steps) tr.step(step);
      this.#dispatch(tr);
    });
    this.open(null);
    this.#view?.focus();
  };

  #copied(event: ClipboardEvent, isCut: boolean): boolean {
    const { clipboardData } = event;
    if (clipboardData === null || this.#state.selection.empty) return false;
    event.preventDefault();
    clipboardData.setData('text/plain', copiedText(this.#state));
    clipboardData.setData('text/html', copiedHtml(this.#state));
    clipboardData.setData(SLICE_TYPE, JSON.stringify(this.#state.selection.content().toJSON()));
    if (isCut && this.#options.isEditable) this.#dispatch(this.#state.tr.deleteSelection().scrollIntoView());
    return true;
  }

  #pasted(event: ClipboardEvent): boolean {
    const { clipboardData } = event;
    event.preventDefault();
    if (clipboardData === null || !this.#options.isEditable) return true;
    const own = clipboardData.getData(SLICE_TYPE);
    const from = this.#state.selection.from;
    if (own !== '') {
      try {
        const tr = pasteSlice(this.#state, Slice.fromJSON(schema, JSON.parse(own)).toJSON());
        if (tr !== null) this.#dispatch(tr.setMeta('paste', true));
        return true;
      } catch {
        // Not ours after all: its words are.
      }
    }
    const pasted = readPasted(clipboardData.getData('text/html'), clipboardData.getData('text/plain'));
    if (pasted.kind === 'REFUSED') {
      this.open({ kind: 'PASTE_REFUSED', why: pasted.why });
      return true;
    }
    const tr = pasteParagraphs(this.#state, pasted.paragraphs);
    if (tr === null) return true;
    const size = this.#state.doc.content.size;
    this.#dispatch(tr);
    const to = Math.min(this.#state.doc.content.size, from + this.#state.doc.content.size - size);
    this.#set({ offers: offersIn(this.#state.doc, from, to, drawn(this.#state).numbers) }, true);
    return true;
  }

  readonly settleOffers = (areTaken: boolean): void => {
    const { offers } = this.#snapshot;
    if (areTaken) this.#dispatch(takeOffers(this.#state.tr, offers));
    this.#set({ offers: [] }, true);
    this.#view?.focus();
  };

  readonly discard = (id: string): void => {
    const { tr } = this.#state;
    if (discardEdit(tr, this.base, id)) this.#dispatch(tr);
    this.compare();
  };

  readonly restore = (id: string): void => {
    const { tr } = this.#state;
    if (restore(tr, this.base, id)) this.#dispatch(tr.setMeta(DEED, { kind: 'RESTORED', id } satisfies Deed));
    this.compare();
  };

  /** Puts another text in place of all that is typed into: undone in one step. */
  readonly replaceWith = (tree: AgreementTree): void => {
    for (const [id, clause] of clausesOf(tree)) (this.#clauses as Map<string, ClauseNode>).set(id, clause);
    const doc = toDoc(settle(tree));
    this.#dispatch(this.#state.tr.replaceWith(0, this.#state.doc.content.size, doc.content));
    this.compare();
  };

  readonly show = (showing: Showing): void => {
    this.#set({ showing }, false);
    this.#decorate(this.#snapshot.edits);
    this.#set({}, true);
  };

  readonly setEditable = (isEditable: boolean): void => {
    if (this.#options.isEditable === isEditable) return;
    this.#options = { ...this.#options, isEditable };
    this.#view?.setProps({});
    this.#set({ isEditable }, true);
  };

  /** Compares with the base at once, as before a save. @returns The settled tree. */
  readonly compare = (): AgreementTree => {
    if (this.#comparing !== null) clearTimeout(this.#comparing);
    this.#comparing = null;
    const tree = settle(drawn(this.#state).tree);
    const edits =
      tree === this.base ? NO_EDITS : safely(() => editsBetween(settle(this.base), tree), this.#snapshot.edits);
    this.#decorate(edits);
    this.#set({ tree, edits }, true);
    return tree;
  };

  #compareSoon(): void {
    if (this.#comparing !== null) clearTimeout(this.#comparing);
    this.#comparing = setTimeout(this.compare, COMPARE_AFTER_MS);
  }

  #decorate(edits: Edits): void {
    const { showing } = this.#snapshot;
    const { numbers } = drawn(this.#state);
    const words = { deleted: t('redline.deleted'), deletedEnd: t('redline.deletedEnd') };
    const decorations =
      showing === 'OFF'
        ? undefined
        : decorationsOf(
            this.#state.doc,
            showing === 'REDLINE' ? edits : { ...edits, redlines: new Map(), titles: new Map() },
            numbers,
            words,
            this.#ghost,
          );
    const meta = {
      edits,
      showing,
      decorations: decorations ?? shown(this.#state).decorations.remove(shown(this.#state).decorations.find()),
    };
    this.#state = this.#state.apply(this.#state.tr.setMeta(shownKey, meta).setMeta('addToHistory', false));
    this.#view?.updateState(this.#state);
    this.paper.redraw();
  }

  #ghost = ({ id, name }: Ghost): HTMLElement => {
    const dom = document.createElement('div');
    dom.className = classes.ghost ?? '';
    dom.contentEditable = 'false';
    const title = document.createElement('b');
    title.textContent = name;
    const words = document.createElement('span');
    words.append(title, ` ${t('ghost.deleted')}`);
    dom.append(words);
    if (this.#options.isEditable) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = t('ghost.restore');
      button.setAttribute('aria-label', t('ghost.restoreName', { name }));
      button.addEventListener('click', () => this.restore(id));
      dom.append(button);
    }
    return dom;
  };

  #lookSoon(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      const next = this.#look(this.#snapshot);
      if (next === this.#snapshot) return;
      const was = this.#snapshot.hereId;
      this.#set(next, true);
      if (was !== next.hereId) this.#markHere(was, next.hereId);
    });
  }

  #markHere(was: string | null, is: string | null): void {
    const mark = (id: string | null, isHere: boolean) => {
      if (id !== null) document.getElementById(anchorOf(id))?.classList.toggle(classes.here ?? '', isHere);
    };
    mark(was, false);
    mark(is, true);
  }

  #look(snapshot: Snapshot): Snapshot {
    const here = clauseHere(this.#state);
    const section = sectionAround(this.#state.selection.$from);
    const attributes = here === null ? null : clauseAttributes(here.node);
    const next = {
      hereId: attributes?.id ?? null,
      sectionId: section === null ? null : sectionAttributes(section.node).id,
      listStyle: listStyleHere(this.#state),
      textStyle:
        attributes === null
          ? section === null
            ? null
            : sectionAttributes(section.node).textStyle
          : attributes.textStyle,
      isSeparatePage: attributes?.isSeparatePage ?? false,
      canUndo: undoDepth(this.#state) > 0,
      canRedo: redoDepth(this.#state) > 0,
    };
    const isSame = (Object.keys(next) as (keyof typeof next)[]).every((key) => snapshot[key] === next[key]);
    return isSame ? snapshot : { ...snapshot, ...next };
  }

  #set(change: Partial<Snapshot>, isTold: boolean): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    if (isTold) for (const listener of this.#listeners) listener();
  }

  /** How a part is called where it stands now. */
  readonly nameOf = (id: string): string => {
    const part = partById(this.#state.doc, id);
    return part === null ? '' : nameOf(part.node);
  };
}

function safely<T>(make: () => T, otherwise: T): T {
  try {
    return make();
  } catch {
    // Two clauses of one key, which the check tells of: they are compared again after the next key.
    return otherwise;
  }
}

function clausesOf(tree: AgreementTree): Map<string, ClauseNode> {
  const found = new Map<string, ClauseNode>();
  const visit = (clauses: readonly ClauseNode[]) => {
    for (const clause of clauses) {
      found.set(clause.id, clause);
      visit(clause.children);
    }
  };
  for (const { clauses } of tree.sections) visit(clauses);
  return found;
}
