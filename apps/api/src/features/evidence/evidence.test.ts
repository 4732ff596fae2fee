import { createHash, randomUUID } from 'node:crypto';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { EVIDENCE_FILE_MAX_BYTES } from '@troth/domain/disclosure';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../testing/open-app';
import type { TestCouple } from '../../testing/builders';
import { aCouple, anAdmin, anAttorney, openAccess } from '../../testing/builders';
import { disclose } from '../../testing/disclosures';
import { follow } from '../../testing/follow';
import { attach, openAddress, packed, rawPdf, runScript, statementPdf } from '../../testing/pdfs';
import { aLinkedCouple } from '../../testing/purchases';
import { financeRepository } from '../../records/finances/finance.repository';
import { evidenceRepository } from '../../records/evidence/evidence.repository';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let couple: TestCouple;
let entry: { id: string };
beforeAll(async () => {
  api = await testApp();
  couple = await aLinkedCouple(api, { state: 'NY' });
});
afterAll(() => api.close());
beforeEach(async () => {
  entry = await anEntry();
});

const anEntry = (person = couple.a) =>
  disclose(api, person, couple.documentId, 'debts', { creditor: 'Bank', yearIncurred: 2020, amountDueInCents: 1 });

interface Answer {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
  readonly sha256: string;
  readonly code: string;
  readonly detail: string;
  readonly error: unknown;
}
type Content = string | Uint8Array;

const files = (entryId = entry.id, owner = couple.a) =>
  `/users/${owner.id}/documents/${couple.documentId}/entries/${entryId}/files`;

function formOf(content: Content, name: string, type = ''): FormData {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(Buffer.from(content as string))], name, { type }));
  return form;
}

const send = (form: FormData, as: SignedIn = couple.a, headers: Record<string, string> = {}) =>
  api.request<Answer>('POST', files(), { as, body: form, headers });

const upload = (content: Content, name = 'statement.pdf', type = '') => send(formOf(content, name, type));

async function download(id: string, as: SignedIn = couple.a): Promise<{ headers: Headers; bytes: Buffer }> {
  const token = await api.issuer.sign(as.claims);
  const response = await api.app.request(`${files()}/${id}/content`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const picture = (width = 8, height = 4) =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 37) % 256)), {
    raw: { width, height, channels: 3 },
  });
