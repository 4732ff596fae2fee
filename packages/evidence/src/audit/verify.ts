import {
  ADOPTED,
  type AuditLog,
  contentText,
  entryText,
  fromText,
  type Head,
  headText,
  keyText,
  type LogEntry,
  type LoggedFile,
  NOTHING_BEFORE,
  sealText,
  signedHeadText,
  writeLog,
} from './format';
import type { AuditCrypto } from './platform-crypto';
import { readLog, UnreadableLog } from './read-log';

/** What is wrong with a log or a file, and exactly where. */
export type Fault =
  /** No log of ours, or so damaged that it cannot be read. */
  | { readonly code: 'UNREADABLE' }
  /** Written otherwise than it was handed out, from this byte on (counted from 0); lines are counted from 1. */
  | { readonly code: 'SPELLING'; readonly byte: number; readonly line: number }
  | { readonly code: 'NO_ENTRIES' }
  /** It says something else than what was recorded. */
  | { readonly code: 'ENTRY_CHANGED'; readonly position: number }
  /** What is disclosed of where it came from is not what was recorded. */
  | { readonly code: 'ORIGIN_CHANGED'; readonly position: number }
  | { readonly code: 'ENTRIES_MISSING'; readonly from: number; readonly to: number }
  /** It stands where another should. */
  | { readonly code: 'ENTRY_MOVED'; readonly position: number }
  | { readonly code: 'KEY_CHANGED'; readonly key: number }
  /** Signed with a key that is none of those that were given to compare with. */
  | { readonly code: 'KEY_UNKNOWN'; readonly key: number }
  | { readonly code: 'HEAD_CHANGED'; readonly head: number }
  | { readonly code: 'HEADS_MISSING'; readonly from: number; readonly to: number }
  | { readonly code: 'HEAD_MOVED'; readonly head: number }
  /** What was signed of the chain up to this position is not what the log shows. */
  | { readonly code: 'NOT_AS_SIGNED'; readonly head: number; readonly position: number }
  | { readonly code: 'SEAL_CHANGED' }
  /** There were this many when the log was handed out. */
  | { readonly code: 'CUT_SHORT'; readonly from: number; readonly to: number }
  /** This platform does not know the kind of signature. */
  | { readonly code: 'SIGNATURES_UNCHECKED' }
  | { readonly code: 'FILE_UNKNOWN' }
  /** It was a file of the log; these bytes are not what they were (from 0, the end not included). */
  | {
      readonly code: 'FILE_CHANGED';
      readonly sha256: string;
      readonly size: number;
      readonly ranges: readonly { readonly from: number; readonly to: number }[];
    };

/** An entry that is about the file. */
export interface Mention {
  readonly position: number;
  readonly action: string;
  readonly at: string;
}

export interface Verdict {
  readonly isSound: boolean;
  readonly faults: readonly Fault[];
  /** Null when the log could not be read. */
  readonly log: {
    readonly chain: string;
    readonly entries: number;
    readonly withheld: number;
    /** Recorded before this log began, in an earlier form, and not shown in it. */
    readonly earlier: number;
    readonly heads: number;
    readonly handedOutAt: string;
    readonly keyIds: readonly string[];
    readonly areKeysCompared: boolean;
  } | null;
  readonly file: { readonly sha256: string; readonly size: number; readonly mentions: readonly Mention[] } | null;
}

export interface ToVerify {
  readonly log: Uint8Array;
  readonly file?: Uint8Array | null;
  /** Public keys that the reader trusts, hexadecimal. Without them a log that was signed again with another key is not found. */
  readonly trustedKeys?: readonly string[] | null;
}

/**
 * Whether a log is as it was handed out, each entry follows from the one before, what was signed is what it shows, and a
 * file is one that it knows. Needs nothing but what it is given.
 *
 * @returns Every fault, in the order of the log. Does not throw.
 * @see docs/audit-log.md; ADR 0041
 */
