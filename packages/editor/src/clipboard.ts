import { Slice } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { copiedHtml, copiedText, SLICE_TYPE } from './copy';
import { type Pasted, pasteParagraphs, pasteSlice, readPasted } from './paste';
import { schema } from './schema';

/** Hands the selection to the clipboard: its words with numbers, as HTML, and as it is for ourselves. */
export function copyTo(event: ClipboardEvent, state: EditorState): boolean {
  const { clipboardData } = event;
  if (clipboardData === null || state.selection.empty) return false;
  event.preventDefault();
  clipboardData.setData('text/plain', copiedText(state));
  clipboardData.setData('text/html', copiedHtml(state));
  clipboardData.setData(SLICE_TYPE, JSON.stringify(state.selection.content().toJSON()));
  return true;
}

type Taken =
  | { readonly kind: 'TAKEN'; readonly transaction: Transaction; readonly isOwn: boolean }
  | { readonly kind: 'NOTHING' }
  | Extract<Pasted, { kind: 'REFUSED' }>;

const taken = (transaction: Transaction | null, isOwn: boolean): Taken =>
  transaction === null
    ? { kind: 'NOTHING' }
    : { kind: 'TAKEN', transaction: transaction.setMeta('paste', true), isOwn };

/** What is in the clipboard, put where the caret is. */
export function pastedFrom(clipboard: DataTransfer, state: EditorState): Taken {
  const own = clipboard.getData(SLICE_TYPE);
  if (own !== '') {
    try {
      return taken(pasteSlice(state, Slice.fromJSON(schema, JSON.parse(own)).toJSON()), true);
    } catch {
      // Not ours after all: its words are.
    }
  }
  const pasted = readPasted(clipboard.getData('text/html'), clipboard.getData('text/plain'));
  return pasted.kind === 'REFUSED' ? pasted : taken(pasteParagraphs(state, pasted.paragraphs), false);
}
