import { isImported } from '@troth/domain/documents';
import { finalTextAt, sameLocalTimeAfter } from '@troth/domain/notarization';
import type { EventWork } from '../../kernel/events/event';
import { loadCase } from '../../records/case/load-case';
import { finalTextMailKey } from '../../records/case/mailed-version';
import { readWait } from '../../records/case/notarization-facts';
import { personOn, timeZoneOf } from '../../records/couples/couple';

/**
 * Mails both partners that the current version is the final text, where it is, and until when their state has them wait with
 * it. Once for each version, however often it becomes final, and nothing once it is before the notary. Where the mails that
 * brought the version have not left yet, the wait runs from these, and they can only say when it ends at the earliest.
 */
export async function mailFinalText(
  { tx, now, sendMail }: EventWork,
  { documentId }: { readonly documentId: string },
): Promise<void> {
  const known = await loadCase(tx, documentId);
  const { couple } = known;
  const { document } = couple;
  if (document.reviewedAt === null && document.finalizedAt === null) return;
  const version = await known.version();
  if (version === null || (await known.notarization()) !== undefined) return;
  const counsel = await known.counsel();
  const hasAttorney = counsel.A.requiresAttorney || counsel.B.requiresAttorney;
  if (finalTextAt<Date>({ hasAttorney, reviewedAt: document.reviewedAt, finalizedAt: document.finalizedAt }) === null) {
    return;
  }
  const wait = await readWait(tx, known, { hasAttorney });
  const earliest = wait === null ? null : sameLocalTimeAfter(now, wait.rule.days, wait.rule.timeZone);
  const waitsUntil = wait === null || wait.ends === 'NOT_STARTED' ? earliest : wait.ends;
  for (const person of [personOn(couple, 'A'), personOn(couple, 'B')]) {
    if (person === null) continue;
    await sendMail({
      kind: 'final-text',
      to: person.email,
      data: { waitsUntil, timeZone: timeZoneOf(couple), sha256: isImported(document) ? null : version },
      dedupeKey: finalTextMailKey(version, person.id),
    });
  }
}
