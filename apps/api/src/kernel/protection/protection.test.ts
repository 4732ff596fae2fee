import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, type TestCouple } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';
import { openProtection, rewrapDataKeys } from './protection';
import { coupleSealIn, protectedDatabase } from './protected-database';
import { newRootKey, rootKeys } from './root-keys';
import { SealError } from './sealing';

const place = { table: 'answers', column: 'sealed_value', rowId: 'a' };

let api: TestApp;
let couple: TestCouple;
let others: TestCouple;
beforeAll(async () => {
  api = await testApp();
  couple = await aCouple(api);
  others = await aCouple(api);
});
afterAll(() => api.close());

const inTransaction = <T>(work: Parameters<ReturnType<TestApp['db']['transaction']>['execute']>[0]) =>
  api.db.transaction().execute(work) as Promise<T>;
const sealOf = (documentId: string) => api.db.transaction().execute((tx) => coupleSealIn(tx, documentId));
const keyOf = (documentId: string) =>
  api.db.selectFrom('dataKeys').selectAll().where('documentId', '=', documentId).executeTakeFirst();

describe('the data key of a document', () => {
  it('is made once, is wrapped in the database, and opens what it sealed', async () => {
    const sealed = (await sealOf(couple.documentId)).seal(place, 'As we discussed');
    expect((await sealOf(couple.documentId)).open(place, sealed)).toBe('As we discussed');
    const rows = await api.db.selectFrom('dataKeys').selectAll().where('documentId', '=', couple.documentId).execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.wrappedKey.byteLength).toBe(1 + 12 + 32 + 16);
  });

  it('does not open what another couple sealed', async () => {
    const sealed = (await sealOf(couple.documentId)).seal(place, 'As we discussed');
    const stranger = await sealOf(others.documentId);
    expect(() => stranger.open(place, sealed)).toThrow(SealError);
  });

  it('does not open when its row is another document’s', async () => {
    const { documentId } = await aCouple(api);
    await sealOf(others.documentId);
    const taken = await keyOf(others.documentId);
    if (taken === undefined) throw new Error('There is no key.');
    const { wrappedKey, rootKeyId } = taken;
    await api.db.insertInto('dataKeys').values({ documentId, wrappedKey, rootKeyId }).execute();
    await expect(sealOf(documentId)).rejects.toThrow(SealError);
  });

  it('names a text by a fingerprint that no other couple’s key gives', async () => {
    const seal = await sealOf(couple.documentId);
    expect(seal.fingerprint('$750.00')).toBe(seal.fingerprint('$750.00'));
    expect(seal.fingerprint('$750.00')).not.toBe(seal.fingerprint('$750.01'));
    expect((await sealOf(others.documentId)).fingerprint('$750.00')).not.toBe(seal.fingerprint('$750.00'));
  });

  it('is not remembered when the transaction that made it was rolled back', async () => {
    const { documentId } = await aCouple(api);
    const lost = inTransaction(async (tx) => {
      await coupleSealIn(tx, documentId);
      // Asked twice: the second time it is found, and still not there for good.
      await coupleSealIn(tx, documentId);
      throw new Error('rolled back');
    });
    await expect(lost).rejects.toThrow('rolled back');
    expect(await keyOf(documentId)).toBeUndefined();
    const sealed = (await sealOf(documentId)).seal(place, 'kept');
    expect(await keyOf(documentId)).toBeDefined();
    expect((await sealOf(documentId)).open(place, sealed)).toBe('kept');
  });
});

describe('the seal of the house', () => {
  it('gives fingerprints that nobody can find a value by without its key', async () => {
    const { house } = api.services.protection;
    expect(house.fingerprint('4411')).toBe(house.fingerprint('4411'));
    expect(house.fingerprint('4411')).not.toBe(house.fingerprint('4412'));
    const elsewhere = await testApp();
    expect(elsewhere.services.protection.house.fingerprint('4411')).not.toBe(house.fingerprint('4411'));
    await elsewhere.close();
  });
});

describe('another root key', () => {
  it('opens after rewrapping what was sealed before it, and the old one opens it no more', async () => {
    const app = await testApp();
    const [before, after] = [newRootKey(), newRootKey()];
    await app.db.deleteFrom('dataKeys').execute();
    const { documentId } = await aCouple(app);
    const opened = async (...keys: [Buffer, ...Buffer[]]) => {
      const protection = await openProtection(app.db, rootKeys(keys));
      return protectedDatabase(app.services.database, protection)
        .db.transaction()
        .execute((tx) => protection.coupleSeal(tx, documentId));
    };
    const sealed = (await opened(before)).seal(place, 'kept');
    const name = (await opened(before)).fingerprint('kept');
    const both = rootKeys([after, before]);
    expect(await rewrapDataKeys(app.db, both)).toBe(2);
    expect(await rewrapDataKeys(app.db, both)).toBe(0);
    expect((await opened(after)).open(place, sealed)).toBe('kept');
    expect((await opened(after)).fingerprint('kept')).toBe(name);
    await expect(opened(before)).rejects.toThrow('is not known');
    await app.close();
  });
});

describe('a database that was opened without its protection', () => {
  it('seals nothing', async () => {
    const bare = api.services.database.db.withoutPlugins();
    await expect(bare.transaction().execute((tx) => coupleSealIn(tx, couple.documentId))).rejects.toThrow(
      'without its protection',
    );
  });
});
