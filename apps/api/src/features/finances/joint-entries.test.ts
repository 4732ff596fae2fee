import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestCouple, type TestPerson } from '../../testing/builders';
import { disclose } from '../../testing/disclosures';
import { aLinkedCouple } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let couple: TestCouple;
beforeAll(async () => {
  api = await testApp();
});
beforeEach(async () => {
  couple = await aLinkedCouple(api, { state: 'NY' });
});
afterAll(() => api.close());

interface Entry {
  id: string;
  version: number;
  partnerAgrees: boolean | null;
}
interface Statement {
  entryId: string;
  ownerId: string;
  version: number;
  valueInCents: number;
  partnerAgrees: boolean | null;
}
interface Summary {
  hints: { code: string; entryId: string | null }[];
  pendingDisputes: {
    entryId: string;
    ownerId: string;
    problem: string;
    twinId: string | null;
    statements: Statement[];
  }[];
}

const joint = {
  assetAccountType: 'ACCOUNT',
  accountType: 'SAVINGS',
  institution: 'Harbor',
  accountNumber: '4417',
  valueInCents: 24_000_00,
  isJoint: true,
  userAPercentage: 50,
  userBPercentage: 50,
};
const list = async (person: TestPerson, changes: object = {}) =>
  (await disclose(api, person, couple.documentId, 'assets', { ...joint, ...changes })) as Entry;
const say = (person: TestPerson, entryId: string, agrees: boolean, version = 1) =>
  api.put<Entry & { current?: Entry }>(
    `/users/${person.id}/documents/${couple.documentId}/joint-entries/${entryId}/statement`,
    { agrees, version },
    person,
  );
const summary = async (person: TestPerson) =>
  (await api.get<Summary>(`/users/${person.id}/documents/${couple.documentId}/disclosure`, person)).body;

describe('what a partner says of a joint entry (D32)', () => {
  it('confirms it, or makes it a pending dispute, as often as the partner likes', async () => {
    const { id } = await list(couple.a);
    expect((await summary(couple.b)).hints).toContainEqual(
      expect.objectContaining({ code: 'JOINT_AWAITS_YOU', entryId: id }),
    );
    const agreed = await say(couple.b, id, true);
    expect(agreed.status).toBe(200);
    expect(agreed.body).toMatchObject({ id, partnerAgrees: true, version: 1 });
    expect((await summary(couple.a)).pendingDisputes).toEqual([]);
    expect((await summary(couple.b)).hints.map(({ code }) => code)).not.toContain('JOINT_AWAITS_YOU');
    expect((await say(couple.b, id, false)).body.partnerAgrees).toBe(false);
    expect((await summary(couple.a)).pendingDisputes).toMatchObject([
      {
        entryId: id,
        ownerId: couple.a.id,
        problem: 'PARTNER_DISAGREES',
        twinId: null,
        statements: [{ entryId: id, version: 1, valueInCents: 24_000_00, partnerAgrees: false }],
      },
    ]);
  });

  it('is of a version, and is cleared by any change of the entry', async () => {
    const { id } = await list(couple.a);
    await say(couple.b, id, true);
    const address = `/users/${couple.a.id}/documents/${couple.documentId}/assets/${id}`;
    expect((await api.patch<Entry>(address, { valueInCents: 1, version: 1 }, couple.a)).body).toMatchObject({
      version: 2,
      partnerAgrees: null,
    });
    const behind = await say(couple.b, id, true);
    expect(behind.status).toBe(409);
    expect(behind.body.current).toMatchObject({ id, version: 2, partnerAgrees: null });
    expect((await say(couple.b, id, true, 2)).status).toBe(200);
  });

  it('is not for the owner, nor for anything that is not joint or not there', async () => {
    const { id } = await list(couple.a);
    const own = await list(couple.a, { isJoint: false, accountNumber: '1' });
    expect((await say(couple.a, id, true)).status).toBe(404);
    expect((await say(couple.b, own.id, true)).status).toBe(409);
    expect((await say(couple.b, couple.documentId, true)).status).toBe(404);
    const asB = `/users/${couple.b.id}/documents/${couple.documentId}/joint-entries/${id}/statement`;
    expect((await api.put(asB, { agrees: true, version: 1 }, couple.a)).status).toBe(403);
    const { a: stranger } = await aLinkedCouple(api);
    expect((await api.put(asB, { agrees: true, version: 1 }, stranger)).status).toBe(404);
    expect((await api.put(asB, { agrees: 'yes', version: 1 }, couple.b)).status).toBe(400);
  });

  it('tells both statements of an account that both listed with another value', async () => {
    const mine = await list(couple.a);
    // The first that listed it is told first.
    api.clock.advance(1000);
    const theirs = await list(couple.b, { valueInCents: 23_000_00 });
    expect((await summary(couple.b)).pendingDisputes).toMatchObject([
      {
        entryId: mine.id,
        ownerId: couple.a.id,
        problem: 'TWIN_DIFFERS',
        twinId: theirs.id,
        statements: [
          { entryId: mine.id, ownerId: couple.a.id, valueInCents: 24_000_00 },
          { entryId: theirs.id, ownerId: couple.b.id, valueInCents: 23_000_00 },
        ],
      },
    ]);
  });
});