export async function verifyLog({ log: bytes, file, trustedKeys }: ToVerify, crypto: AuditCrypto): Promise<Verdict> {
  const written = asText(bytes);
  let log: AuditLog;
  try {
    log = readLog(written);
  } catch (error) {
    if (!(error instanceof UnreadableLog)) throw error;
    return { isSound: false, faults: [{ code: 'UNREADABLE' }], log: null, file: null };
  }
  const faults: Fault[] = [
    ...spellingFaults(written, writeLog(log)),
    ...(await entryFaults(log, crypto)),
    ...(await keyFaults(log, trustedKeys ?? null, crypto)),
    ...(await headFaults(log, crypto)),
    ...(await sealFaults(log, crypto)),
  ];
  const found = file == null ? null : await judgeFile(file, log, crypto);
  faults.push(...(found?.faults ?? []));
  const [first] = log.entries;
  return {
    isSound: faults.length === 0,
    faults: once(faults),
    log: {
      chain: log.chain,
      entries: log.entries.length,
      withheld: log.entries.filter(({ content }) => content === null).length,
      earlier: first === undefined ? 0 : first.position - 1,
      heads: log.heads.length,
      handedOutAt: log.seal.at,
      keyIds: log.keys.map(({ id }) => id),
      areKeysCompared: trustedKeys != null,
    },
    file: found === null ? null : { sha256: found.sha256, size: found.size, mentions: found.mentions },
  };
}

/** A log is written in ASCII, so each byte is a character; another byte stays a difference. */
function asText(bytes: Uint8Array): string {
  const parts: string[] = [];
  const AT_ONCE = 8192;
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + AT_ONCE)));
  return parts.join('');
}

function spellingFaults(written: string, expected: string): Fault[] {
  if (written === expected) return [];
  let byte = 0;
  while (byte < expected.length && written[byte] === expected[byte]) byte += 1;
  return [{ code: 'SPELLING', byte, line: written.slice(0, byte).split('\n').length }];
}

const once = (faults: readonly Fault[]): Fault[] => {
  const known = new Map(faults.map((fault) => [JSON.stringify(fault), fault]));
  return [...known.values()];
};

/** How a run of numbers departs from one after another: gaps, and whatever stands in the wrong place. */
function orderFaults(
  numbers: readonly number[],
  first: number,
): { gaps: { from: number; to: number }[]; moved: number[] } {
  const there = new Set(numbers);
  const gaps: { from: number; to: number }[] = [];
  const moved: number[] = [];
  const last = Math.max(first - 1, ...numbers);
  for (let number = first, from: number | null = null; number <= last; number += 1) {
    if (!there.has(number)) from ??= number;
    else from = null;
    if (from !== null && (there.has(number + 1) || number === last)) gaps.push({ from, to: number });
  }
  let highest = first - 1;
  for (const number of numbers) {
    if (number <= highest) moved.push(number);
    else highest = number;
  }
  return { gaps, moved };
}

async function entryFaults({ chain, entries }: AuditLog, crypto: AuditCrypto): Promise<Fault[]> {
  const [first] = entries;
  if (first === undefined) return [{ code: 'NO_ENTRIES' }];
  const isAdopted = first.content?.action === ADOPTED;
  const order = orderFaults(
    entries.map(({ position }) => position),
    isAdopted ? first.position : 1,
  );
  const faults: Fault[] = [
    ...order.gaps.map((gap) => ({ code: 'ENTRIES_MISSING', ...gap }) as const),
    ...order.moved.map((position) => ({ code: 'ENTRY_MOVED', position }) as const),
  ];
  const byPosition = new Map(entries.map((entry) => [entry.position, entry]));
  for (const entry of entries) {
    const before = byPosition.get(entry.position - 1);
    const previousHash = before?.hash ?? (entry === first ? startOf(first) : null);
    const isLinked =
      previousHash === null || entry.hash === (await crypto.sha256(entryText(chain, entry, previousHash)));
    const isSaid = entry.content === null || entry.contentHash === (await crypto.sha256(contentText(entry.content)));
    if (!isLinked || !isSaid) faults.push({ code: 'ENTRY_CHANGED', position: entry.position });
    if (!(await isOriginTrue(entry, crypto))) faults.push({ code: 'ORIGIN_CHANGED', position: entry.position });
  }
  return faults;
}

