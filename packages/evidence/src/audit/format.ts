import { canonicalJson } from '@troth/domain/records';

/** Named by the log itself and by whatever is signed, so that a later form is not taken for this one. */
export const LOG_FORMAT = 'troth-audit-log/1';
const ENTRY_FORMAT = 'troth-audit-entry/2';
const HEAD_FORMAT = 'troth-audit-head/1';
const EXPORT_FORMAT = 'troth-audit-export/1';
const KEY_FORMAT = 'troth-audit-key/1';

/** Where a chain begins: with what it is about, or later, with what had been recorded before in an earlier form. */
export const BEGUN = 'audit.begin';
export const ADOPTED = 'audit.adopt';
/** Stands for refusals that were counted instead of listed. */
export const REFUSALS_COUNTED = 'audit.refusalsCounted';

/** What the first entry of a chain follows. */
export const NOTHING_BEFORE = '';

export type AuditActorKind = 'person' | 'newcomer' | 'stranger' | 'system';

/**
 * What one entry says: who, what, when, from where, hash before and after. Ids, kinds and hashes, never a personal value
 * (D39).
 */
export interface EntryContent {
  readonly at: string;
  readonly actorKind: AuditActorKind;
  readonly actorId: string | null;
  readonly action: string;
  readonly outcome: 'DONE' | 'REFUSED';
  /** Why it was refused: a problem code. */
  readonly reason: string | null;
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
  readonly documentId: string | null;
  /** SHA-256 of a secret salt and the network address. Who was there can be shown both, and nobody finds it by trying. */
  readonly fromHash: string | null;
  readonly requestId: string | null;
  readonly hashBefore: string | null;
  readonly hashAfter: string | null;
  /** SHA-256 of the bytes of the PDF that it is about. */
  readonly fileSha256: string | null;
  /** How many there were, where one entry stands for several. */
  readonly count: number | null;
  /** Random: nobody finds a content that is withheld by trying what it may have said. */
  readonly salt: string;
}

/** The network address of an entry, for readers who may know it. */
export interface Disclosed {
  readonly from: string;
  readonly salt: string;
}

/** An entry as a log shows it. One that is withheld from the reader keeps its place by the hash of what it says. */
export interface LogEntry {
  readonly position: number;
  readonly contentHash: string;
  readonly hash: string;
  /** Null when it is withheld. */
  readonly content: EntryContent | null;
  readonly disclosed: Disclosed | null;
}

/** What was signed of a chain: all of it up to a position, and the head before. */
export interface Head {
  readonly number: number;
  readonly position: number;
  /** Of the entry at the position. */
  readonly hash: string;
  readonly at: string;
  /** The action that it was signed for, or `daily`. */
  readonly reason: string;
  /** SHA-256 of what the head before says with its signature; null for the first. */
  readonly previous: string | null;
  readonly keyId: string;
  readonly signature: string;
}

/** A public key. The first signs itself, each later one is signed by the one before it. */
export interface PublishedKey {
  /** SHA-256 of the public key. */
  readonly id: string;
  /** Ed25519, 32 bytes, hexadecimal. */
  readonly publicKey: string;
  readonly createdAt: string;
  readonly signature: string;
}

/** A PDF that the log knows, with hashes of its pieces, so that the place of a change can be told. */
export interface LoggedFile {
  readonly sha256: string;
  readonly size: number;
  readonly pieceSize: number;
  /** The first 16 hexadecimal digits of each piece's SHA-256. */
  readonly pieces: readonly string[];
}

/** Signed when the log was handed out: how long it was then. A log that is cut at its end is found by it. */
export interface LogSeal {
  readonly at: string;
  readonly position: number;
  readonly hash: string;
  readonly heads: number;
  readonly files: readonly LoggedFile[];
  readonly keyId: string;
  readonly signature: string;
}

export interface AuditLog {
  readonly chain: string;
  readonly entries: readonly LogEntry[];
  readonly heads: readonly Head[];
  readonly keys: readonly PublishedKey[];
  readonly seal: LogSeal;
}

type Unsigned<T> = Omit<T, 'signature'>;

export const contentText = (content: EntryContent): string => canonicalJson(content);

/** What an entry's hash is taken over: its place, what it follows, and the hash of what it says. */
export const entryText = (
  chain: string,
  { position, contentHash }: Pick<LogEntry, 'position' | 'contentHash'>,
  previousHash: string,
): string => canonicalJson([ENTRY_FORMAT, chain, position, previousHash, contentHash]);

export const fromText = ({ from, salt }: Disclosed): string => canonicalJson([salt, from]);

export const headText = (chain: string, { number, position, hash, at, reason, previous, keyId }: Unsigned<Head>) =>
  canonicalJson({ format: HEAD_FORMAT, chain, number, position, hash, at, reason, previous, keyId });

/** What the next head's `previous` is the hash of. */
export const signedHeadText = (chain: string, head: Head): string => `${headText(chain, head)}${head.signature}`;

export const keyText = ({ id, publicKey, createdAt }: Unsigned<PublishedKey>, signerId: string): string =>
  canonicalJson({ format: KEY_FORMAT, id, publicKey, createdAt, signerId });

export const sealText = (chain: string, { at, position, hash, heads, files, keyId }: Unsigned<LogSeal>): string =>
  canonicalJson({ format: EXPORT_FORMAT, chain, at, position, hash, heads, files, keyId });

/** The one spelling of a log: a line for each entry, head, key and file. Any other byte is a change. */
export function writeLog({ chain, entries, heads, keys, seal }: AuditLog): string {
  const lines = (values: readonly unknown[]) => `[\n${values.map((value) => canonicalJson(value)).join(',\n')}\n]`;
  const { files, ...rest } = seal;
  return [
    `{"format":${JSON.stringify(LOG_FORMAT)},`,
    `"chain":${JSON.stringify(chain)},`,
    `"entries":${lines(entries)},`,
    `"heads":${lines(heads)},`,
    `"keys":${lines(keys)},`,
    `"files":${lines(files)},`,
    `"seal":${canonicalJson(rest)}}`,
    '',
  ].join('\n');
}
