import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMPORT_FILE_MAX_BYTES } from './found';
import { FileReading, type Told } from './reading';
import { bytesOf } from './testing/fixtures';

const open = (content: BlobPart) => new FileReading().answer({ ask: 'open', file: new Blob([content]) });
const failed = (reason: string): Told => ({ tell: 'failed', reason }) as Told;
const ofx = (body: string) => `OFXHEADER:100\r\nVERSION:102\r\n\r\n${body}`;
const xml = (body: string) => `<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="211"?>${body}`;
const statement = '<STMTRS><CURDEF>USD<ACCTID>12345<LEDGERBAL><BALAMT>5.00<DTASOF>20260101</LEDGERBAL></STMTRS>';

describe('broken, empty and hostile files', () => {
  it.each<[string, BlobPart, string]>([
    ['empty', '', 'EMPTY'],
    ['white space', ' \r\n\r\n', 'EMPTY'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'BINARY'],
    ['a NUL in the middle', 'Date,Balance\n2026-01-01,5\u0000\n', 'BINARY'],
    ['a workbook', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 20, 0]), 'WORKBOOK'],
    ['a PDF', '%PDF-1.7', 'PDF'],
    ['a letter', 'Dear Alex,\nyour balance is low.\n', 'NO_TABLE'],
    ['a web page', '<html><script>alert(1)</script></html>', 'NO_TABLE'],
    ['OFX without accounts', ofx('<OFX><SIGNONMSGSRSV1></SIGNONMSGSRSV1></OFX>'), 'NO_ACCOUNTS'],
    ['OFX cut off', ofx(`<OFX>${statement}`), 'BROKEN_OFX'],
    ['OFX without its first tag', ofx('nothing'), 'BROKEN_OFX'],
    ['deep SGML', ofx(`<OFX>${'<A>'.repeat(50_000)}${'</A>'.repeat(50_000)}</OFX>`), 'BROKEN_OFX'],
    ['deep XML', xml(`<OFX>${'<A>'.repeat(50_000)}${'</A>'.repeat(50_000)}</OFX>`), 'BROKEN_OFX'],
    ['XML that is not well formed', xml('<OFX><A></OFX>'), 'BROKEN_OFX'],
    [
      'entities that grow',
      `<?xml version="1.0"?><?OFX?><!DOCTYPE OFX [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><OFX><ORG>&b;</ORG></OFX>`,
      'BROKEN_OFX',
    ],
    [
      'entities of an OFX header',
      `<?OFX OFXHEADER="200"?><!DOCTYPE OFX [<!ENTITY x SYSTEM "file:///etc/passwd">]><OFX><ORG>&x;</ORG></OFX>`,
      'BROKEN_OFX',
    ],
  ])('%s', async (_name, content, reason) => expect(await open(content)).toEqual(failed(reason)));

  it('more than is read at all, without reading it', async () => {
    const huge = { size: 200 * 1024 * 1024, arrayBuffer: () => expect.unreachable() } as unknown as Blob;
    expect(await new FileReading().answer({ ask: 'open', file: huge })).toEqual(failed('TOO_LARGE'));
    const atLimit = new Blob([' '.repeat(IMPORT_FILE_MAX_BYTES)]);
    expect(await new FileReading().answer({ ask: 'open', file: atLimit })).toEqual(failed('EMPTY'));
  });

  it('more rows than a statement has', async () => {
    expect(await open(`Date,Balance\n${'2026-01-01,5\n'.repeat(100_050)}`)).toEqual(failed('TOO_MANY_ROWS'));
  });

  it('tags that never end are read in no time', async () => {
    const start = performance.now();
    expect(await open(ofx(`<OFX><${'A'.repeat(200_000)}!${'<'.repeat(200_000)}</OFX>`))).toMatchObject({
      tell: 'failed',
    });
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('any bytes at all get an answer', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom('', ofx('<OFX>'), xml('<OFX>'), 'a,b\n1,2\n'),
        async (bytes, head) => {
          expect(await open(new Blob([head, bytes]))).toHaveProperty('tell');
        },
      ),
    );
  });
});

describe('what is kept of a file', () => {
  it('is neither a transaction nor a name nor a whole number', async () => {
    for (const name of [
      'checking-102.ofx',
      'three-accounts-160.ofx',
      'savings.qfx',
      'brokerage-211.ofx',
      'mortgage-220.ofx',
    ]) {
      const told = JSON.stringify(await open(bytesOf(name) as Uint8Array<ArrayBuffer>));
      expect(told).not.toMatch(
        /GREENGROCER|PAYROLL|Librairie|alex\.arden|918273645|4500123412347788|77120934|2019-55310|912000001|Millstone/i,
      );
    }
  });
});
