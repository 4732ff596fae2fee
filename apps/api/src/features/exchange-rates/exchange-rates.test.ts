import { shippedExchangeRates } from '@troth/content/exchange-rates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ecbRates } from '../../kernel/ports/exchange-rates/ecb-rates';
import { aBank, bankFile } from '../../testing/bank';
import { aCustomer, anAdmin, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';
import { refreshRates, startRefreshing } from './refresh-rates';

interface Dated {
  base: string;
  date: string;
  source: string;
  rates: Record<string, number>;
  isOld: boolean;
}
interface Overview {
  refresh: string;
  current: { date: string; ageInDays: number; isOld: boolean; rates: { currency: string; rate: number }[] };
  held: { date: string; moved: string[] } | null;
  lastCheck: { at: string; outcome: string } | null;
}

/** The rates that ship, as the bank would write them, with changes. */
const written = (changes: Readonly<Record<string, string>> = {}) => {
  const rates = Object.entries(shippedExchangeRates.rates).filter(([code]) => code !== 'EUR');
  return { ...Object.fromEntries(rates.map(([code, rate]) => [code, String(rate)])), ...changes };
};

let bank: Awaited<ReturnType<typeof aBank>>;
let api: TestApp;
let admin: TestPerson;
let customer: TestPerson;
beforeAll(async () => {
  bank = await aBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  api = await testApp({ exchangeRates: ecbRates(bank.url, 500) });
  admin = await anAdmin(api);
  customer = await aCustomer(api);
  api.clock.set(new Date('2026-03-20T15:30:00.000Z'));
  return () => api.close();
});

const inUse = async () => (await api.get<Dated>('/exchange-rates', customer)).body;
const overview = async () => (await api.get<Overview>('/admin/exchange-rates', admin)).body;
const confirm = (date: string, as: TestPerson = admin) =>
  api.post<Overview>('/admin/exchange-rates/confirm', { date }, as);
const mailsTo = async ({ email }: TestPerson) => {
  await api.runJobs();
  return (await readMails(api, email)).map(({ subject }) => subject);
};

describe('the rates that ship', () => {
  it('are there from the start, with their day, for whoever is signed in', async () => {
    expect(await inUse()).toEqual({ ...shippedExchangeRates, source: 'SHIPPED', isOld: false });
    expect((await api.get('/exchange-rates')).status).toBe(401);
    expect((await api.get('/admin/exchange-rates', customer)).status).toBe(404);
    expect((await confirm('2026-03-13', customer)).status).toBe(404);
  });

  it('are old after more than seven days', async () => {
    expect((await overview()).current).toMatchObject({ ageInDays: 7, isOld: false });
    api.clock.advance(86_400_000);
    expect((await overview()).current).toMatchObject({ ageInDays: 8, isOld: true });
    expect((await inUse()).isOld).toBe(true);
  });
});

describe('a daily refresh', () => {
  it('takes a newer table into use and keeps the older day', async () => {
    bank.sends(bankFile({ date: '2026-03-20', rates: written({ USD: '1.1500' }) }));
    await refreshRates(api.services);
    expect(await inUse()).toMatchObject({ date: '2026-03-20', source: 'ECB', rates: { USD: 1.15, EUR: 1 } });
    expect((await overview()).lastCheck).toEqual({ at: '2026-03-20T15:30:00.000Z', outcome: 'ACCEPTED' });
    const days = await api.db.selectFrom('forExRates').select('date').distinct().orderBy('date').execute();
    expect(days.map(({ date }) => date)).toEqual(['2026-03-13', '2026-03-20']);
  });

  it.each([
    ['of the same day', { date: '2026-03-13', rates: written() }, 'NOT_NEWER'],
    ['of an earlier day', { date: '2022-07-08' }, 'NOT_NEWER'],
    ['of a day to come', { date: '2026-03-21', rates: written() }, 'DATE_IN_FUTURE'],
    ['with commas', { date: '2026-03-20', rates: written({ USD: '1,15' }) }, 'RATE_UNREADABLE'],
    ['with a currency missing', { date: '2026-03-20', rates: { USD: '1.15' } }, 'CURRENCY_MISSING'],
    ['with a document type', { date: '2026-03-20', before: '<!DOCTYPE a>' }, 'UNREADABLE'],
  ])('keeps the table in use when the file is %s', async (_name, file, outcome) => {
    bank.sends(bankFile(file));
    await refreshRates(api.services);
    expect(await inUse()).toMatchObject({ date: '2026-03-13', source: 'SHIPPED' });
    expect((await overview()).lastCheck?.outcome).toBe(outcome);
  });

  it('keeps the table in use when the bank is down, and tries again', async () => {
    bank.sends('', 500);
    await refreshRates(api.services);
    expect((await overview()).lastCheck?.outcome).toBe('REFUSED');
    bank.sends(bankFile({ date: '2026-03-20', rates: written() }));
    await refreshRates(api.services);
    expect((await inUse()).date).toBe('2026-03-20');
  });

  it('holds back a table in which a rate moved by more than 20 %, until an admin confirms it', async () => {
    bank.sends(bankFile({ date: '2026-03-19', rates: written({ GBP: '0.60' }) }));
    await refreshRates(api.services);
    await refreshRates(api.services);
    expect((await inUse()).date).toBe('2026-03-13');
    expect((await overview()).held).toMatchObject({ date: '2026-03-19', moved: ['GBP'] });
    expect(await mailsTo(admin)).toEqual(['Exchange rates need your confirmation']);

    expect((await confirm('2026-03-18')).status).toBe(409);
    expect((await confirm('2026-03-19')).body).toMatchObject({ held: null, current: { date: '2026-03-19' } });
    expect(await inUse()).toMatchObject({ date: '2026-03-19', rates: { GBP: 0.6 } });
    expect((await confirm('2026-03-19')).status).toBe(409);
  });

  it('forgets a held table when a good one comes', async () => {
    bank.sends(bankFile({ date: '2026-03-19', rates: written({ GBP: '0.60' }) }));
    await refreshRates(api.services);
    bank.sends(bankFile({ date: '2026-03-20', rates: written() }));
    await refreshRates(api.services);
    expect(await overview()).toMatchObject({ held: null, current: { date: '2026-03-20' } });
    expect((await confirm('2026-03-19')).status).toBe(409);
  });

  it('writes to each admin once when the table has become old', async () => {
    api.clock.advance(86_400_000);
    bank.sends('', 503);
    await refreshRates(api.services);
    await refreshRates(api.services);
    expect(await mailsTo(admin)).toEqual(['Exchange rates are out of date']);
    expect(await mailsTo(customer)).toEqual([]);
  });
});

describe('the chain of refreshes', () => {
  it('is begun once however often the program starts, and goes on by itself', async () => {
    bank.sends(bankFile({ date: '2026-03-13', rates: written() }));
    const asked = bank.asked.length;
    await startRefreshing(api.services);
    await startRefreshing(api.services);
    api.clock.advance(1000);
    // The queue's clock is the database's, for which the next day of this test is over too.
    await api.runJobs();
    expect(bank.asked.length - asked).toBe(2);
  });

  it('is not begun where the rates stay as shipped', async () => {
    const asked = bank.asked.length;
    await startRefreshing({ ...api.services, exchangeRates: null });
    await refreshRates({ ...api.services, exchangeRates: null });
    expect(bank.asked.length).toBe(asked);
    expect((await overview()).lastCheck).toBeNull();
  });
});