const archive = Buffer.concat([
  Buffer.from('PK\x05\x06\0\0\0\0\x01\0\x01\0', 'latin1'),
  Buffer.from([46, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
]);

/** A PNG whose head declares what its few bytes cannot hold. */
function declaredPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.byteLength);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a file of evidence', () => {
  it('is kept as it came, and handed out to be saved and never to be shown', async () => {
    const pdf = await statementPdf();
    const made = await upload(pdf, 'Nguyễn’s statement.pdf', 'application/pdf');
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String) as string,
      entryId: entry.id,
      name: 'Nguyễn’s statement.pdf',
      size: pdf.byteLength,
      contentType: 'application/pdf',
      sha256: sha256(pdf),
      createdAt: api.clock.now().toISOString(),
    });
    expect((await api.get<Answer[]>(files(), couple.a)).body).toEqual([made.body]);
    const { headers, bytes } = await download(made.body.id);
    expect(bytes.equals(pdf)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Nguyen_s statement.pdf"; filename*=UTF-8''Nguy%E1%BB%85n%E2%80%99s%20statement.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    });
  });

  it.each([
    ['a CSV', 'date,balance\n2026-01-01,−12.50\n', 'balances.csv', 'text/csv'],
    ['a CSV that is declared as a spreadsheet', 'a;b\n', 'balances.CSV', 'text/csv'],
    ['a text with a byte order mark', '\ufeffNguyễn', 'notes', 'text/plain'],
    ['a statement in OFX', 'OFXHEADER:100\n<OFX><SIGNONMSGSRSV1>', 'bank.ofx', 'text/plain'],
  ])('may be %s', async (_name, text, name, contentType) => {
    const { body, status } = await upload(text, name, 'application/vnd.ms-excel');
    expect([status, body.contentType]).toEqual([201, contentType]);
    const { bytes, headers } = await download(body.id);
    expect(bytes.toString()).toBe(text);
    expect(headers.get('content-type')).toBe(`${contentType}; charset=utf-8`);
  });

  it.each([
    ['little', Buffer.from('\ufeffbalance: ₫12', 'utf16le')],
    ['big', Buffer.from('\ufeffbalance: ₫12', 'utf16le').swap16()],
  ])('is turned from UTF-16 (%s end first) into UTF-8', async (_name, sent) => {
    const { body } = await upload(sent, 'notes.txt');
    expect((await download(body.id)).bytes.toString()).toBe('balance: ₫12');
  });

  it('is a picture with the same dots, whatever is declared of it', async () => {
    const png = await picture().png().toBuffer();
    const made = await upload(png, 'deed.exe', 'text/html');
    expect(made.body).toMatchObject({ name: 'deed.exe.png', contentType: 'image/png' });
    const { bytes } = await download(made.body.id);
    const [sent, kept] = await Promise.all([png, bytes].map((image) => sharp(image).raw().toBuffer()));
    expect(kept?.equals(sent as Buffer)).toBe(true);
    expect(made.body.sha256).toBe(sha256(bytes));
  });

  it.each([
    ['jpeg', (image: Sharp) => image.jpeg()],
    ['webp', (image: Sharp) => image.webp()],
    ['png', (image: Sharp) => image.png()],
  ] as const)('tells nobody where a photograph was taken, and stands upright (%s)', async (format, encode) => {
    const exif = { IFD0: { Model: 'Phone of Ana' }, IFD3: { GPSLatitude: '40/1 42/1 46/1', GPSLatitudeRef: 'N' } };
    const photo = await encode(picture(64, 32).withExif(exif).withMetadata({ orientation: 6 }).keepExif()).toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const made = await upload(Buffer.concat([photo, Buffer.from('behind the end')]), `photo.${format}`);
    expect(made.status).toBe(201);
    const { bytes } = await download(made.body.id);
    const { width, height, orientation, exif: left, icc, xmp } = await sharp(bytes).metadata();
    expect({ width, height, orientation, left, icc, xmp }).toEqual({ width: 32, height: 64 });
    expect(bytes.includes('Phone of Ana')).toBe(false);
    expect(bytes.includes('behind the end')).toBe(false);
  });
});

const lateScript = rawPdf({ objects: ['4 0 obj\n<< /S /GoTo >>\nendobj\n'] });

