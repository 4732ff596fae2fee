import { draftsBetween, editsBetween, settle } from '@troth/agreement/edit';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import { openWord, readBack, WORD_FILE_MAX_BYTES, type WordNote, type WordRefusal } from '@troth/agreement/word';
import type { DraftSet } from '@troth/domain/agreement';
import type { VersionLine } from './history-panel';
import type { EditorServices } from './services';
import { carriedOver } from './versions';

/** What a file is compared with. */
export interface WordFiles {
  readonly services: Pick<EditorServices, 'documentId' | 'readVersion' | 'announce'>;
  readonly versions: readonly Pick<VersionLine, 'commitAt' | 'number'>[];
  readonly baseCommitAt: string;
}

export interface FoundNote extends Pick<WordNote, 'kind' | 'words' | 'author'> {
  /** The clause, by its number and heading; empty before the first. */
  readonly place: string;
}

export type ReadFile =
  | { readonly kind: 'REFUSED'; readonly why: WordRefusal | 'OTHER_DOCUMENT' | 'OTHER_VERSION' | 'NOTHING' }
  | {
      readonly kind: 'FOUND';
      readonly drafts: DraftSet;
      readonly count: number;
      readonly notes: readonly FoundNote[];
      /** The version that the file was made from, where that is an earlier one; null for the one on the page. */
      readonly version: number | null;
      /** Changes to what has changed since that version: left out, so that nobody’s words are overwritten. */
      readonly left: number;
    };

/** How a clause is called: by its whole number and its heading, else by its section. */
function placesOf({ sections }: AgreementTree): (id: string | null) => string {
  const named = (number: string | null, name: string | null) => [number, name].filter(Boolean).join(' ');
  const places = new Map<string, string>();
  const visit = (clauses: readonly ClauseNode[], path: string, section: string) => {
    for (const { id, number, heading, children } of clauses) {
      const own = number?.startsWith('(') === true ? `${path}${number}` : (number ?? path);
      places.set(id, named(own, heading) || section);
      visit(children, own, section);
    }
  };
  for (const { id, number, title, clauses } of sections) {
    places.set(id, named(number, title));
    visit(clauses, '', named(number, title));
  }
  return (id) => (id === null ? '' : (places.get(id) ?? ''));
}

/** Reads what was edited in a Word file, on this device. Only the drafts reach the server, which judges them like any others. */
export async function readWordFile(
  file: Pick<File, 'size' | 'arrayBuffer'>,
  base: AgreementTree,
  { services, versions, baseCommitAt }: WordFiles,
): Promise<ReadFile> {
  if (file.size > WORD_FILE_MAX_BYTES) return { kind: 'REFUSED', why: 'TOO_LARGE' };
  const opened = openWord(new Uint8Array(await file.arrayBuffer()));
  if (opened.kind === 'REFUSED') return opened;
  const { documentId, commitAt } = opened.origin;
  if (documentId !== services.documentId) return { kind: 'REFUSED', why: 'OTHER_DOCUMENT' };
  const isCurrent = commitAt === baseCommitAt;
  const version = isCurrent ? null : (versions.find((one) => one.commitAt === commitAt)?.number ?? null);
  if (!isCurrent && version === null) return { kind: 'REFUSED', why: 'OTHER_VERSION' };
  const was = isCurrent ? base : settle(await services.readVersion(commitAt));
  const back = readBack(was, opened.text, () => crypto.randomUUID());
  if (back === null) return { kind: 'REFUSED', why: 'NOTHING' };
  const { tree, left } = isCurrent
    ? { tree: back.edited, left: 0 }
    : carriedOver(was, base, draftsBetween(was, back.edited));
  const placeOf = placesOf(back.edited);
  return {
    kind: 'FOUND',
    drafts: draftsBetween(base, tree),
    count: editsBetween(base, tree).list.length,
    notes: back.notes.map(({ partId, ...note }) => ({ ...note, place: placeOf(partId) })),
    version,
    left,
  };
}
