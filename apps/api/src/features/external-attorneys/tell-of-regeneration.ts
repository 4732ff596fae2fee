import type { Work } from '../../kernel/http/operation';
import { currentVersionOf } from '../../records/case/current-version';
import { type DocumentRow, getCouple } from '../../records/couples/couple';
import { coupleNames } from './change-external-attorney';
import { externalAttorneysOf, linkRepository } from '../../records/external-attorneys/external-attorney.repository';

/**
 * Attorneys whom the partners found themselves and who hold a link to the version that goes, used or not, hear that it
 * goes (D27). Who never had a link has not heard of Troth.
 *
 * @param document As it was before.
 */
export async function tellExternalAttorneysOfRegeneration(
  { tx, sendMail }: Pick<Work, 'tx' | 'sendMail'>,
  document: DocumentRow,
): Promise<void> {
  const version = await currentVersionOf(tx, document);
  const links = linkRepository(tx);
  for (const attorney of await externalAttorneysOf(tx, document.id)) {
    const link = await links.latestOf(attorney.id);
    if (link === undefined || link.version !== version || link.revokedAt !== null) continue;
    const couple = await getCouple(tx, document.id, attorney.userId);
    await sendMail({
      kind: 'counsel-regenerated',
      to: attorney.email,
      data: { ...coupleNames(couple), hasConfirmed: link.confirmedAt !== null },
    });
  }
}
