import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountFacts, duplicateReports, factsOfAsset, factsOfDebt, likenessOf } from './duplicates';

const account = (changes: Partial<AccountFacts> = {}): AccountFacts => ({
  id: 'file',
  kind: 'assets',
  institution: 'Harbor Bank',
  accountNumber: '4417',
  currency: 'USD',
  cents: 100,
  ...changes,
});

describe('whether two are one account', () => {
  it.each([
    ['institution and number are equal', {}, 'SAME'],
    ['the value is no sign', { cents: 7 }, 'SAME'],
    ['case and spaces are none either', { institution: ' harbor  BANK', accountNumber: ' 4417' }, 'SAME'],
    ['an overdrawn account that is listed as a debt', { kind: 'debts' }, 'SAME'],
    ['the same number in another currency', { currency: 'EUR' }, 'ALIKE'],
    ['a longer name of the bank', { institution: 'Harbor Bank, N.A.' }, 'ALIKE'],
    ['no name of the bank', { institution: null }, 'ALIKE'],
    ['no number', { accountNumber: null }, 'ALIKE'],
    ['no number, and a debt', { accountNumber: '', kind: 'debts' }, null],
    ['another number', { accountNumber: '4418' }, null],
    ['another bank that is a bank too', { institution: 'Prairie Bank' }, null],
  ] as const)('%s', (_name, changes, likeness) => {
    expect(likenessOf(account(), account({ id: 'listed', ...changes }))).toBe(likeness);
  });

  it('reads the number of a debt where an import puts it', () => {
    const debt = { id: '1', creditor: 'Harbor Bank', currency: 'USD', amountDueInCents: 5 } as const;
    expect(factsOfDebt({ ...debt, natureOfDebt: 'Credit card ending in 7788' }).accountNumber).toBe('7788');
    expect(factsOfDebt({ ...debt, natureOfDebt: 'Student loan' }).accountNumber).toBeNull();
    expect(factsOfDebt({ ...debt, natureOfDebt: null }).accountNumber).toBeNull();
    expect(factsOfAsset({ id: '2', currency: 'USD', valueInCents: 5 })).toMatchObject({ institution: null, cents: 5 });
  });
});

describe('what is reported of the accounts of a file', () => {
  const facts = fc.record({
    kind: fc.constantFrom('assets' as const, 'debts' as const),
    institution: fc.constantFrom('Harbor Bank', 'harbor bank ', 'Harbor', 'Prairie Union', '', null),
    accountNumber: fc.constantFrom('4417', '0042', '', null),
    currency: fc.constantFrom('USD' as const, 'EUR' as const),
    cents: fc.integer(),
  });
  const list = (prefix: string) =>
    fc
      .array(facts, { maxLength: 8 })
      .map((all) => all.map((each, at): AccountFacts => ({ ...each, id: `${prefix}${at}` })));

  it('holds every account once and in order, and says the same from both sides', () => {
    fc.assert(
      fc.property(list('f'), list('o'), list('p'), (found, own, partners) => {
        const reports = duplicateReports(found, own, partners);
        expect(reports.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
        for (const report of reports) {
          expect(report.inFile.map(({ id }) => id)).not.toContain(report.id);
          for (const { id } of report.inFile) {
            expect(reports.find((other) => other.id === id)?.inFile.map((other) => other.id)).toContain(report.id);
          }
        }
        for (const [i, one] of found.entries()) {
          for (const listed of own) {
            expect(reports[i]?.own.find(({ id }) => id === listed.id)?.likeness ?? null).toBe(likenessOf(listed, one));
          }
        }
      }),
    );
  });

  it('never misses an account whose bank, number and currency are listed', () => {
    fc.assert(
      fc.property(facts, list('o'), (listed, others) => {
        fc.pre((listed.institution ?? '').trim() !== '' && (listed.accountNumber ?? '') !== '');
        const [report] = duplicateReports([{ ...listed, id: 'f' }], [...others, { ...listed, id: 'mine' }], []);
        expect(report?.own).toContainEqual({ id: 'mine', likeness: 'SAME' });
        expect(report?.own[0]?.likeness).toBe('SAME');
      }),
    );
  });
});