describe('what is not taken', () => {
  const type = 'Add a PDF, a picture (JPEG, PNG or WebP), or a text or CSV file.';
  const active =
    'This PDF contains forms, scripts or embedded files. Open it, print it to a new PDF, and add that one.';
  const locked = 'This PDF is locked. Open it, print it to a new PDF without a password, and add that one.';
  const mixed = 'This file contains more than one kind of content. Save it as a PDF or an image, then add it again.';
  const damaged = 'We can’t read this file. Open it, save it as a new PDF or image, and add that.';
  const tooManyDots = 'This image has more than 50 million pixels. Save a smaller version and add that.';

  it.each<[string, () => Content | Promise<Content>, number, string]>([
    ['an empty file', () => '', 422, 'This file is empty.'],
    [
      'a drawing with a script',
      () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      415,
      type,
    ],
    ['a drawing behind a declaration', () => '<?xml version="1.0"?>\n<!-- a -->\n<svg onload="alert(1)">', 415, type],
    ['a page named .pdf', () => '<!DOCTYPE html><html><body onload="alert(1)">', 415, type],
    ['a page in a table', () => 'date,balance\n1,<script src="//example.com"></script>', 415, type],
    ['an archive', () => Buffer.concat([Buffer.from('PK\x03\x04\x14\0', 'latin1'), archive]), 415, type],
    ['an archive that would fill the disk', () => gzipSync(Buffer.alloc(9_000_000)), 415, type],
    ['a program', () => Buffer.from('MZ\x90\0\x03\0', 'latin1'), 415, type],
    ['a letter in RTF', () => '{\\rtf1\\ansi hello}', 415, type],
    [
      'a photograph in HEIC',
      () => Buffer.from('\0\0\0\x18ftypheic\0\0', 'latin1'),
      415,
      'This photo is in HEIC format. Save it as a JPEG or PDF and add it again.',
    ],
    ['a text with a null character', () => 'balance\0 12', 415, type],
    ['a text that commands a terminal', () => 'balance \x1b[2J', 415, type],
    [
      'a text in another encoding',
      () => Buffer.from('S\xe3o Paulo', 'latin1'),
      415,
      'We can’t read this text. Save it as UTF-8 text and add it again.',
    ],
    ['a picture of 30,000 by 30,000 dots in a few bytes', () => declaredPng(30_000, 30_000), 413, tooManyDots],
    ['a picture just over 50 million dots', () => declaredPng(10_000, 5_001), 413, tooManyDots],
    ['half a picture', async () => (await picture(400, 400).jpeg().toBuffer()).subarray(0, 9_000), 422, damaged],
    [
      'a moving picture',
      () =>
        sharp(
          [
            { create: { width: 2, height: 2, channels: 3, background: 'red' } },
            { create: { width: 2, height: 2, channels: 3, background: 'blue' } },
          ] as never,
          { join: { animated: true } },
        )
          .webp()
          .toBuffer(),
      415,
      'This image is animated. Add a still one.',
    ],
    [
      'a picture that is a page too',
      async () => Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<html><script>alert(1)</script>')]),
      422,
      mixed,
    ],
    [
      'a picture that is an archive too',
      async () => Buffer.concat([await picture().png().toBuffer(), archive]),
      422,
      mixed,
    ],
    ['a PDF that is a page too', () => rawPdf({ objects: ['% <html><script>alert(1)</script>\n'] }), 422, mixed],
    [
      'a PDF that is an archive too',
      () => rawPdf({ objects: [Buffer.concat([Buffer.from('%'), archive, Buffer.from('\n')])] }),
      422,
      mixed,
    ],
    ['a PDF behind a script', () => Buffer.concat([Buffer.from('alert(1);/*\n'), rawPdf()]), 422, mixed],
    [
      'a PDF behind the head of an archive',
      () => Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), rawPdf()]),
      422,
      mixed,
    ],
    ['a PDF with something behind its end', () => Buffer.concat([rawPdf(), Buffer.from('MZ')]), 422, mixed],
    ['a PDF without an end', () => rawPdf().subarray(0, 200), 422, damaged],
    ['a PDF in name only', () => '%PDF-1.7\n%%EOF\n', 422, damaged],
    [
      'a PDF with a script',
      () => rawPdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
      422,
      active,
    ],
    ['a PDF with a script in packed objects', () => statementPdf(runScript), 422, active],
    [
      'a PDF whose packed objects hold a script written otherwise',
      () => rawPdf({ objects: [packed({ 5: '<< /S /GoTo >>', 6: '<< /S /J#61v#61Script /J#53 (a) >>' })] }),
      422,
      active,
    ],
    [
      'a PDF with a script in an older version of itself',
      () => Buffer.concat([rawPdf({ objects: ['4 0 obj\n<< /S /Java#53cript /JS (a) >>\nendobj\n'] }), lateScript]),
      422,
      active,
    ],
    [
      'a PDF that names an action twice',
      () => rawPdf({ objects: ['4 0 obj\n<< /S /Launch /F (calc.exe) /S /GoTo >>\nendobj\n'] }),
      422,
      active,
    ],
    [
      'a PDF that starts a program',
      () => rawPdf({ objects: ['4 0 obj\n<< /S /Launch /F (calc.exe) >>\nendobj\n'] }),
      422,
      active,
    ],
    ['a PDF that acts when a page opens', () => rawPdf({ catalog: '/AA << /O 4 0 R >>' }), 422, active],
    ['a PDF that calls an address as it opens', () => statementPdf(openAddress), 422, active],
    ['a PDF with a form that hides scripts', () => rawPdf({ catalog: '/AcroForm << /XFA 4 0 R >>' }), 422, active],
    ['a PDF with a file within', () => statementPdf(attach), 422, active],
    [
      'a PDF whose stream is a file elsewhere',
      () => rawPdf({ objects: ['4 0 obj\n<< /F (//host/share) /Length 0 >>\nstream\n\nendstream\nendobj\n'] }),
      422,
      active,
    ],
    ['a PDF with a password', () => rawPdf({ trailer: '/Encrypt 4 0 R' }), 422, locked],
    [
      'a PDF with a password in its stream of references',
      () => rawPdf({ objects: ['7 0 obj\n<< /Type /XRef /Encrypt 4 0 R /Length 0 >>\nstream\n\nendstream\nendobj\n'] }),
      422,
      locked,
    ],
    [
      'a PDF that would fill the memory',
      () => rawPdf({ objects: [packed({ 5: 'null' }, Buffer.alloc(80 * 1024 * 1024))] }),
      422,
      damaged,
    ],
    [
      'a PDF of lists within lists without end',
      () => rawPdf({ objects: [`4 0 obj\n${'['.repeat(200_000)}\nendobj\n`] }),
      422,
      damaged,
    ],
  ])('%s', async (_name, build, status, detail) => {
    const reply = await upload(await build());
    expect(reply.body).toMatchObject({ detail, error: detail });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-type')).toBe('application/problem+json');
    expect((await api.get<Answer[]>(files(), couple.a)).body).toEqual([]);
  });

  it('leads to a page of its own at most when a PDF opens', async () => {
    const pdf = rawPdf({ catalog: '/OpenAction [3 0 R /Fit]' });
    expect((await upload(pdf)).status).toBe(201);
    const byAction = rawPdf({
      catalog: '/OpenAction 4 0 R',
      objects: ['4 0 obj\n<< /S /GoTo /D [3 0 R /Fit] >>\nendobj\n'],
    });
    expect((await upload(byAction)).status).toBe(201);
  });
});

