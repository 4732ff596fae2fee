import type { ImportMapping } from '@troth/domain/disclosure';
import { describe, expect, it } from 'vitest';
import { decode } from './decode';
import type { FoundAccount } from './found';
import { bytesOf } from './testing/fixtures';
import { guessMapping } from './guess-mapping';
import { isOfx, readOfx } from './read-ofx';
import { readTable } from './table';
import { accountsOfTable } from './table-accounts';

const read = (name: string, chosen: Partial<ImportMapping> = {}): readonly FoundAccount[] => {
  const text = decode(bytesOf(name));
  if (isOfx(text)) return readOfx(text);
  const table = readTable(text);
  const { accounts, needs, unreadRows, otherTotalCents } = accountsOfTable(table, {
    ...guessMapping(table),
    ...chosen,
  });
  expect({ needs, unreadRows, otherTotalCents }).toEqual({ needs: [], unreadRows: 0, otherTotalCents: null });
  return accounts;
};

const account = (key: string, changes: Partial<FoundAccount>): FoundAccount => ({
  key,
  institution: '',
  lastFour: '',
  type: null,
  currency: 'USD',
  cents: 0,
  date: null,
  problem: null,
  ...changes,
});

describe('files of banks and brokers', () => {
  it.each<[string, FoundAccount[]]>([
    [
      'checking-102.ofx',
      [
        account('1', {
          institution: 'Harbor & Sons Bank',
          lastFour: '3645',
          type: 'CHECKING',
          cents: 841_207,
          date: '2026-02-28',
        }),
      ],
    ],
    [
      'three-accounts-160.ofx',
      [
        { lastFour: '1882', type: 'CHECKING' as const, cents: 125_050, date: '2026-03-31' },
        { lastFour: '1889', type: 'MONEY_MARKET' as const, cents: 2_075_000, date: '2026-03-31' },
        { lastFour: '7788', type: 'CREDIT_CARD' as const, cents: -106_115, date: '2026-03-30' },
      ].map((changes, at) =>
        account(String(at + 1), { institution: 'Caisse du Littoral & Crédit', currency: 'CAD', ...changes }),
      ),
    ],
    [
      'savings.qfx',
      [
        account('1', {
          institution: 'Prairie Credit Union',
          lastFour: '4217',
          type: 'SAVINGS',
          cents: -1840,
          date: '2026-01-15',
        }),
      ],
    ],
    [
      'brokerage-211.ofx',
      // 21,281.55 and 42,125.00 in positions, and 1,503.45 in cash.
      [
        account('1', {
          institution: 'Lakeside Brokers',
          lastFour: '0934',
          type: 'BROKERAGE',
          cents: 6_491_000,
          date: '2026-06-30',
        }),
      ],
    ],
    [
      'mortgage-220.ofx',
      [
        account('1', {
          institution: 'Homestead Loans',
          lastFour: '5310',
          type: 'MORTGAGE',
          cents: 24_311_862,
          date: '2026-03-31',
        }),
      ],
    ],
    ['us-checking.csv', [account('1', { cents: 641_255, date: '2026-03-31' })]],
    [
      'broker-positions.csv',
      [account('1', { lastFour: '4821', type: 'BROKERAGE', cents: 6_491_000, date: '2026-06-30' })],
    ],
    [
      'german-girokonto.csv',
      [account('1', { lastFour: '4931', currency: 'EUR', cents: 1_120_416, date: '2026-03-30' })],
    ],
    [
      'japanese-accounts.csv',
      [
        account('1', { institution: 'みなと銀行', lastFour: '4567', type: 'SAVINGS', cents: 123_456_700 }),
        account('2', {
          institution: 'みなと銀行',
          lastFour: '4321',
          type: 'CERTIFICATE_OF_DEPOSIT',
          cents: 300_000_000,
        }),
        account('3', { institution: 'さくら証券', lastFour: '0987', type: 'BROKERAGE', cents: -1_230_000 }),
      ].map((each) => ({ ...each, currency: 'JPY' as const, date: '2026-03-31' })),
    ],
    ['indian-savings.csv', [account('1', { currency: 'INR', cents: 12_345_678, date: '2026-03-31' })]],
  ])('%s', (name, accounts) => expect(read(name)).toEqual(accounts));

  it('uk-current.csv, once the person said that the day stands first', () => {
    const table = readTable(decode(bytesOf('uk-current.csv')));
    expect(accountsOfTable(table, guessMapping(table))).toMatchObject({
      accounts: [],
      needs: ['dateOrder'],
      unclear: { dateOrder: '05/03/2026', decimalMark: null },
    });
    expect(read('uk-current.csv', { dateOrder: 'DMY' })).toEqual([
      account('1', { lastFour: '4455', currency: 'GBP', cents: -41_209, date: '2026-03-05' }),
    ]);
  });
});