/** A chain that was adopted follows the last entry of its earlier form, which its first entry names. */
const startOf = ({ content }: LogEntry): string =>
  content?.action === ADOPTED ? (content.hashBefore ?? NOTHING_BEFORE) : NOTHING_BEFORE;

async function isOriginTrue({ content, disclosed }: LogEntry, crypto: AuditCrypto): Promise<boolean> {
  return disclosed === null || content?.fromHash === (await crypto.sha256(fromText(disclosed)));
}

async function keyFaults(
  { keys, heads, seal }: AuditLog,
  trusted: readonly string[] | null,
  crypto: AuditCrypto,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [at, key] of keys.entries()) {
    const signer = keys[at - 1] ?? key;
    const isNamed = key.id === (await crypto.sha256(key.publicKey));
    const isSigned = await crypto.isSignature(signer.publicKey, key.signature, keyText(key, signer.id));
    if (!isNamed || isSigned === false) faults.push({ code: 'KEY_CHANGED', key: at + 1 });
    if (isSigned === null) faults.push({ code: 'SIGNATURES_UNCHECKED' });
    if (trusted !== null && !trusted.includes(key.publicKey)) faults.push({ code: 'KEY_UNKNOWN', key: at + 1 });
  }
  const isThere = (keyId: string) => keys.some(({ id }) => id === keyId);
  for (const { keyId, number } of heads) if (!isThere(keyId)) faults.push({ code: 'HEAD_CHANGED', head: number });
  if (!isThere(seal.keyId)) faults.push({ code: 'SEAL_CHANGED' });
  return faults;
}

async function headFaults({ chain, entries, heads, keys }: AuditLog, crypto: AuditCrypto): Promise<Fault[]> {
  const order = orderFaults(
    heads.map(({ number }) => number),
    1,
  );
  const faults: Fault[] = [
    ...order.gaps.map((gap) => ({ code: 'HEADS_MISSING', ...gap }) as const),
    ...order.moved.map((head) => ({ code: 'HEAD_MOVED', head }) as const),
  ];
  const byPosition = new Map(entries.map((entry) => [entry.position, entry]));
  const byNumber = new Map(heads.map((head) => [head.number, head]));
  for (const head of heads) {
    const key = keys.find(({ id }) => id === head.keyId);
    if (key === undefined) continue;
    const isSigned = await crypto.isSignature(key.publicKey, head.signature, headText(chain, head));
    if (isSigned === null) faults.push({ code: 'SIGNATURES_UNCHECKED' });
    if (isSigned === false || !(await followsBefore(chain, head, byNumber.get(head.number - 1), crypto)))
      faults.push({ code: 'HEAD_CHANGED', head: head.number });
    if (byPosition.get(head.position)?.hash !== head.hash)
      faults.push({ code: 'NOT_AS_SIGNED', head: head.number, position: head.position });
  }
  return faults;
}

async function followsBefore(chain: string, head: Head, before: Head | undefined, crypto: AuditCrypto) {
  if (head.number === 1) return head.previous === null;
  // A head that is missing is told as missing.
  return before === undefined || head.previous === (await crypto.sha256(signedHeadText(chain, before)));
}

