import type { Person } from '../../kernel/auth/actor';
import type { Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { renderWaitEnd } from '../calendar/render-moments';
import { getCouple } from '../../records/couples/couple';
import { readNotarization } from '../../records/case/notarization-facts';

/** The end of the wait that runs for a couple, as a calendar file. @throws Problem CONFLICT while none runs */
export async function waitCalendar({ tx, now, services }: Work, documentId: string, reader: Person): Promise<string> {
  const { wait } = await readNotarization(tx, await getCouple(tx, documentId, reader.id), now);
  if (wait === null || wait.ends === 'NOT_STARTED' || wait.ends <= now)
    throw problem('CONFLICT', { detail: text('notarization.noWait'), reason: 'NO_WAIT' });
  const { rule, ends, finalAt, mailedAt } = wait;
  const from = Math.max(...[finalAt, mailedAt].map((instant) => instant?.getTime() ?? 0));
  return renderWaitEnd(
    { from: new Date(from), endsAt: ends, timeZone: rule.timeZone, days: rule.days },
    { documentId, portalUrl: services.config.origins.customer, now },
  );
}