describe('limits', () => {
  it.each([
    ['exactly 10 MB', EVIDENCE_FILE_MAX_BYTES, 201],
    ['a byte more', EVIDENCE_FILE_MAX_BYTES + 1, 413],
    ['far more', EVIDENCE_FILE_MAX_BYTES + 100_000, 413],
  ])('%s', async (_name, size, status) => {
    expect((await upload(Buffer.alloc(size, 'a'), 'a.txt')).status).toBe(status);
  });

  it('reads no further than the limit of a body that says nothing of its size', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const token = await api.issuer.sign(couple.a.claims);
    const response = await api.app.request(files(), {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      duplex: 'half',
    });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(EVIDENCE_FILE_MAX_BYTES + 4_000_000);
  });

  it('an entry holds ten files, and has room again when one is deleted', async () => {
    const made = [];
    for (let count = 0; count < 10; count += 1) made.push(await upload(`${count}`, 'a.txt'));
    expect(made.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const eleventh = await upload('11', 'a.txt');
    expect([eleventh.status, eleventh.body.detail]).toEqual([
      422,
      'An entry can have up to 10 files. Delete one before you add another.',
    ]);
    expect((await api.delete(`${files()}/${made[0]?.body.id}`, couple.a)).status).toBe(204);
    expect((await upload('11', 'a.txt')).status).toBe(201);
  });
});

