import { isImported } from '@troth/domain/documents';
import { finalTextAt, sameLocalTimeAfter } from '@troth/domain/notarization';
import type { Work } from '../../kernel/http/operation';
import { loadCase } from './load-case';
import { personOn, timeZoneOf } from '../couples/couple';
import { finalTextMailKey } from './mailed-version';
import { readWait } from './notarization-facts';

/**
 * Mails both partners that the current version is the final text, where it is, and until when their state has them wait
 * with it: when both have reviewed it, or where an attorney is involved when it was approved, or when the last who was
 * waited for is waited for no more. Whoever does what can make a text final calls this afterwards. Once for each version,
 * however often and by whatever it becomes final, and nothing once it is before the notary. Where the mails that brought the version have not left yet, the wait runs from these, and they can only say when
 * it ends at the earliest.
 */
export async function mailFinalText(work: Pick<Work, 'tx' | 'now' | 'sendMail'>, documentId: string): Promise<void> {
  const { tx, now } = work;
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
    await work.sendMail({
      kind: 'final-text',
      to: person.email,
      data: { waitsUntil, timeZone: timeZoneOf(couple), sha256: isImported(document) ? null : version },
      dedupeKey: finalTextMailKey(version, person.id),
    });
  }
}
