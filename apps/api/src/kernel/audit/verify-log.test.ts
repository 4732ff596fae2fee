import { createHash, generateKeyPairSync, type KeyObject, sign, webcrypto } from 'node:crypto';
import {
  ADOPTED,
  type AuditLog,
  BEGUN,
  contentText,
  type EntryContent,
  entryText,
  fromText,
  type Head,
  headText,
  keyText,
  type LogEntry,
  NOTHING_BEFORE,
  type PublishedKey,
  sealText,
  signedHeadText,
  writeLog,
  platformCrypto,
  type Fault,
  pieceSizeOf,
  piecesOf,
  verifyLog,
} from '@troth/evidence/audit';
import { readSeal } from '@troth/evidence/seals';
import fc from 'fast-check';
import { aSealedPdf } from '../../testing/signed-agreements';
import { beforeAll, describe, expect, it } from 'vitest';

const encode = (text: string) => new TextEncoder().encode(text);
const crypto = platformCrypto(webcrypto.subtle, encode);
const chain = 'document:6f8f5f0e-1f4e-4a39-9d3c-7e1c4b0f9a11';

interface Signer {
  readonly key: PublishedKey;
  readonly privateKey: KeyObject;
}
const signed = (text: string, { privateKey }: Signer) => sign(null, encode(text), privateKey).toString('hex');

async function aSigner(before: Signer | null = null): Promise<Signer> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  const unsigned = { id: await crypto.sha256(raw), publicKey: raw, createdAt: '2026-06-01T00:00:00.000Z' };
  const self = { key: { ...unsigned, signature: '' }, privateKey };
  const signature = signed(keyText(unsigned, (before ?? self).key.id), before ?? self);
  return { key: { ...unsigned, signature }, privateKey };
}

const blank: EntryContent = {
  at: '2026-06-15T12:00:00.000Z',
  actorKind: 'person',
  actorId: 'a1',
  action: 'answers.create',
  outcome: 'DONE',
  reason: null,
  subjectKind: null,
  subjectId: null,
  documentId: null,
  fromHash: null,
  requestId: null,
  hashBefore: null,
  hashAfter: null,
  fileSha256: null,
  count: null,
  salt: 'salt',
};

async function chained(contents: readonly EntryContent[], first = 1, start = NOTHING_BEFORE): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  for (const [at, content] of contents.entries()) {
    const place = { position: first + at, contentHash: await crypto.sha256(contentText(content)) };
    const hash = await crypto.sha256(entryText(chain, place, entries.at(-1)?.hash ?? start));
    entries.push({ ...place, hash, content, disclosed: null });
  }
  return entries;
}

async function headsOf(entries: readonly LogEntry[], positions: readonly number[], signers: readonly Signer[]) {
  const heads: Head[] = [];
  for (const [at, position] of positions.entries()) {
    const signer = signers[Math.min(at, signers.length - 1)]!;
    const before = heads.at(-1);
    const head = {
      number: at + 1,
      position,
      hash: entries.find((entry) => entry.position === position)!.hash,
      at: '2026-06-16T00:00:00.000Z',
      reason: 'daily',
      previous: before === undefined ? null : await crypto.sha256(signedHeadText(chain, before)),
      keyId: signer.key.id,
    };
    heads.push({ ...head, signature: signed(headText(chain, head), signer) });
  }
  return heads;
}

async function logOf(
  entries: readonly LogEntry[],
  {
    signers,
    positions,
    files = [],
  }: { signers: readonly Signer[]; positions: readonly number[]; files?: Uint8Array[] },
): Promise<AuditLog> {
  const heads = await headsOf(entries, positions, signers);
  const signer = signers.at(-1)!;
  const seal = {
    at: '2026-06-20T00:00:00.000Z',
    position: entries.at(-1)!.position,
    hash: entries.at(-1)!.hash,
    heads: heads.length,
    files: await Promise.all(
      files.map(async (file) => {
        const pieceSize = pieceSizeOf(file.length);
        return {
          sha256: await crypto.sha256(file),
          size: file.length,
          pieceSize,
          pieces: await piecesOf(file, pieceSize, crypto),
        };
      }),
    ),
    keyId: signer.key.id,
  };
  return {
    chain,
    entries,
    heads,
    keys: signers.map(({ key }) => key),
    seal: { ...seal, signature: signed(sealText(chain, seal), signer) },
  };
}

/** A sealed file, as the log of a notarized agreement knows one. */
let pdf: Uint8Array;
let signers: Signer[];
let log: AuditLog;
let written: Uint8Array;
const verify = (changed: AuditLog, trustedKeys?: string[]) =>
  verifyLog({ log: encode(writeLog(changed)), ...(trustedKeys === undefined ? {} : { trustedKeys }) }, crypto);
const codes = (faults: readonly Fault[]) => faults.map(({ code }) => code);