describe('a form', () => {
  it.each<[string, () => FormData, number]>([
    ['without a file is refused', () => new FormData(), 400],
    [
      'with two files is refused',
      () => {
        const form = formOf('a', 'a.txt');
        form.append('file', new File(['b'], 'b.txt'));
        return form;
      },
      400,
    ],
    [
      'with another field is refused',
      () => {
        const form = formOf('a', 'a.txt');
        form.append('entryId', 'b');
        return form;
      },
      400,
    ],
    [
      'with a text in place of the file is refused',
      () => {
        const form = new FormData();
        form.append('file', 'a');
        return form;
      },
      400,
    ],
  ])('%s', async (_name, form, status) => expect((await send(form())).status).toBe(status));

  it.each([
    ['..%2F', '../../x'],
    ['a drive', 'C:\\\\x'],
    ['an override of direction', 'x\u202e.txt'],
    ['only dots', '...'],
    ['300 letters', 'n'.repeat(300)],
  ])('keeps nothing bad of a name: %s', async (_name, name) => {
    const { body, status } = await upload('a', name);
    expect(status).toBe(201);
    expect(body.name).toMatch(/^[\w-]{1,116}\.txt$/);
    const { headers } = await download(body.id);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="${body.name}"; filename*=UTF-8''${body.name}`,
    );
  });

  it('in JSON is refused, and so is a broken one', async () => {
    expect((await api.post(files(), { file: 'a' }, couple.a)).status).toBe(415);
    const broken = await api.request('POST', files(), {
      as: couple.a,
      body: 'no form',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(broken.status).toBe(400);
  });

  it('sent again under its idempotency key is answered as before, and adds nothing', async () => {
    const key = { 'idempotency-key': 'evidence-1' };
    const first = await send(formOf('a', 'a.txt'), couple.a, key);
    const again = await send(formOf('a', 'a.txt'), couple.a, key);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await send(formOf('b', 'a.txt'), couple.a, key)).status).toBe(409);
    expect((await api.get<Answer[]>(files(), couple.a)).body).toHaveLength(1);
  });
});

describe('whose it is', () => {
  it('is read by both partners and an admin, written by the owner, and not there for others (D3)', async () => {
    const { body } = await upload('a', 'a.txt');
    const admin = await anAdmin(api);
    await openAccess(api, admin, couple.documentId);
    const { a: stranger } = await aLinkedCouple(api);
    for (const reader of [couple.b, admin]) {
      expect((await api.get<Answer[]>(files(), reader)).body).toEqual([body]);
      expect((await download(body.id, reader)).bytes.toString()).toBe('a');
      expect((await send(formOf('b', 'b.txt'), reader)).status).toBe(403);
      expect((await api.delete(`${files()}/${body.id}`, reader)).status).toBe(403);
    }
    expect((await api.get(files(), stranger)).status).toBe(404);
    expect((await api.get(`${files()}/${body.id}/content`, stranger)).status).toBe(404);
    expect((await send(formOf('b', 'b.txt'), stranger)).status).toBe(404);
  });

  it('is its owner’s attorney’s too, and not the other side’s attorney’s', async () => {
    const [own, other] = [await anAttorney(api), await anAttorney(api)];
    const both = await aCouple(api).inState('CA').withAttorneyFor('A', own).withAttorneyFor('B', other);
    const { id } = await disclose(api, both.a, both.documentId, 'debts', {
      creditor: 'Bank',
      yearIncurred: 2020,
      amountDueInCents: 1,
    });
    const place = `/users/${both.a.id}/documents/${both.documentId}/entries/${id}/files`;
    const { body } = await api.request<Answer>('POST', place, { as: both.a, body: formOf('a', 'a.txt') });
    expect((await api.get<Answer[]>(place, own)).body.map((file) => file.id)).toEqual([body.id]);
    expect((await api.get(`${place}/${body.id}/content`, own)).status).toBe(200);
    expect((await api.get(place, other)).status).toBe(403);
    expect((await api.get(`${place}/${body.id}/content`, other)).status).toBe(403);
  });

  it('is found only under its own entry, and only there', async () => {
    const { body } = await upload('a', 'a.txt');
    const other = await anEntry();
    const ofPartner = await anEntry(couple.b);
    expect((await api.get(`${files(other.id)}/${body.id}/content`, couple.a)).status).toBe(404);
    expect((await api.get(`${files(ofPartner.id, couple.b)}/${body.id}/content`, couple.a)).status).toBe(404);
    // A place that is not an entry's own has no list either.
    expect((await api.get(files(ofPartner.id, couple.a), couple.a)).status).toBe(404);
    expect((await api.get(files(randomUUID()), couple.a)).status).toBe(404);
    expect((await api.get(files(other.id), couple.a)).body).toEqual([]);
    expect((await api.get<Answer[]>(`/documents/${couple.documentId}/files`, couple.a)).body).toEqual([]);
    expect((await api.get(`/documents/${couple.documentId}/files/${body.id}/content`, couple.a)).status).toBe(404);
  });

  it('is told to both partners as it comes and goes', async () => {
    const [own, partners] = await Promise.all([follow(api, couple.a), follow(api, couple.b)]);
    const { body } = await upload('a', 'a.txt');
    expect([await own.next(), await partners.next()]).toEqual([['finances'], ['finances']]);
    await api.delete(`${files()}/${body.id}`, couple.a);
    expect([await own.next(), await partners.next()]).toEqual([['finances'], ['finances']]);
    await Promise.all([own.stop(), partners.stop()]);
  });

  it('leaves an audit entry that tells neither its name nor its content', async () => {
    const { body } = await upload('secret balance', 'Harbor Bank 0042.txt');
    const entries = await api.db.selectFrom('auditEntries').selectAll().where('subjectId', '=', body.id).execute();
    expect(entries).toMatchObject([
      { action: 'evidence.create', documentId: couple.documentId, subjectKind: 'evidence' },
    ]);
    const rows = await api.db.selectFrom('entryFiles').selectAll().where('id', '=', body.id).execute();
    for (const word of ['Harbor', '0042', 'secret', body.sha256])
      expect(JSON.stringify([entries, rows]), word).not.toContain(word);
    expect(rows[0]?.sealedDetails.includes('Harbor')).toBe(false);
  });
});

describe('an entry that is brought to another document', () => {
  it('takes its files along', async () => {
    const { body } = await upload('a', 'a.txt');
    const joined = await aLinkedCouple(api);
    const from = { documentId: couple.documentId, userId: couple.a.id };
    await api.db.transaction().execute(async (tx) => {
      await financeRepository(tx).bring(from, joined.documentId, api.clock.now());
      const [file] = await evidenceRepository(tx).list({ ...from, documentId: joined.documentId, entryId: entry.id });
      expect(file).toMatchObject({ id: body.id, name: 'a.txt', sha256: body.sha256 });
      const seal = await api.services.protection.coupleSeal(tx, file?.sealedWithDocumentId ?? '');
      const bytes = await api.services.files.read(seal, body.id, file?.key ?? '');
      expect(Buffer.from(bytes ?? []).toString()).toBe('a');
      await financeRepository(tx).bring({ ...from, documentId: joined.documentId }, couple.documentId, api.clock.now());
    });
    expect((await download(body.id)).bytes.toString()).toBe('a');
  });
});

describe('deleting', () => {
  const DAY = 86_400_000;
  const keyOf = async (id: string) =>
    (await api.db.selectFrom('entryFiles').select('key').where('id', '=', id).executeTakeFirstOrThrow()).key;
  const isStored = async (id: string) => {
    const seal = await api.db.transaction().execute((tx) => api.services.protection.coupleSeal(tx, couple.documentId));
    return (await api.services.files.read(seal, id, await keyOf(id))) !== null;
  };
  /** Jobs that wait for a later day are run as of it. */
  const runPurge = () =>
    api.services.database
      .executeSql("update pgboss.job set start_after = now() where name = 'evidence-purge' and state = 'created'")
      .then(() => api.runJobs());

  it('of an entry takes its files from sight, and bringing it back brings them back', async () => {
    const { body } = await upload('a', 'a.txt');
    const address = `/users/${couple.a.id}/documents/${couple.documentId}/debts/${entry.id}`;
    expect((await api.delete(address, couple.a)).status).toBe(204);
    expect((await api.get(files(), couple.a)).status).toBe(404);
    expect((await upload('b', 'b.txt')).status).toBe(404);
    expect((await api.delete(`${files()}/${body.id}`, couple.a)).status).toBe(404);
    api.clock.advance(30 * DAY);
    await runPurge();
    expect((await api.post(`${address}/restore`, {}, couple.a)).status).toBe(200);
    expect((await download(body.id)).bytes.toString()).toBe('a');
  });

  it('removes the bytes of a file, and of a deleted entry, once nothing can be brought back', async () => {
    const [one, kept] = [await upload('a', 'a.txt'), await upload('b', 'b.txt')];
    await api.delete(`${files()}/${one.body.id}`, couple.a);
    expect((await api.get(`${files()}/${one.body.id}/content`, couple.a)).status).toBe(404);
    api.clock.advance(31 * DAY - 1);
    await runPurge();
    expect(await isStored(one.body.id)).toBe(true);
    await api.delete(`/users/${couple.a.id}/documents/${couple.documentId}/debts/${(await anEntry()).id}`, couple.a);
    api.clock.advance(1);
    await runPurge();
    expect([await isStored(one.body.id), await isStored(kept.body.id)]).toEqual([false, true]);
    await api.delete(`/users/${couple.a.id}/documents/${couple.documentId}/debts/${entry.id}`, couple.a);
    api.clock.advance(31 * DAY);
    await runPurge();
    expect(await isStored(kept.body.id)).toBe(false);
  });
});