async function sealFaults({ chain, entries, heads, keys, seal }: AuditLog, crypto: AuditCrypto): Promise<Fault[]> {
  const key = keys.find(({ id }) => id === seal.keyId);
  if (key === undefined) return [];
  const isSigned = await crypto.isSignature(key.publicKey, seal.signature, sealText(chain, seal));
  if (isSigned === null) return [{ code: 'SIGNATURES_UNCHECKED' }];
  if (!isSigned) return [{ code: 'SEAL_CHANGED' }];
  const faults: Fault[] = [];
  const last = Math.max(0, ...entries.map(({ position }) => position));
  const lastHead = Math.max(0, ...heads.map(({ number }) => number));
  if (last < seal.position) faults.push({ code: 'CUT_SHORT', from: last + 1, to: seal.position });
  if (lastHead < seal.heads) faults.push({ code: 'HEADS_MISSING', from: lastHead + 1, to: seal.heads });
  // More than there was when it was handed out.
  for (const { position } of entries) if (position > seal.position) faults.push({ code: 'ENTRY_CHANGED', position });
  for (const { number } of heads) if (number > seal.heads) faults.push({ code: 'HEAD_CHANGED', head: number });
  const sealed = entries.find(({ position }) => position === seal.position);
  if (sealed !== undefined && sealed.hash !== seal.hash)
    faults.push({ code: 'ENTRY_CHANGED', position: sealed.position });
  return faults;
}

async function judgeFile(file: Uint8Array, log: AuditLog, crypto: AuditCrypto) {
  const sha256 = await crypto.sha256(file);
  const mentions = log.entries.flatMap(({ position, content }) =>
    content?.fileSha256 === sha256 ? [{ position, action: content.action, at: content.at }] : [],
  );
  const faults = mentions.length > 0 ? [] : [await changeOf(file, log.seal.files, crypto)];
  return { sha256, size: file.length, mentions, faults };
}

/** The file of the log that it was, if it shares most of its pieces with one; and which bytes differ. */
async function changeOf(file: Uint8Array, known: readonly LoggedFile[], crypto: AuditCrypto): Promise<Fault> {
  let best: Fault = { code: 'FILE_UNKNOWN' };
  let fewest = Number.POSITIVE_INFINITY;
  for (const { sha256, size, pieceSize, pieces } of known) {
    if (pieceSize < SMALLEST_PIECE) continue;
    const found = await piecesOf(file, pieceSize, crypto);
    const differing = pieces.flatMap((piece, at) => (found[at] === piece ? [] : [at]));
    const share = differing.length / Math.max(1, pieces.length);
    if (share > 0.5 || share >= fewest) continue;
    fewest = share;
    const end = Math.max(size, file.length);
    const ranges = differing.map((at) => ({ from: at * pieceSize, to: Math.min((at + 1) * pieceSize, end) }));
    if (file.length > size) ranges.push({ from: size, to: file.length });
    best = { code: 'FILE_CHANGED', sha256, size, ranges: joined(ranges) };
  }
  return best;
}

function joined(ranges: readonly { from: number; to: number }[]) {
  const kept: { from: number; to: number }[] = [];
  for (const range of ranges) {
    const last = kept.at(-1);
    if (last !== undefined && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else kept.push({ ...range });
  }
  return kept;
}

const MOST_PIECES = 256;
const SMALLEST_PIECE = 256;
const PIECE_DIGITS = 16;

/** How long the pieces of a file are, so that there are enough of them to tell a place, and not more. */
export const pieceSizeOf = (size: number): number => Math.max(SMALLEST_PIECE, Math.ceil(size / MOST_PIECES));

/** Hashes of a file's pieces. They only tell where it differs: that it differs, its whole hash decides. */
export async function piecesOf(
  file: Uint8Array,
  pieceSize: number,
  crypto: Pick<AuditCrypto, 'sha256'>,
): Promise<string[]> {
  const pieces: string[] = [];
  for (let at = 0; at < file.length; at += pieceSize)
    pieces.push((await crypto.sha256(file.subarray(at, at + pieceSize))).slice(0, PIECE_DIGITS));
  return pieces;
}
