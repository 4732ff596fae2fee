import { calendarDateIn } from '@troth/domain/dates';
import { acceptRates, areRatesOld, type FetchedRates } from '@troth/domain/money';
import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import type { Tx } from '../../kernel/database/database';
import type { NamedMail } from '../../kernel/mail/catalogue/catalogue';
import { mailIn } from '../../kernel/mail/mail';
import { RatesSourceError } from '../../kernel/ports/exchange-rates/rates-source';
import { job, noData } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import { emailsOfAdmins } from '../../records/users/user.repository';
import { currentRates, dropHeldRates, insertRates } from '../../records/exchange-rates/exchange-rate.repository';
import { type CheckOutcome, saveLastCheck } from '../../records/exchange-rates/last-check';
import { BANK_TIME_ZONE, latestRefreshAt, nextRefreshAt } from './refresh-time';

export const exchangeRatesJob = job({ name: 'exchange-rates', schema: noData, handle: refreshRates });

/** Outcomes after which it is not worth looking again before tomorrow. */
const SETTLED: readonly CheckOutcome[] = ['ACCEPTED', 'HELD', 'NOT_NEWER'];

/** Writes the job of a time for a refresh, once for each time, however often the program starts. */
async function scheduleRefresh({ jobs }: Services, tx: Tx, at: Date): Promise<void> {
  await jobs.enqueue(tx, exchangeRatesJob, {}, { onceFor: at.toISOString(), startAfter: at });
}

/** Starts the chain of daily refreshes, where one is configured: the latest time that came is made up for at once. */
export async function startRefreshing(services: Services): Promise<void> {
  if (services.exchangeRates === null) return;
  await services.database.db
    .transaction()
    .execute((tx) => scheduleRefresh(services, tx, latestRefreshAt(services.now())));
}

/**
 * Looks for newer rates and writes the job of the next time. Asking the bank holds no transaction. Whatever goes wrong,
 * the rates in use stay; admins see what came of it, and are written to when they have to act.
 */
export async function refreshRates(services: Services): Promise<void> {
  const { exchangeRates: source, database, logger } = services;
  if (source === null) return;
  const fetched = await source.fetch().catch((error: unknown) => {
    if (error instanceof RatesSourceError) return error;
    throw error;
  });
  const outcome = await database.db.transaction().execute(async (tx) => {
    const now = services.now();
    const kept = fetched instanceof RatesSourceError ? fetched.failure : await keep(services, tx, fetched, now);
    await saveLastCheck(tx, kept, now);
    await warnOfAge(services, tx, now);
    await scheduleRefresh(services, tx, nextRefreshAt(now, !SETTLED.includes(kept)));
    return kept;
  });
  logger.info({ outcome }, 'exchange rates looked for');
}

async function keep(services: Services, tx: Tx, fetched: FetchedRates, now: Date): Promise<CheckOutcome> {
  const verdict = acceptRates(await currentRates(tx), fetched, calendarDateIn(BANK_TIME_ZONE, now));
  if (verdict.kind === 'REFUSED') return verdict.reason;
  const isHeld = verdict.kind === 'HELD';
  await dropHeldRates(tx);
  await insertRates(tx, verdict.rates, { source: 'ECB', isHeld });
  await appendAudit(
    tx,
    { action: isHeld ? 'exchangeRates.hold' : 'exchangeRates.refresh', outcome: 'DONE' },
    ofSystem(now),
  );
  if (isHeld) {
    const { date } = verdict.rates;
    await mailAdmins(services, tx, now, { kind: 'exchange-rates-held', data: { currencies: verdict.moved, date } });
  }
  return verdict.kind;
}

async function warnOfAge(services: Services, tx: Tx, now: Date): Promise<void> {
  const current = await currentRates(tx);
  if (!areRatesOld(current, calendarDateIn(BANK_TIME_ZONE, now))) return;
  services.logger.warn({ date: current.date }, 'exchange rates are old');
  await mailAdmins(services, tx, now, { kind: 'exchange-rates-old', data: { date: current.date } });
}

type RatesMail = Extract<NamedMail, { kind: 'exchange-rates-held' | 'exchange-rates-old' }>;

/** One mail to each admin for each table that it is about, however often the job runs. */
async function mailAdmins(services: Services, tx: Tx, now: Date, mail: RatesMail): Promise<void> {
  const sendMail = mailIn(services, tx, now);
  for (const admin of await emailsOfAdmins(tx))
    await sendMail({ ...mail, to: admin.email, dedupeKey: `${mail.kind}:${mail.data.date}:${admin.id}` });
}
