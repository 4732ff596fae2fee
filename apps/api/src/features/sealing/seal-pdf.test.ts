import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromBER } from 'asn1js';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { Certificate, ContentInfo, SignedData } from 'pkijs';
import { readSeal } from '@troth/evidence/seals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTimestampAuthority, type Temper, type TestAuthority } from '../../testing/timestamps';
import { bind, openSource } from './bind';
import type { SealingIdentity } from '../../kernel/protection/cms';
import { sealPdf } from './seal-pdf';
import { configuredIdentity, newLocalCertificate, SealFileError } from '../../kernel/protection/sealing-identity';
import {
  remoteTimestampAuthority,
  type TimestampAuthority,
  TimestampFailure,
} from '../../kernel/ports/timestamp-authority';

const at = new Date('2026-06-15T12:00:00.000Z');
const crypto = {
  sha256: (data: string | Uint8Array) => Promise.resolve(createHash('sha256').update(data).digest('hex')),
};
const folder = mkdtempSync(join(tmpdir(), 'troth-seals-'));
const saved = (name: string, bytes: string | Uint8Array) => {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
};
const pemOf = (der: Uint8Array, label: string) =>
  `-----BEGIN ${label}-----\n${Buffer.from(der).toString('base64')}\n-----END ${label}-----\n`;
const aPage = async (words = 'Agreement'): Promise<PDFDocument> => {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]).drawText(words);
  return pdf;
};

let identity: SealingIdentity;
let clock: TestAuthority;
beforeAll(async () => {
  const made = await newLocalCertificate('Troth', at);
  const certificate = saved('own.pem', `${pemOf(made.pkcs8, 'PRIVATE KEY')}${pemOf(made.certificate, 'CERTIFICATE')}`);
  identity = await configuredIdentity({ certificate, key: null, passphrase: null }, at);
  clock = await aTimestampAuthority(new Date('2026-06-15T12:00:03Z'));
});
afterAll(async () => {
  await clock.close();
  rmSync(folder, { recursive: true, force: true });
});

const sealed = async (pdf: PDFDocument, authority: TimestampAuthority | null = null) =>
  sealPdf(pdf, {
    ...identity,
    reason: 'Sealed. No trusted time',
    name: 'Troth',
    contact: 'a@b.example',
    at,
    authority,
  });

/** What poppler says of a file's signatures; null, said plainly, where it is not installed. */
function pdfsig(path: string, more: readonly string[] = []): string | null {
  const { error, stdout } = spawnSync('pdfsig', [...more, path], { encoding: 'utf8' });
  if (error === undefined) return stdout;
  process.stderr.write('NOT CHECKED WITH pdfsig: poppler-utils is not installed here.\n');
  return null;
}