beforeAll(async () => {
  pdf = await aSealedPdf();
  const first = await aSigner();
  signers = [first, await aSigner(first)];
  const disclosed = { from: '192.0.2.7', salt: 'secret' };
  const entries = await chained([
    { ...blank, action: BEGUN },
    { ...blank, fromHash: await crypto.sha256(fromText(disclosed)) },
    ...Array.from({ length: 5 }, (_value, at) => ({ ...blank, salt: `salt${at}` })),
    { ...blank, action: 'documents.commit', fileSha256: await crypto.sha256(pdf) },
  ]);
  log = await logOf(
    entries.map((entry) => {
      if (entry.position === 2) return { ...entry, disclosed };
      return entry.position === 4 ? { ...entry, content: null } : entry;
    }),
    { signers, positions: [3, 5, 8], files: [pdf] },
  );
  written = encode(writeLog(log));
});

describe('a log as it was handed out', () => {
  it('is sound, with entries withheld, keys rotated and its file', async () => {
    const trustedKeys = signers.map(({ key }) => key.publicKey);
    const verdict = await verifyLog({ log: written, file: pdf, trustedKeys }, crypto);
    expect(verdict).toMatchObject({
      isSound: true,
      faults: [],
      log: { entries: 8, withheld: 1, earlier: 0, heads: 3, areKeysCompared: true },
      file: { size: pdf.length, mentions: [{ position: 8, action: 'documents.commit' }] },
    });
  });

  it('is sound when it follows on what was recorded in an earlier form', async () => {
    const earlier = 'f'.repeat(64);
    const entries = await chained([{ ...blank, action: ADOPTED, hashBefore: earlier, count: 41 }, blank], 42, earlier);
    const verdict = await verify(await logOf(entries, { signers, positions: [43] }));
    expect(verdict).toMatchObject({ isSound: true, log: { entries: 2, earlier: 41 } });
  });
});

