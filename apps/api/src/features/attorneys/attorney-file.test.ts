import { contentId } from '@troth/content/ids';
import type { Attorney, AttorneyFile, AttorneyFileKind } from '@troth/domain/attorneys';
import { ATTORNEY_FILES_PER_DAY } from '@troth/domain/attorneys';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCustomer, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { houseSealIn } from '../../kernel/protection/protected-database';
import { runScript, statementPdf } from '../../testing/pdfs';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let admin: TestPerson;
let customer: TestPerson;
let frances: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
  customer = await aCustomer(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  frances = await anAttorney(api);
});

type Answer = AttorneyFile & { readonly detail: string };

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f5d50' } });

function send(kind: string, content: string | Uint8Array, name: string, as = frances, of = frances) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(Buffer.from(content as string))], name));
  form.append('kind', kind);
  return api.request<Answer>('POST', `/users/${as.id}/attorneys/${of.id}/files`, { as, body: form });
}
async function sent(kind: AttorneyFileKind, content: string | Uint8Array, name: string): Promise<string> {
  const { status, body } = await send(kind, content, name);
  expect(status).toBe(201);
  return body.id;
}
const sendPhoto = async () => sent('PROFILE_PHOTO', await picture(640, 480).jpeg().toBuffer(), 'frances.jpg');
const name = (fields: object, as = frances) =>
  api.patch<Attorney & { error: { issues: { path: string[]; message: string }[] } }>(
    `/users/${as.id}/attorneys/${frances.id}`,
    fields,
    as,
  );
const list = async (as = frances) =>
  (await api.get<AttorneyFile[]>(`/users/${as.id}/attorneys/${frances.id}/files`, as)).body.map(({ id }) => id);

