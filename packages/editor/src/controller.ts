import { applyDrafts, draftsBetween, EditError, settle } from '@troth/agreement/edit';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import type { DraftSet, ListStyle, TextStyle } from '@troth/domain/agreement';
import { redoDepth, undoDepth } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection, Plugin, Selection, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';
import { type Edits, editsBetween, NO_EDITS, type PartEdit } from '@troth/agreement/edit';
import { copyTo, pastedFrom } from './clipboard';
import { type About, aboutHere, calledIn, type Commented, commentDecorations, countByClause } from './comments';
import { clausesById, toDoc, TreeReader } from './convert';
import { decorationsOf, drawnText, type Ghosts, nearestGhost } from './decorations';
import { discardEdit, restore } from './discard';
import classes from './editor.module.css';
import { ghostAnchorOf, ghostElement } from './ghost';
import { type AtomOrigin, type OfferedValue, originOf, turnIntoText } from './insert';
import { insertPlaced, type Placeable, replaced, withSchedulesOf } from './placing';
import { anchorOf, type Note, nodeViewsOf, Paper } from './node-views';
import { clauseHere, partById, sectionAround } from './parts';
import { type Offer, offersIn, type Pasted, takeOffers } from './paste';
import { deedWords, describeEdit, iconOf } from './said';
import { clauseAttributes, isSection, sectionAttributes } from './schema';
import { createState, drawn, LOADED, type Showing, shownKey } from './state';
import { DEED, type Deed, enter, listStyleHere, textStyleHere } from './structure';
import { t } from './texts';

/** Comparing with the base waits until the keys rest this long. */
const COMPARE_AFTER_MS = 250;

export interface Facts {
  readonly values: readonly OfferedValue[];
  readonly supportClauseTemplateIds: readonly string[];
}

/** What a place at the caret offers, and where it is. */
export type Open =
  | { readonly kind: 'PALETTE'; readonly place: DOMRect }
  | { readonly kind: 'ATOM'; readonly place: DOMRect; readonly origin: AtomOrigin; readonly pos: number }
  | { readonly kind: 'TERM'; readonly termKey: string; readonly term: string }
  | { readonly kind: 'DEFINE'; readonly words: string }
  | { readonly kind: 'KEYS' }
  | { readonly kind: 'MENU'; readonly place: DOMRect }
  | { readonly kind: 'WORD' }
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
  /** How many open discussions each clause has. */
  readonly discussed: ReadonlyMap<string, number>;
  /** What someone wants to write about, asked for by key; a new object for each asking. */
  readonly about: About | null;
  readonly isEditable: boolean;
  /** What the last command did, in words. */
  readonly said: string;
}

export interface ControllerOptions {
  /** Settled. */
  readonly base: AgreementTree;
  /** The base with the drafts. */
  readonly edited: AgreementTree;
  readonly isEditable: boolean;
  /** Who touched a clause in the commits before, in words. */
  readonly handOf: (clause: ClauseNode) => { readonly who: string; readonly what: string } | null;
  readonly announce: (words: string) => void;
  /** The version that was approved last, as it is called. */
  readonly approved?: string | null;
  readonly onComment?: (clauseId: string) => void;
  /** A pane is asked for by key, and takes the focus. */
  readonly onPane?: (pane: 'CONTENTS' | 'LIBRARY') => void;
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
  readonly #clauses: Map<string, ClauseNode>;
  readonly #reader: TreeReader;
  #facts: Facts | null = null;
  #comments: readonly Commented[] = [];
  /** The version that was approved last, once it was asked for. */
  #approved: AgreementTree | null = null;