/** Has openssl look too, which throws at what does not hold; null, said plainly, where it is not installed. */
function openssl(args: readonly string[]): string | null {
  if (spawnSync('openssl', ['version']).error !== undefined) {
    process.stderr.write('NOT CHECKED WITH openssl: it is not installed here.\n');
    return null;
  }
  return execFileSync('openssl', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

describe('a seal (ADR 0048)', () => {
  it('covers every byte but its own, and is what PAdES asks for', async () => {
    const bytes = await sealed(await aPage());
    const written = Buffer.from(bytes).toString('latin1');
    const [, from, length, next, rest] = (/\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(written) ?? []).map(Number);
    expect([from, written[length!], written[next! - 1], next! + rest!]).toEqual([0, '<', '>', bytes.length]);
    expect(written).toContain('/SubFilter /ETSI.CAdES.detached');
    expect(written).toContain('/M (D:20260615120000');
    const contents = Buffer.from(written.slice(length! + 1, next! - 1), 'hex');
    const cms = contents.subarray(0, fromBER(contents).offset);
    const signed = new SignedData({ schema: ContentInfo.fromBER(cms).content });
    const types = signed.signerInfos[0]!.signedAttrs!.attributes.map(({ type }) => type);
    // Content type, digest and signing-certificate-v2; EN 319 142-1 forbids a signing time here.
    expect(new Set(types)).toEqual(
      new Set(['1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4', '1.2.840.113549.1.9.16.2.47']),
    );
    expect(signed.encapContentInfo.eContent).toBeUndefined();
    expect(await readSeal(bytes, crypto)).toMatchObject({
      faults: [],
      signer: 'Troth document seal (local)',
      time: null,
    });
    const covered = Buffer.concat([bytes.subarray(0, length), bytes.subarray(next)]);
    openssl([
      ...['cms', '-verify', '-noverify', '-binary', '-inform', 'DER', '-out', join(folder, 'said')],
      ...['-in', saved('seal.der', cms), '-content', saved('covered', covered)],
    ]);
    const said = pdfsig(saved('sealed.pdf', bytes));
    if (said !== null) {
      expect(said).toContain('Signature is Valid');
      expect(said).toContain('Total document signed');
      expect(said).toContain('Certificate issuer is unknown');
    }
  });

  it('is found wanting when something is put behind it, or its own signature is exchanged', async () => {
    const bytes = await sealed(await aPage());
    const longer = Buffer.concat([bytes, Buffer.from('\n%%EOF\n')]);
    expect((await readSeal(longer, crypto))?.faults).toEqual(['NOT_WHOLE']);
    const other = await sealed(await aPage('Another agreement'));
    const room = (file: Uint8Array) => {
      const written = Buffer.from(file).toString('latin1');
      const start = written.indexOf('/Contents <');
      return { start, end: written.indexOf('>', start) };
    };
    const changed = Buffer.from(bytes);
    changed.set(other.subarray(room(other).start, room(other).end), room(bytes).start);
    expect((await readSeal(changed, crypto))?.faults).toEqual(['CHANGED']);
    expect(await readSeal(await (await aPage()).save(), crypto)).toBeNull();
  });

  it('bears the time of an authority, bound to this very seal', async () => {
    const bytes = await sealed(await aPage(), remoteTimestampAuthority(clock.url));
    expect(await readSeal(bytes, crypto)).toMatchObject({
      faults: [],
      time: { at: '2026-06-15T12:00:03.000Z', authority: 'Test Clock' },
    });
    const said = pdfsig(saved('timed.pdf', bytes));
    if (said !== null) expect(said).toContain('Signature is Valid');
  });

  it.each<Temper>(['REFUSING', 'DOWN', 'ANOTHER_NONCE', 'ANOTHER_HASH', 'FORGED'])(
    'is not made at all with an authority that is %s',
    async (temper) => {
      clock.answer(temper);
      const failed = sealed(await aPage(), remoteTimestampAuthority(clock.url));
      await expect(failed).rejects.toBeInstanceOf(TimestampFailure);
      clock.answer('HONEST');
    },
  );
});

describe('the certificate of the settings', () => {
  it('is read from PEM and from PKCS#12, with its passphrase', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const key = privateKey.export({ format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: 'open' });
    const made = await newLocalCertificate('Elsewhere', at);
    const certificate = saved('theirs.pem', pemOf(made.certificate, 'CERTIFICATE'));
    const files = { certificate, key: saved('theirs.key', key), passphrase: 'open' };
    await expect(configuredIdentity({ ...files, passphrase: 'wrong' }, at)).rejects.toBeInstanceOf(SealFileError);
    // Somebody else's key.
    await expect(configuredIdentity(files, at)).rejects.toBeInstanceOf(SealFileError);
    const own = saved('theirs-own.key', pemOf(made.pkcs8, 'PRIVATE KEY'));
    const read = await configuredIdentity({ certificate, key: own, passphrase: null }, at);
    expect(Buffer.from(read.certificate.toSchema(true).toBER()).equals(made.certificate)).toBe(true);
    const later = new Date(at.getTime() + 11 * 365.25 * 86_400_000);
    await expect(configuredIdentity({ certificate, key: own, passphrase: null }, later)).rejects.toThrow('has ended');
    const packed = join(folder, 'theirs.p12');
    if (
      openssl(['pkcs12', '-export', '-inkey', own, '-in', certificate, '-out', packed, '-passout', 'pass:open']) ===
      null
    )
      return;
    const unpacked = await configuredIdentity({ certificate: packed, key: null, passphrase: 'open' }, at);
    expect(unpacked.certificate).toBeInstanceOf(Certificate);
    await expect(
      configuredIdentity({ certificate: packed, key: null, passphrase: 'wrong' }, at),
    ).rejects.toBeInstanceOf(SealFileError);
  });
});

describe('a file that bears signatures of its own', () => {
  it('is known by them wherever they stand in its form, and by none that is still empty', async () => {
    const withField = async (field: Readonly<Record<string, string>>, isNested: boolean) => {
      const pdf = await aPage();
      const { context, catalog } = pdf;
      const signature = context.register(context.obj({ FT: 'Sig', ...field }));
      const parent = context.register(context.obj({ Kids: [signature] }));
      catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [isNested ? parent : signature] }));
      return openSource(await pdf.save());
    };
    for (const isNested of [false, true]) {
      const { isSigned, pdf } = await withField({ V: 'Signed' }, isNested);
      expect([isSigned, pdf.catalog.lookup(PDFName.of('AcroForm'), PDFDict).toString()]).toEqual([
        true,
        expect.stringMatching(/\/Fields \[ {1,2}\]/),
      ]);
    }
    expect((await withField({}, true)).isSigned).toBe(false);
  });

  it('is attached as it came; its pages keep what the signatures show', async () => {
    const signed = await sealed(await aPage());
    const source = await openSource(signed);
    expect(source.isSigned).toBe(true);
    const certificate = await (await aPage()).save();
    const pdf = await bind(source, certificate, {
      mark: null,
      at,
      attachment: { name: 'signed.pdf', description: 'As it came' },
    });
    const bytes = await sealed(pdf);
    const read = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(read.getPageCount()).toBe(2);
    const files = read.catalog
      .lookup(PDFName.of('Names'), PDFDict)
      .lookup(PDFName.of('EmbeddedFiles'), PDFDict)
      .lookup(PDFName.of('Names'), PDFArray);
    expect(files.lookup(0, PDFHexString).decodeText()).toBe('signed.pdf');
    expect((await readSeal(bytes, crypto))?.faults).toEqual([]);
    const said = pdfsig(saved('twice.pdf', bytes));
    if (said !== null) expect(said.match(/Signature #\d/g)).toEqual(['Signature #1']);
  });
});
