import type { Side } from '@troth/domain/people';
import type { Work } from '../../http/operation';
import { text } from '../../texts';
import type { DocumentRow } from '../journey/couple';
import { emailsOf } from '../users/user.repository';

const present = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null);

/** The own client hears of an approval; with the last one both partners hear that the text is final. */
export async function tellOfGrant({ tx, sendMail, services }: Work, document: DocumentRow, side: Side): Promise<void> {
  const isFinal = document.status === 'FULLY_APPROVED';
  const client = side === 'A' ? document.userAId : document.userBId;
  const readers = isFinal ? [document.userAId, document.userBId] : [client];
  for (const { email } of await emailsOf(tx, present(readers))) {
    await sendMail({
      kind: isFinal ? 'agreement-approved' : 'attorney-approved',
      to: email,
      subject: text(isFinal ? 'mail.approval.final.subject' : 'mail.approval.own.subject'),
      paragraphs: [text(isFinal ? 'mail.approval.final.what' : 'mail.approval.own.what')],
      action: { label: text('mail.openTroth'), url: `${services.config.origins.customer}/documents/review` },
    });
  }
}

/** Both partners, and the other side's attorney, hear that an approval was taken back. */
export async function tellOfRescission(
  { tx, sendMail, services }: Work,
  document: DocumentRow,
  side: Side,
): Promise<void> {
  const { customer, attorney } = services.config.origins;
  const partners = await emailsOf(tx, present([document.userAId, document.userBId]));
  const colleague = await emailsOf(tx, present([side === 'A' ? document.attorneyBId : document.attorneyAId]));
  for (const { email, url } of [
    ...partners.map((person) => ({ ...person, url: `${customer}/documents` })),
    ...colleague.map((person) => ({ ...person, url: attorney })),
  ]) {
    await sendMail({
      kind: 'approval-rescinded',
      to: email,
      subject: text('mail.approval.rescinded.subject'),
      paragraphs: [text('mail.approval.rescinded.what')],
      action: { label: text('mail.openTroth'), url },
    });
  }
}