  constructor(options: ControllerOptions) {
    this.#options = options;
    this.#clauses = new Map(clausesById(options.edited));
    this.#reader = new TreeReader(options.base, this.#clauses.values());
    this.paper = new Paper(this.#noteOf, this.#openAtom, (termKey, term) => this.open({ kind: 'TERM', termKey, term }));
    this.#state = this.#stateOf(options.base, options.edited);
    const tree = options.edited === options.base ? options.base : settle(options.edited);
    const edits = tree === options.base ? NO_EDITS : editsBetween(options.base, tree);
    this.#snapshot = this.#look({
      tree,
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
      discussed: new Map(),
      about: null,
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
      doc: this.#reader.open(edited),
      reader: this.#reader,
      keys: {
        'Mod-f': this.#finding,
        'Mod-Alt-m': this.#comment,
        'Mod-Alt-t': this.#define,
        'Mod-/': this.#keys,
        'Mod-Alt-v': this.#palette,
        'Mod-Alt-g': () => this.#pane('CONTENTS'),
        'Mod-Alt-l': this.library,
        'Mod-Alt-r': this.restoreNearest,
        'Shift-F10': this.#menu,
        ContextMenu: this.#menu,
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
            handleClick: (_view, _pos, { target }) => {
              const about = target instanceof Element ? target.closest('[data-comment]') : null;
              if (about !== null) this.#options.onComment?.(about.getAttribute('data-comment') ?? '');
              return false;
            },
            handleDOMEvents: {
              copy: (_view, event) => this.#copied(event, false),
              cut: (_view, event) => this.#copied(event, true),
              paste: (_view, event) => this.#pasted(event),
              contextmenu: (view, event) => this.#rightClicked(view, event),
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
    // What is drawn over the words is known before they are drawn: each view draws once.
    this.#decorate(this.#shownEdits(this.#snapshot.tree, this.#snapshot.edits));
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
    // Asked by React before it changes anything: where the caret is in an element that says it is editable, it counts all the
    // letters of the text up to the caret, to put it back. The view keeps the caret itself.
    Object.defineProperty(view.dom, 'contentEditable', { value: 'inherit', writable: true });
    this.#view = view;
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
    if (drawn(this.#state).numbers !== drawn(before).numbers) this.paper.redraw();
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
    if (part === null) {
      this.#goToGhost(id);
      return;
    }
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

  /** To where a deleted clause stood, which is drawn unless changes are hidden. */
  #goToGhost(id: string): void {
    if (this.#snapshot.showing === 'OFF') this.show('REDLINE');
    const place = document.getElementById(ghostAnchorOf(id));
    place?.scrollIntoView({ block: 'center' });
    (place?.querySelector('button') ?? place)?.focus({ preventScroll: true });
  }

  #tell(deed: Deed, isChanged: boolean): void {
    const words = deedWords(this.#state, deed, isChanged);
    if (words === '') return;
    this.#set({ said: words }, true);
    this.#options.announce(words);
  }

  #noteOf = (id: string, edit: PartEdit | undefined): Note => {
    if (edit?.isWithinNew === true) return null;
    if (edit !== undefined && this.#snapshot.showing === 'APPROVED')
      return {
        who: t('note.since', { version: this.#options.approved ?? '' }),
        what: describeEdit(edit),
        icon: iconOf(edit),
      };
    if (edit !== undefined) return { who: t('note.draft'), what: describeEdit(edit), icon: iconOf(edit) };
    const clause = this.#clauses.get(id);
    const hand = clause === undefined ? null : this.#options.handOf(clause);
    return hand === null ? null : { ...hand, icon: 'PEN' };
  };

  #openAtom = (node: Node, pos: number, dom: HTMLElement): void => {
    const origin = originOf(node);
    if (origin === null) return;
    if (this.#options.isEditable)
      this.#dispatch(this.#state.tr.setSelection(NodeSelection.create(this.#state.doc, pos)));
    this.open({ kind: 'ATOM', place: dom.getBoundingClientRect(), origin, pos });
  };

  readonly open = (open: Open | null): void => this.#set({ open }, true);

  #caretPlace(): DOMRect | null {
    if (this.#view === null || !this.#options.isEditable) return null;
    const { left, bottom, top } = this.#view.coordsAtPos(this.#state.selection.head);
    return new DOMRect(left, top, 0, bottom - top);
  }

  #palette = (state: EditorState): boolean => {
    const place = state.selection.$from.parent.isTextblock ? this.#caretPlace() : null;
    if (place !== null) this.open({ kind: 'PALETTE', place });
    return place !== null;
  };
  readonly palette = (): boolean => this.#palette(this.#state);

  /** The commands of the clause at the caret. */
  #menu = (): boolean => {
    const place = this.#caretPlace();
    if (place !== null) this.open({ kind: 'MENU', place });
    return true;
  };

  /**
   * A right click opens the same, with the caret in what was clicked unless that is selected. With Shift it is the browser's own
   * menu, which knows the spelling; so it is where nothing is typed, and under a finger, which selects words with it.
   */
  #rightClicked(view: EditorView, event: MouseEvent): boolean {
    const isMouse = event instanceof PointerEvent ? event.pointerType === 'mouse' : event.button === 2;
    if (!this.#options.isEditable || event.shiftKey || !isMouse) return false;
    const { clientX: left, clientY: top } = event;
    const at = view.posAtCoords({ left, top });
    if (at === null) return false;
    const { from, to, empty } = this.#state.selection;
    if (empty || at.pos < from || at.pos > to)
      this.#dispatch(this.#state.tr.setSelection(Selection.near(this.#state.doc.resolve(at.pos))));
    if (clauseHere(this.#state) === null) return false;
    event.preventDefault();
    this.open({ kind: 'MENU', place: new DOMRect(left, top, 0, 0) });
    return true;
  }

  #finding = (): boolean => {
    this.#set({ isFinding: true }, true);
    return true;
  };
  readonly find = (isFinding: boolean): void => this.#set({ isFinding }, true);

  readonly library = (): boolean => this.#pane('LIBRARY');
  #pane(pane: 'CONTENTS' | 'LIBRARY'): boolean {
    this.#options.onPane?.(pane);
    return true;
  }

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

  #comment = (state: EditorState): boolean => {
    const about = aboutHere(state);
    if (about !== null) this.#set({ about }, true);
    return about !== null;
  };
  /** Asks for words about the clause at the caret, or about what is selected in it. */
  readonly comment = (): boolean => this.#comment(this.#state);
  readonly stopComment = (): void => this.#set({ about: null }, true);

  /** The words that someone wrote about are marked in the text. */
  readonly setComments = (comments: readonly Commented[]): void => {
    const hadNone = this.#comments.length === 0;
    this.#comments = comments;
    if (hadNone && comments.length === 0) return;
    this.#set({ discussed: countByClause(comments) }, true);
    this.#decorate(this.#shownEdits(this.#snapshot.tree, this.#snapshot.edits));
  };

  /** What may be inserted besides what the text has; null until the server has said it. */
  get facts(): Facts | null {
    return this.#facts;
  }
  readonly setFacts = (facts: Facts): void => {
    this.#facts = facts;
  };

  #pressed(event: KeyboardEvent): boolean {
    // Tab goes on in the page: the keyboard is never trapped in the text.
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
    if (!copyTo(event, this.#state)) return false;
    if (isCut && this.#options.isEditable) this.#dispatch(this.#state.tr.deleteSelection().scrollIntoView());
    return true;
  }

  #pasted(event: ClipboardEvent): boolean {
    const { clipboardData } = event;
    event.preventDefault();
    if (clipboardData === null || !this.#options.isEditable) return true;
    const from = this.#state.selection.from;
    const size = this.#state.doc.content.size;
    const pasted = pastedFrom(clipboardData, this.#state);
    if (pasted.kind === 'REFUSED') this.open({ kind: 'PASTE_REFUSED', why: pasted.why });
    if (pasted.kind !== 'TAKEN') return true;
    this.#dispatch(pasted.transaction);
    if (pasted.isOwn) return true;
    const to = Math.min(this.#state.doc.content.size, from + this.#state.doc.content.size - size);
    this.#set({ offers: offersIn(this.#state.doc, from, to, drawn(this.#state).numbers, this.#facts?.values) }, true);
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

  /** Of the deleted clauses, the one nearest to the caret comes back, and the caret goes to it. */
  readonly restoreNearest = (): boolean => {
    this.compare();
    const id = nearestGhost(this.#state.doc, this.#snapshot.edits, this.#state.selection.head);
    if (id === null) this.#options.announce(t('restore.none'));
    else {
      this.restore(id);
      this.go(id);
    }
    return true;
  };

  /** Puts another text in place: of what differs, undone in one step. */
  readonly replaceWith = (tree: AgreementTree): void => {
    this.#know(clausesById(tree).values());
    this.#dispatch(replaced(this.#state.tr, withSchedulesOf(this.#state.doc, toDoc(settle(tree)))));
    this.compare();
  };

  #know(clauses: Iterable<ClauseNode>): void {
    const list = [...clauses];
    for (const clause of list) if (!this.#clauses.has(clause.id)) this.#clauses.set(clause.id, clause);
    this.#reader.know(list);
  }

  /** Takes drafts over into what is drafted already. @returns Whether they fit. */
  readonly takeDrafts = ({ sections, clauses }: DraftSet): boolean => {
    const own = draftsBetween(this.base, this.compare());
    const others = <P extends { id: string }>(list: readonly P[], taken: readonly P[]) => [
      ...list.filter(({ id }) => !taken.some((part) => part.id === id)),
      ...taken,
    ];
    try {
      this.replaceWith(
        applyDrafts(this.base, { sections: others(own.sections, sections), clauses: others(own.clauses, clauses) }),
      );
      return true;
    } catch (error) {
      if (error instanceof EditError) return false;
      throw error;
    }
  };

  /** Puts clauses or sections of the library after where the caret is. @returns Whether there is a place for them. */
  readonly place = (parts: Placeable): boolean => {
    const isDone = this.run(insertPlaced(parts));
    if (isDone) this.compare();
    return isDone;
  };

  /** @param approved The version that was approved last, where changes since then are to be shown. */
  readonly show = (showing: Showing, approved: AgreementTree | null = this.#approved): void => {
    this.#approved = approved === null ? null : settle(approved);
    this.#set({ showing }, false);
    this.#decorate(this.#shownEdits(this.#snapshot.tree, this.#snapshot.edits));
    this.#set({}, true);
  };

  /** What is drawn over the text: changes since the base, or since the version that was approved. */
  #shownEdits(tree: AgreementTree, edits: Edits): Edits {
    const { showing } = this.#snapshot;
    const approved = this.#approved;
    return showing === 'APPROVED' && approved !== null ? safely(() => editsBetween(approved, tree), edits) : edits;
  }

  readonly setEditable = (isEditable: boolean): void => {
    if (this.#options.isEditable === isEditable) return;
    this.#options = { ...this.#options, isEditable };
    this.#view?.setProps({});
    // Where clauses were deleted, they can be restored from now on, or no more.
    if (this.#snapshot.edits.gone.length > 0)
      this.#decorate(this.#shownEdits(this.#snapshot.tree, this.#snapshot.edits));
    this.#set({ isEditable }, true);
  };

  /** Compares with the base at once, as before a save. @returns The settled tree. */
  readonly compare = (): AgreementTree => {
    if (this.#comparing !== null) clearTimeout(this.#comparing);
    this.#comparing = null;
    const tree = settle(drawn(this.#state).tree);
    const edits = tree === this.base ? NO_EDITS : safely(() => editsBetween(this.base, tree), this.#snapshot.edits);
    this.#decorate(this.#shownEdits(tree, edits));
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
    const { doc } = this.#state;
    const isMarked = showing === 'MARKS';
    const changes =
      showing === 'OFF'
        ? []
        : decorationsOf(
            doc,
            isMarked ? { ...edits, redlines: new Map(), titles: new Map() } : edits,
            numbers,
            words,
            this.#ghosts,
          );
    const decorations = [...changes, ...commentDecorations(doc, this.#comments, numbers)];
    const meta = {
      edits,
      showing,
      decorations: decorations.length === 0 ? DecorationSet.empty : DecorationSet.create(doc, decorations),
    };
    this.#state = this.#state.apply(this.#state.tr.setMeta(shownKey, meta).setMeta('addToHistory', false));
    this.#view?.updateState(this.#state);
    this.paper.redraw();
  }

  get #ghosts(): Ghosts {
    const canRestore = this.#options.isEditable && this.#snapshot.showing !== 'APPROVED';
    return {
      canRestore,
      draw: (ghost) => ghostElement(ghost, this.paper.icon('GONE'), canRestore ? () => this.restore(ghost.id) : null),
    };
  }

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
      textStyle: textStyleHere(this.#state),
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

  /** How a clause is called where it stands now; null when it is gone. */
  readonly nameOf = (id: string): string | null => {
    const part = partById(this.#state.doc, id);
    return part === null ? null : calledIn(drawn(this.#state), part.node);
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
