import { IMPORT_MAPPINGS_MAX, type ImportMapping } from '@troth/domain/disclosure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, type TestCouple } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

const none = { balance: null, date: null, institution: null, accountNumber: null, accountType: null, currency: null };
const mapping = (changes: Partial<ImportMapping> = {}): ImportMapping => ({
  layout: 'RUNNING_BALANCE',
  columns: { ...none, balance: 'Saldo (EUR)', date: 'Buchungstag' },
  dateOrder: 'DMY',
  decimalMark: 'COMMA',
  rowOrder: null,
  currency: 'EUR',
  ...changes,
});
const fingerprint = (number: number) => number.toString(16).padStart(64, '0');

describe('remembered readings of bank files', () => {
  let api: TestApp;
  let couple: TestCouple;
  beforeAll(async () => {
    api = await testApp();
    couple = await aCouple(api).inState('NY');
  });
  afterAll(() => api.close());
  const path = () => `/users/${couple.a.id}/import-mappings`;

  it('are kept one for each head of columns, the last used first', async () => {
    expect((await api.get(path(), couple.a)).body).toEqual([]);
    await api.put(path(), { fingerprint: fingerprint(1), mapping: mapping() }, couple.a);
    api.clock.advance(1000);
    await api.put(path(), { fingerprint: fingerprint(2), mapping: mapping({ currency: 'CHF' }) }, couple.a);
    api.clock.advance(1000);
    const changed = mapping({ dateOrder: 'MDY' });
    expect((await api.put(path(), { fingerprint: fingerprint(1), mapping: changed }, couple.a)).status).toBe(200);
    const kept = (await api.get(path(), couple.a)).body as { fingerprint: string; mapping: ImportMapping }[];
    expect(kept.map((each) => each.fingerprint)).toEqual([fingerprint(1), fingerprint(2)]);
    expect(kept[0]?.mapping).toEqual(changed);
  });

  it('are the person’s alone', async () => {
    expect((await api.get(path(), couple.b)).status).toBe(404);
    expect((await api.put(path(), { fingerprint: fingerprint(3), mapping: mapping() }, couple.b)).status).toBe(404);
  });

  it.each([
    ['a fingerprint that is none', { fingerprint: 'Saldo', mapping: mapping() }],
    ['anything besides the mapping', { fingerprint: fingerprint(4), mapping: { ...mapping(), rows: [['5']] } }],
    [
      'a column that is none',
      { fingerprint: fingerprint(4), mapping: mapping({ columns: { ...none, payee: 'Name' } as never }) },
    ],
    [
      'a name that is a text',
      { fingerprint: fingerprint(4), mapping: mapping({ columns: { ...none, date: 'x'.repeat(101) } }) },
    ],
  ])('refuse %s', async (_name, body) => expect((await api.put(path(), body, couple.a)).status).toBe(400));

  it(`are no more than ${IMPORT_MAPPINGS_MAX}; the one used longest ago goes first`, async () => {
    for (let number = 10; number < 10 + IMPORT_MAPPINGS_MAX; number += 1) {
      api.clock.advance(1000);
      await api.put(path(), { fingerprint: fingerprint(number), mapping: mapping() }, couple.a);
    }
    const kept = (await api.get(path(), couple.a)).body as { fingerprint: string }[];
    expect(kept).toHaveLength(IMPORT_MAPPINGS_MAX);
    expect(kept.map((each) => each.fingerprint)).not.toContain(fingerprint(1));
  });
});
