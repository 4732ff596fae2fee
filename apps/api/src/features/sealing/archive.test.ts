import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemble } from '@troth/agreement/assemble';
import { aFullCouple } from '@troth/agreement/testing';
import { closePdfRenderer, renderPdf } from '@troth/agreement/pdf';
import { printedJson } from '@troth/agreement/tree';
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SealingIdentity } from '../../kernel/protection/cms';
import { configuredIdentity, newLocalCertificate } from '../../kernel/protection/sealing-identity';
import { archive } from './archive';
import { archiveFaults } from './archive-faults';
import { bind, openSource } from './bind';
import { sealPdf } from './seal-pdf';

const at = new Date('2026-06-15T12:00:00.000Z');
const folder = mkdtempSync(join(tmpdir(), 'troth-archive-'));
const path = join(folder, 'sealed.pdf');
const name = (text: string) => PDFName.of(text);
const tree = assemble(aFullCouple().inState('CA').input());
const json = printedJson(tree);
const attachment = { name: 'signed.pdf', description: 'As it came' };
const printed = { json, name: 'agreement.json', description: 'The text' };

let identity: SealingIdentity;
let bytes: Uint8Array;
let pdf: PDFDocument;

const sealedOf = (bound: PDFDocument) =>
  sealPdf(bound, { ...identity, reason: 'Sealed', name: 'Troth', contact: 'a@b.example', at, authority: null });
function streamIn(dict: PDFDict, key: string): PDFRawStream {
  const found = dict.lookup(name(key));
  if (!(found instanceof PDFRawStream)) throw new Error(`No stream ${key}`);
  return found;
}
const textOf = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8');

/** What another program says of the sealed file; null, said plainly, where it is not installed. */
function told(tool: string, args: readonly string[]): string | null {
  const { error, stdout } = spawnSync(tool, [...args, path], { encoding: 'utf8' });
  if (error === undefined) return stdout;
  process.stderr.write(`NOT CHECKED WITH ${tool}: it is not installed here.\n`);
  return null;
}

beforeAll(async () => {
  const made = await newLocalCertificate('Troth', at);
  const pem = (der: Uint8Array, label: string) =>
    `-----BEGIN ${label}-----\n${Buffer.from(der).toString('base64')}\n-----END ${label}-----\n`;
  const certificate = join(folder, 'own.pem');
  writeFileSync(certificate, `${pem(made.pkcs8, 'PRIVATE KEY')}${pem(made.certificate, 'CERTIFICATE')}`);
  identity = await configuredIdentity({ certificate, key: null, passphrase: null }, at);
  const source = await openSource(await renderPdf(tree));
  const bound = await bind(source, await renderPdf(tree, 'COMPANION'), { mark: 'SANDBOX', at, attachment, printed });
  expect(archive(bound, { title: 'Agreement', at })).toEqual([]);
  bytes = await sealedOf(bound);
  writeFileSync(path, bytes);
  pdf = await PDFDocument.load(bytes, { updateMetadata: false });
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await closePdfRenderer();
});

