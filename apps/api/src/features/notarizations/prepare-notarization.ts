import { notarizationBlocker } from '@troth/domain/notarization';
import { nextReminderAt } from '@troth/domain/progress';
import type { Person } from '../../kernel/auth/actor';
import type { Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { requireCurrentVersion } from '../../records/case/current-version';
import { type DocumentRow, getCouple, timeZoneOf } from '../../records/couples/couple';
import { tooSoon } from '../reminders/too-soon';
import { readNotarization } from '../../records/case/notarization-facts';
import { noticeRepository } from '../../records/notarizations/notarization.repository';

const refused = (reason: string, detail: string) => problem('CONFLICT', { detail, reason });

/**
 * A partner knows that the wedding is near for the law of the state. It is of one version and one date: with another of
 * either it is asked again. @throws Problem CONFLICT, VERSION_CONFLICT
 */
export async function acknowledgeWarning(
  work: Work & { readonly request: Request },
  document: DocumentRow,
  { weddingDate, by }: { readonly weddingDate: string; readonly by: Person },
): Promise<void> {
  const { tx, now } = work;
  const version = await requireCurrentVersion(tx, document, work.request, text('notarization.superseded'));
  const reading = await readNotarization(tx, await getCouple(tx, document.id, by.id), now);
  if (reading.warning === null || version === null) {
    throw refused('NO_WARNING', text('notarization.noWarning'));
  }
  if (reading.facts.weddingDate !== weddingDate) {
    throw problem('VERSION_CONFLICT', { detail: text('notarization.otherWeddingDate') });
  }
  await noticeRepository(tx, document.id).acknowledge({ userId: by.id, version, weddingDate }, now);
  work.audit({ documentId: document.id, hashAfter: version });
}

/**
 * Tells the partner that notarization waits for their attorney (customer spec section 8), once a day.
 * @throws Problem CONFLICT where it waits for something else, TOO_MANY_REQUESTS with the moment of the next one
 */
export async function notifyPartner(
  work: Work,
  document: DocumentRow,
  by: Person,
): Promise<{ readonly sentAt: Date; readonly nextAt: Date | null }> {
  const { tx, now } = work;
  const couple = await getCouple(tx, document.id, by.id);
  const { facts } = await readNotarization(tx, couple, now);
  if (couple.partner === null || notarizationBlocker(facts) !== 'PARTNER_ATTORNEY_NOT_BOOKED') {
    throw refused('NOT_WAITING', text('notarization.noNotice'));
  }
  const notices = noticeRepository(tx, document.id);
  const next = nextReminderAt(await notices.lastSentAt(by.id), now);
  if (next !== null) throw tooSoon(next, { timeZone: timeZoneOf(couple), now });
  await notices.add({ sentById: by.id, sentToId: couple.partner.id }, now);
  work.audit({ documentId: document.id });
  await work.sendMail({
    kind: 'notarization-attorney-missing',
    to: couple.partner.email,
    data: { partnerName: couple.self.firstName },
  });
  return { sentAt: now, nextAt: nextReminderAt(now, now) };
}
