import { calendarDateIn, daysBetween } from '@troth/domain/dates';
import {
  areRatesOld,
  currencySchema,
  exchangeRatesSchema,
  forExRateSchema,
  movedCurrencies,
} from '@troth/domain/money';
import { calendarDateSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { noSubject, operation } from '../../kernel/http/operation';
import { presentEntity } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { isAdmin, isUser, type Policy } from '../../kernel/http/policy';
import type { Services } from '../../kernel/services';
import {
  confirmHeldRates,
  currentRates,
  heldRates,
  type StoredRates,
} from '../../records/exchange-rates/exchange-rate.repository';
import { lastCheckSchema, readLastCheck } from '../../records/exchange-rates/last-check';
import { BANK_TIME_ZONE } from './refresh-time';

const ratesPolicy = { read: isUser } satisfies Policy<never, unknown>;
const ratesAdminPolicy = { read: isAdmin, confirm: isAdmin } satisfies Policy<'confirm', unknown>;

const sourceSchema = z
  .enum(['SHIPPED', 'ECB'])
  .meta({ id: 'ExchangeRateSource', description: 'Whether the rates came with the product or from the bank.' });

const datedRatesSchema = exchangeRatesSchema
  .extend({
    source: sourceSchema,
    /** More than 7 days old: say so beside what was converted by them. */
    isOld: z.boolean(),
  })
  .meta({ id: 'DatedExchangeRates', description: 'The reference rates in use, for information, with their day.' });

const keptRates = z.object({
  date: calendarDateSchema,
  source: sourceSchema,
  ageInDays: z.int(),
  rates: z.array(forExRateSchema),
});

const overviewSchema = z
  .object({
    /** Whether the rates are fetched daily, or stay as shipped. */
    refresh: z.enum(['ECB', 'OFF']),
    current: keptRates.extend({ isOld: z.boolean() }),
    /** A newer table in which these currencies moved by more than 20 %: not used until an admin confirms it. */
    held: keptRates.extend({ moved: z.array(currencySchema) }).nullable(),
    lastCheck: lastCheckSchema.nullable(),
  })
  .meta({ id: 'ExchangeRatesOverview', description: 'The exchange rates as admins look after them.' });

const todayAtTheBank = (now: Date) => calendarDateIn(BANK_TIME_ZONE, now);

const presentKept = ({ date, source, rows }: StoredRates, now: Date) => ({
  date,
  source,
  ageInDays: daysBetween(date, todayAtTheBank(now)),
  rates: rows.map((row) => ({
    ...presentEntity(row),
    currency: row.currency,
    rate: Number(row.rate),
    base: row.base,
    date: row.date,
  })),
});

async function overview(tx: Tx, { config }: Services, now: Date) {
  const current = await currentRates(tx);
  const held = await heldRates(tx);
  return {
    refresh: config.exchangeRates.refresh === 'ecb' ? ('ECB' as const) : ('OFF' as const),
    current: { ...presentKept(current, now), isOld: areRatesOld(current, todayAtTheBank(now)) },
    held: held === null ? null : { ...presentKept(held, now), moved: movedCurrencies(current, held) },
    lastCheck: await readLastCheck(tx),
  };
}

const forAdmins = { tag: 'admin', isOurs: true, policy: ratesAdminPolicy, load: noSubject } as const;

export const exchangeRateOperations = [
  operation({
    route: 'GET /exchange-rates',
    id: 'exchangeRates.read',
    summary: 'The reference rates in use, with their day',
    tag: 'finances',
    isOurs: true,
    response: datedRatesSchema,
    policy: ratesPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx, now }) => {
      const { base, date, source, rates } = await currentRates(tx);
      return { base, date, source, rates, isOld: areRatesOld({ date }, todayAtTheBank(now)) };
    },
  }),
  operation({
    ...forAdmins,
    route: 'GET /admin/exchange-rates',
    id: 'exchangeRates.overview',
    summary: 'The rates in use, their age, what came of the last look, and rates that wait to be confirmed',
    response: overviewSchema,
    action: 'read',
    handle: ({ tx, services, now }) => overview(tx, services, now),
  }),
  operation({
    ...forAdmins,
    route: 'POST /admin/exchange-rates/confirm',
    id: 'exchangeRates.confirm',
    summary: 'Takes rates into use that moved so far that they were held back',
    body: z.object({ date: calendarDateSchema }).meta({ id: 'ExchangeRatesConfirmation' }),
    response: overviewSchema,
    action: 'confirm',
    handle: async ({ tx, body, actor, services, now }) => {
      const userId = actor.kind === 'person' ? actor.id : null;
      // Another day's rates may have come since the admin looked; those nobody has seen.
      if (userId === null || !(await confirmHeldRates(tx, body.date, userId, now))) throw problem('CONFLICT');
      return overview(tx, services, now);
    },
  }),
];