describe('a sealed file as an archive keeps it (ADR 0183)', () => {
  it('has nothing that PDF/A-3 forbids, its seal included', () => {
    expect(archiveFaults(pdf)).toEqual([]);
    expect(pdf.context.trailerInfo.Encrypt).toBeUndefined();
    expect(pdf.context.lookup(pdf.context.trailerInfo.ID)).toBeInstanceOf(PDFArray);
    expect(Buffer.from(bytes.subarray(0, 16)).toString('latin1')).toMatch(/^%PDF-1\.7\n%[\x80-\xff]{4}/);
  });

  it('says PDF/A-3A and PDF/UA-1, in metadata that are not packed', () => {
    const metadata = streamIn(pdf.catalog, 'Metadata');
    expect(metadata.dict.has(name('Filter'))).toBe(false);
    const xmp = Buffer.from(metadata.contents).toString('utf8');
    for (const said of [
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>A</pdfaid:conformance>',
      '<pdfuaid:part>1</pdfuaid:part>',
      '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>',
      '<rdf:li xml:lang="x-default">Premarital Agreement: Alex Arden and Blake Barlow</rdf:li>',
      '<rdf:li>en-US</rdf:li>',
    ])
      expect(xmp).toContain(said);
  });

  it('has one output intent with a color profile of three channels', () => {
    const intents = pdf.catalog.lookup(name('OutputIntents'), PDFArray);
    expect(intents.size()).toBe(1);
    const intent = intents.lookup(0, PDFDict);
    expect(intent.lookup(name('S'))).toBe(name('GTS_PDFA1'));
    const profile = streamIn(intent, 'DestOutputProfile');
    expect(profile.dict.lookup(name('N'), PDFNumber).asNumber()).toBe(3);
    expect(Buffer.from(decodePDFRawStream(profile).decode()).toString('latin1', 36, 40)).toBe('acsp');
  });

  it('brings the text of the agreement along, and says what it is to the file', () => {
    const [file] = pdf.catalog.lookup(name('AF'), PDFArray).asArray();
    const specification = pdf.context.lookup(file, PDFDict);
    expect(specification.lookup(name('AFRelationship'))).toBe(name('Data'));
    for (const key of ['F', 'UF']) expect(specification.has(name(key))).toBe(true);
    const embedded = streamIn(specification.lookup(name('EF'), PDFDict), 'F');
    expect(embedded.dict.lookup(name('Subtype'))?.toString()).toBe('/application#2Fjson');
    expect(textOf(embedded)).toBe(json);
  });

  it('is tagged throughout, in a language, with a title, and its pages in the order of their tags', () => {
    const { catalog } = pdf;
    expect(catalog.lookup(name('MarkInfo'), PDFDict).lookup(name('Marked'))?.toString()).toBe('true');
    expect(catalog.has(name('StructTreeRoot')) && catalog.has(name('Lang'))).toBe(true);
    expect(catalog.lookup(name('ViewerPreferences'), PDFDict).lookup(name('DisplayDocTitle'))?.toString()).toBe('true');
    for (const { node } of pdf.getPages()) {
      expect(node.has(name('StructParents'))).toBe(true);
      if (node.has(name('Annots'))) expect(node.lookup(name('Tabs'))).toBe(name('S'));
    }
  });

  it('passes what other programs look at', () => {
    expect(told('qpdf', ['--check']) ?? 'No syntax or stream encoding errors found').toContain(
      'No syntax or stream encoding errors found',
    );
    for (const font of (told('pdffonts', []) ?? '').trim().split('\n').slice(2))
      expect(font).toMatch(/ yes +yes +yes +\d+ +0$/);
  });
});

describe('a file that came from elsewhere', () => {
  const bound = async (change: (pdf: PDFDocument) => void, source: Uint8Array | null = null) => {
    const opened = await openSource(source ?? (await renderPdf(tree)));
    change(opened.pdf);
    return bind(opened, await renderPdf(tree, 'COMPANION'), { mark: null, at, attachment });
  };
  const plain = async () => {
    const other = await PDFDocument.create();
    other.addPage([612, 792]).drawText('Agreement');
    return other.save();
  };

  it('claims nothing where a font is not in it', async () => {
    const file = await bound(() => undefined, await plain());
    expect(archive(file, { title: 'Agreement', at })).toEqual(['FONT']);
    expect(file.catalog.has(name('OutputIntents'))).toBe(false);
  });

  it.each<[string, (pdf: PDFDocument) => void]>([
    ['ACTION', (file) => file.addJavaScript('greet', 'app.alert(1)')],
    ['ACTION', ({ catalog, context }) => catalog.set(name('OpenAction'), context.obj({ S: 'Launch' }))],
    [
      'FORM',
      ({ catalog, context }) => catalog.set(name('AcroForm'), context.obj({ Fields: [], NeedAppearances: true })),
    ],
    ['HIDDEN', ({ context }) => context.register(context.obj({ Subtype: 'Stamp', Rect: [0, 0, 9, 9], F: 2 }))],
    ['APPEARANCE', ({ context }) => context.register(context.obj({ Subtype: 'Stamp', Rect: [0, 0, 9, 9] }))],
    ['ANNOTATION', ({ context }) => context.register(context.obj({ Subtype: 'Movie', Rect: [0, 0, 9, 9] }))],
    ['COLOR', ({ context }) => context.register(context.obj({ ColorSpace: 'DeviceCMYK' }))],
    ['EXTERNAL', ({ context }) => context.register(context.stream('', { F: 'elsewhere' }))],
    ['FILTER', ({ context }) => context.register(context.stream('', { Filter: 'LZWDecode' }))],
    ['INTERPOLATION', ({ context }) => context.register(context.obj({ Interpolate: true }))],
    ['ATTACHMENT', ({ context }) => context.register(context.obj({ Type: 'Filespec', EF: {} }))],
  ])(
    'claims nothing with a fault of the kind %s',
    async (fault, change) => {
      expect(archive(await bound(change), { title: 'Agreement', at })).toEqual([fault]);
    },
    30_000,
  );
});
