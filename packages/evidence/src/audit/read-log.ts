import type {
  AuditActorKind,
  AuditLog,
  Disclosed,
  EntryContent,
  Head,
  LogEntry,
  LoggedFile,
  PublishedKey,
} from './format';
import { LOG_FORMAT } from './format';

/** Thrown for what is no log of ours; where in the text, if that is known. */
export class UnreadableLog extends Error {
  override readonly name = 'UnreadableLog';
}

type Members = Readonly<Record<string, unknown>>;

function members(value: unknown): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnreadableLog();
  return value as Members;
}
function list<T>(value: unknown, read: (item: unknown) => T): T[] {
  if (!Array.isArray(value)) throw new UnreadableLog();
  return value.map(read);
}
function text(value: unknown): string {
  if (typeof value !== 'string') throw new UnreadableLog();
  return value;
}
function whole(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw new UnreadableLog();
  return value;
}
const orNull =
  <T>(read: (value: unknown) => T) =>
  (value: unknown): T | null =>
    value === null ? null : read(value);
function oneOf<const T extends string>(values: readonly T[]) {
  return (value: unknown): T => {
    const found = values.find((known) => known === value);
    if (found === undefined) throw new UnreadableLog();
    return found;
  };
}

const textOrNull = orNull(text);
const actorKind = oneOf<AuditActorKind>(['person', 'newcomer', 'stranger', 'system']);
const outcome = oneOf(['DONE', 'REFUSED']);

function readContent(value: unknown): EntryContent {
  const of = members(value);
  return {
    at: text(of['at']),
    actorKind: actorKind(of['actorKind']),
    actorId: textOrNull(of['actorId']),
    action: text(of['action']),
    outcome: outcome(of['outcome']),
    reason: textOrNull(of['reason']),
    subjectKind: textOrNull(of['subjectKind']),
    subjectId: textOrNull(of['subjectId']),
    documentId: textOrNull(of['documentId']),
    fromHash: textOrNull(of['fromHash']),
    requestId: textOrNull(of['requestId']),
    hashBefore: textOrNull(of['hashBefore']),
    hashAfter: textOrNull(of['hashAfter']),
    fileSha256: textOrNull(of['fileSha256']),
    count: orNull(whole)(of['count']),
    salt: text(of['salt']),
  };
}

function readDisclosed(value: unknown): Disclosed {
  const of = members(value);
  return { from: text(of['from']), salt: text(of['salt']) };
}

function readEntry(value: unknown): LogEntry {
  const of = members(value);
  return {
    position: whole(of['position']),
    contentHash: text(of['contentHash']),
    hash: text(of['hash']),
    content: orNull(readContent)(of['content']),
    disclosed: orNull(readDisclosed)(of['disclosed']),
  };
}

function readHead(value: unknown): Head {
  const of = members(value);
  return {
    number: whole(of['number']),
    position: whole(of['position']),
    hash: text(of['hash']),
    at: text(of['at']),
    reason: text(of['reason']),
    previous: textOrNull(of['previous']),
    keyId: text(of['keyId']),
    signature: text(of['signature']),
  };
}

function readKey(value: unknown): PublishedKey {
  const of = members(value);
  return {
    id: text(of['id']),
    publicKey: text(of['publicKey']),
    createdAt: text(of['createdAt']),
    signature: text(of['signature']),
  };
}

function readFile(value: unknown): LoggedFile {
  const of = members(value);
  return {
    sha256: text(of['sha256']),
    size: whole(of['size']),
    pieceSize: whole(of['pieceSize']),
    pieces: list(of['pieces'], text),
  };
}

/** @throws UnreadableLog when the text is no log of this format. */
export function readLog(written: string): AuditLog {
  let parsed: unknown;
  try {
    parsed = JSON.parse(written);
  } catch {
    throw new UnreadableLog();
  }
  const of = members(parsed);
  if (of['format'] !== LOG_FORMAT) throw new UnreadableLog();
  const seal = members(of['seal']);
  return {
    chain: text(of['chain']),
    entries: list(of['entries'], readEntry),
    heads: list(of['heads'], readHead),
    keys: list(of['keys'], readKey),
    seal: {
      at: text(seal['at']),
      position: whole(seal['position']),
      hash: text(seal['hash']),
      heads: whole(seal['heads']),
      files: list(of['files'], readFile),
      keyId: text(seal['keyId']),
      signature: text(seal['signature']),
    },
  };
}