describe('what was changed is found', () => {
  it('any byte of the log, in 1,000 random changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: written.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, difference) => {
          const changed = Uint8Array.from(written);
          changed[at] = changed[at]! ^ difference;
          expect((await verifyLog({ log: changed }, crypto)).isSound).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
  }, 60_000);

  it('any byte of a sealed file, in 1,000 random changes, and where; by its seal alone, any that the seal covers', async () => {
    const sealed = Buffer.from(pdf).toString('latin1');
    const room = { from: sealed.indexOf('<', sealed.indexOf('/ByteRange')), to: sealed.indexOf('/Reason') };
    expect((await readSeal(pdf, crypto))?.faults).toEqual([]);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: pdf.length - 1 }), fc.integer({ min: 1, max: 255 }), async (at, difference) => {
        const changed = Uint8Array.from(pdf);
        changed[at] = changed[at]! ^ difference;
        const { faults } = await verifyFileAlone(log, changed);
        expect(faults).toHaveLength(1);
        const [fault] = faults;
        if (fault?.code !== 'FILE_CHANGED') throw new Error(`${fault?.code}`);
        expect(fault.ranges).toHaveLength(1);
        const [range] = fault.ranges;
        expect(range!.from <= at && at < range!.to && range!.to - range!.from <= pieceSizeOf(pdf.length)).toBe(true);
        if (at < room.from || at >= room.to) expect((await readSeal(changed, crypto))?.faults).not.toEqual([]);
      }),
      { numRuns: 1000 },
    );
  }, 60_000);

  it('a byte added to the file, taken away from it, and a file that the log never knew', async () => {
    const longer = await verifyFileAlone(log, Uint8Array.from([...pdf, 1]));
    expect(longer.faults).toMatchObject([{ code: 'FILE_CHANGED', ranges: [{ to: pdf.length + 1 }] }]);
    const shorter = await verifyFileAlone(log, pdf.subarray(0, pdf.length - 1));
    expect(shorter.faults).toMatchObject([{ code: 'FILE_CHANGED', ranges: [{ to: pdf.length }] }]);
    expect(codes((await verifyFileAlone(log, encode('%PDF-1.7 another'))).faults)).toEqual(['FILE_UNKNOWN']);
  });

  it('what an entry says, by its position', async () => {
    const entries = log.entries.map((entry) =>
      entry.position === 6 ? { ...entry, content: { ...entry.content!, actorId: 'b2' } } : entry,
    );
    expect((await verify({ ...log, entries })).faults).toEqual([{ code: 'ENTRY_CHANGED', position: 6 }]);
  });

  it('where an entry came from', async () => {
    const entries = log.entries.map((entry) =>
      entry.disclosed === null ? entry : { ...entry, disclosed: { ...entry.disclosed, from: '192.0.2.8' } },
    );
    expect((await verify({ ...log, entries })).faults).toEqual([{ code: 'ORIGIN_CHANGED', position: 2 }]);
  });

  it('a chain that was hashed anew, by the first head that signed something else', async () => {
    const contents = log.entries.map(({ content }) => content ?? blank);
    const forged = await chained(contents.with(4, { ...blank, actorId: 'b2' }));
    const { faults } = await verify({ ...log, entries: forged });
    expect(faults).toContainEqual({ code: 'NOT_AS_SIGNED', head: 2, position: 5 });
    expect(faults).toContainEqual({ code: 'NOT_AS_SIGNED', head: 3, position: 8 });
  });

  it('entries that are missing, between others and at the end', async () => {
    const between = log.entries.filter(({ position }) => position !== 6 && position !== 7);
    expect((await verify({ ...log, entries: between })).faults).toEqual([{ code: 'ENTRIES_MISSING', from: 6, to: 7 }]);
    const { faults } = await verify({ ...log, entries: log.entries.slice(0, 5), heads: log.heads.slice(0, 2) });
    expect(faults).toEqual([
      { code: 'CUT_SHORT', from: 6, to: 8 },
      { code: 'HEADS_MISSING', from: 3, to: 3 },
    ]);
    expect(codes((await verify({ ...log, entries: log.entries.slice(1) })).faults)).toContain('ENTRIES_MISSING');
    expect(codes((await verify({ ...log, entries: [] })).faults)).toContain('NO_ENTRIES');
  });

  it('entries that changed places, or stand there twice', async () => {
    const [one, two, ...rest] = log.entries;
    expect((await verify({ ...log, entries: [two!, one!, ...rest] })).faults).toContainEqual({
      code: 'ENTRY_MOVED',
      position: 1,
    });
    expect((await verify({ ...log, entries: [...log.entries, one!] })).faults).toContainEqual({
      code: 'ENTRY_MOVED',
      position: 1,
    });
  });

  it('heads that vanished, changed places or were swapped with one another’s', async () => {
    const [one, two, three] = log.heads as [Head, Head, Head];
    expect((await verify({ ...log, heads: [one, three] })).faults).toEqual([{ code: 'HEADS_MISSING', from: 2, to: 2 }]);
    expect(codes((await verify({ ...log, heads: [two, one, three] })).faults)).toContain('HEAD_MOVED');
    const swapped = [{ ...one, signature: two.signature }, { ...two, signature: one.signature }, three];
    expect((await verify({ ...log, heads: swapped })).faults).toMatchObject([
      { code: 'HEAD_CHANGED', head: 1 },
      { code: 'HEAD_CHANGED', head: 2 },
      { code: 'HEAD_CHANGED', head: 3 },
    ]);
  });

  it('a chain that was cut at its end and went on otherwise, by the head that knew the end', async () => {
    const kept = log.entries.slice(0, 4).map(({ content }) => content ?? blank);
    const forged = await chained([...kept, ...Array.from({ length: 4 }, () => ({ ...blank, salt: 'other' }))]);
    const { faults } = await verify({ ...log, entries: forged });
    expect(codes(faults)).toContain('NOT_AS_SIGNED');
  });

  it('keys that are another’s, and a log that was signed anew with one', async () => {
    const forger = [await aSigner()];
    const contents = log.entries.map(({ content }) => content ?? blank);
    const forged = await logOf(await chained(contents), { signers: forger, positions: [8] });
    // It holds by itself: that is what the published keys are for.
    expect((await verify(forged)).isSound).toBe(true);
    const trusted = signers.map(({ key }) => key.publicKey);
    expect((await verify(forged, trusted)).faults).toEqual([{ code: 'KEY_UNKNOWN', key: 1 }]);
    const slipped = { ...log, keys: [log.keys[0]!, (await aSigner()).key] };
    expect(codes((await verify(slipped)).faults)).toContain('KEY_CHANGED');
    const renamed = { ...log, keys: [log.keys[0]!, { ...forger[0]!.key, id: log.keys[1]!.id }] };
    expect(codes((await verify(renamed)).faults)).toEqual(expect.arrayContaining(['KEY_CHANGED', 'SEAL_CHANGED']));
  });

  it('what is no log, and one that was saved anew, by the byte', async () => {
    expect((await verifyLog({ log: encode('{}') }, crypto)).faults).toEqual([{ code: 'UNREADABLE' }]);
    expect((await verifyLog({ log: pdf }, crypto)).log).toBeNull();
    const text = writeLog(log);
    const at = text.indexOf('"entries"');
    const { faults } = await verifyLog({ log: encode(text.replace('"entries"', ' "entries"')) }, crypto);
    expect(faults).toEqual([{ code: 'SPELLING', byte: at, line: 3 }]);
  });

  it('plainly not everything, where the platform knows no such signatures', async () => {
    const unable = { ...crypto, isSignature: () => Promise.resolve(null) };
    const verdict = await verifyLog({ log: written }, unable);
    expect(verdict).toMatchObject({ isSound: false, faults: [{ code: 'SIGNATURES_UNCHECKED' }] });
  });
});

/** The log holds, so whatever is found is the file's. */
async function verifyFileAlone(known: AuditLog, file: Uint8Array) {
  const alone = { ...known, entries: known.entries.slice(-1) };
  const sha256 = (data: string | Uint8Array) => Promise.resolve(createHash('sha256').update(data).digest('hex'));
  const { faults } = await verifyLog({ log: encode(writeLog(alone)), file }, { ...crypto, sha256 });
  return { faults: faults.filter(({ code }) => code.startsWith('FILE_')) };
}