async function content(id: string, as: TestPerson, query = ''): Promise<Response> {
  const token = await api.issuer.sign(as.claims);
  return api.app.request(`/users/${as.id}/attorneys/${frances.id}/files/${id}/content${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
}

describe('a photo', () => {
  it('is drawn anew as a square, without where it was taken, in two sizes', async () => {
    const taken = await picture(640, 480)
      .withExif({ IFD0: { Copyright: 'Studio Marsh' }, IFD3: { GPSLatitude: '37/1 46/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const id = await sent('PROFILE_PHOTO', taken, 'Frances Nguyễn.jpg');
    const large = await sharp(Buffer.from(await (await content(id, frances)).arrayBuffer())).metadata();
    expect(large).toMatchObject({ format: 'webp', width: 320, height: 320 });
    expect(large.exif).toBeUndefined();
    const small = await content(id, frances, '?size=96');
    expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ width: 96, height: 96 });
  });

  it('is seen by whoever sees the attorney once the profile names it, and stays in their browser', async () => {
    const id = await sendPhoto();
    expect((await content(id, customer)).status).toBe(403);
    expect((await name({ profilePhotoId: id })).body.profilePhotoId).toBe(id);
    const shown = await content(id, customer, '?size=96');
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('goes, and its bytes with it, when another takes its place', async () => {
    const first = await sendPhoto();
    await name({ profilePhotoId: first });
    const second = await sendPhoto();
    expect(await list(), 'the profile still names the first').toEqual(expect.arrayContaining([first, second]));
    await name({ profilePhotoId: second });
    await api.runJobs();
    expect(await list()).toEqual([second]);
    expect((await content(first, frances)).status).toBe(404);
    const { key, purgedAt } = await api.db
      .selectFrom('attorneyFiles')
      .selectAll()
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    expect(purgedAt).not.toBeNull();
    const { files, database } = api.services;
    await database.db.transaction().execute(async (tx) => {
      expect(await files.read(houseSealIn(tx), first, key)).toBeNull();
    });
    expect((await name({ profilePhotoId: null })).body.profilePhotoId).toBeNull();
    expect(await list()).toEqual([]);
  });

  it.each([
    ['HEIC, which an iPhone takes', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), 415],
    ['a PDF', () => statementPdf(), 415],
    ['nothing', '', 422],
    ['a picture that is broken off', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 422],
    ['a page named as a picture', '<svg onload="alert(1)"/>', 415],
  ])('is not %s', async (_what, bytes, status) => {
    const refused = await send('PROFILE_PHOTO', typeof bytes === 'function' ? await bytes() : bytes, 'photo.jpg');
    expect(refused.status).toBe(status);
    expect(refused.body.detail).toBeTypeOf('string');
    expect(await list()).toEqual([]);
  });

  it('is at most 5 MB', async () => {
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    const refused = await send('PROFILE_PHOTO', large, 'photo.jpg');
    expect(refused.status).toBe(413);
    expect(refused.body.detail).toContain('5 MB');
  });
});

describe('insurance and contract', () => {
  it('are read by the attorney and admins alone, and always saved', async () => {
    const id = await sent('MALPRACTICE_INSURANCE', await statementPdf(), 'policy O’Brien-Smith.pdf');
    await name({ hasMalpracticeInsurance: true, malpracticeInsuranceFileId: id });
    const { headers } = await content(id, admin);
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(headers.get('content-disposition')).toContain('O%E2%80%99Brien-Smith.pdf');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await content(id, customer)).status).toBe(403);
    expect((await api.get(`/users/${customer.id}/attorneys/${frances.id}/files`, customer)).status).toBe(403);
  });

  it('run nothing', async () => {
    expect((await send('CONTRACT', await statementPdf(runScript), 'contract.pdf')).status).toBe(422);
  });
});

describe('which file a profile names', () => {
  it('is there, of the kind, and one’s own', async () => {
    const photo = await sendPhoto();
    const other = await anAttorney(api);
    const foreign = await send('CONTRACT', await statementPdf(), 'contract.pdf', other, other);
    for (const fields of [
      { profilePhotoId: customer.id },
      { malpracticeInsuranceFileId: photo },
      { docusignContractFileId: foreign.body.id },
    ]) {
      const refused = await name(fields);
      expect(refused.status).toBe(400);
      expect(refused.body.error.issues).toMatchObject([
        { path: Object.keys(fields), message: 'Add this file again. We no longer have it.' },
      ]);
    }
  });

  it('cannot be sent in by anybody else, nor once the application was declined', async () => {
    const other = await anAttorney(api);
    expect((await send('CONTRACT', await statementPdf(), 'contract.pdf', other, frances)).status).toBe(403);
    frances = await anAttorney(api, { stage: 'DECLINED' });
    expect((await send('CONTRACT', await statementPdf(), 'contract.pdf')).status).toBe(403);
  });
});

it('goes with the application, which asks for the insurance that it tells of', async () => {
  frances = await anAttorney(api, { stage: 'FORM_MISSING', states: [] });
  const apply = (fields: object) =>
    api.post<Attorney & { error: { issues: { path: string[] }[] } }>(
      `/users/${frances.id}/attorneys/${frances.id}/application`,
      {
        firstName: 'Frances',
        lastName: 'Nguyễn',
        phoneNumber: '+14155550105',
        bio: 'Sixteen years of premarital agreements in California.',
        licenses: [{ stateId: contentId('state', 'CA'), barLicenseNum: '214507' }],
        newLawFirm: { name: 'Fenn & Marsh', contactEmail: 'office@fenn.example' },
        hasMalpracticeInsurance: true,
        languages: ['English'],
        ...fields,
      },
      frances,
    );
  const photo = await sendPhoto();
  const policy = await sent('MALPRACTICE_INSURANCE', await statementPdf(), 'policy.pdf');
  for (const malpracticeInsuranceFileId of [null, photo]) {
    const refused = await apply({ malpracticeInsuranceFileId });
    expect(refused.status).toBe(400);
    expect(refused.body.error.issues.map(({ path }) => path)).toEqual([['malpracticeInsuranceFileId']]);
  }
  const applied = await apply({ malpracticeInsuranceFileId: policy, profilePhotoId: photo });
  expect(applied.body).toMatchObject({
    stage: 'UNDER_REVIEW',
    malpracticeInsuranceFileId: policy,
    profilePhotoId: photo,
    docusignContractFileId: null,
  });
});

it('takes 20 files in a day, and the next one tomorrow', async () => {
  const paper = await statementPdf();
  for (let count = 0; count < ATTORNEY_FILES_PER_DAY; count += 1) await sent('CONTRACT', paper, 'contract.pdf');
  const refused = await send('CONTRACT', paper, 'contract.pdf');
  expect(refused.status).toBe(422);
  expect(refused.body.detail).toBe('You can add up to 20 files in a day. Try again tomorrow.');
  expect(await list(), 'only the last is kept').toHaveLength(1);
  api.clock.advance(86_400_000);
  await sent('CONTRACT', paper, 'contract.pdf');
});
