import { notarizationStage, OPENING_REFUSED } from '@troth/domain/notarization';
import { otherSide, type Side } from '@troth/domain/people';
import { changeNotarization, findNotarization } from '../../records/notarizations/provider-state.repository';
import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import type { EventWork } from '../../kernel/events/event';
import { mailIn } from '../../kernel/mail/mail';
import type { Services } from '../../kernel/services';
import { announceOfDocument } from '../../kernel/changes/announce';
import { ofDocument } from '../../kernel/changes/audience';
import { emailsOfAdmins } from '../../records/users/user.repository';
import { factsOf } from '../../records/notarizations/row-facts';
import type { NotarizationRow } from '../../records/notarizations/notarization.repository';
import { type CoupleOfRow, coupleOfRow } from '../../records/notarizations/couple-of-row';

const doneAtOf = (row: NotarizationRow, side: Side) => (side === 'A' ? row.userADoneAt : row.userBDoneAt);

const nameOn = ({ partners }: CoupleOfRow, side: Side): string | null =>
  partners.find((partner) => partner.side === side)?.user.firstName ?? null;

interface Move {
  readonly before: NotarizationRow;
  readonly after: NotarizationRow;
  readonly couple: CoupleOfRow;
}

/** Audits what became of a notarization, and tells open screens. */
export async function recordMove({ tx, now }: EventWork, { before, after }: Move): Promise<void> {
  const { documentId, id: subjectId, externalStatus } = after;
  if (externalStatus !== before.externalStatus) {
    const isRefused = externalStatus === OPENING_REFUSED;
    await appendAudit(
      tx,
      {
        action: 'notarizations.settle',
        outcome: isRefused ? 'REFUSED' : 'DONE',
        ...(isRefused && { reason: 'OPENING_REFUSED' }),
        documentId,
        subjectKind: 'notarization',
        subjectId,
      },
      ofSystem(now),
    );
  }
  await announceOfDocument(tx, documentId, ofDocument);
}

/** What the couple cannot fix, or should not have met: admins get one mail for each such provider status. */
export async function mailAdminsOfMove({ tx, sendMail }: EventWork, { before, after }: Move): Promise<void> {
  const { id: notarizationId, externalStatus: word } = after;
  if (word === null || word === before.externalStatus) return;
  if (word !== OPENING_REFUSED && notarizationStage(factsOf(after)) !== 'ADMIN_ATTENTION') return;
  for (const { id, email } of await emailsOfAdmins(tx)) {
    await sendMail({
      kind: 'notarization-attention',
      to: email,
      data: { notarizationId, word },
      dedupeKey: `notarization-attention:${notarizationId}:${word}:${id}`,
    });
  }
}

/** Mails the partners what has just happened; each of it once, however often the provider says it. */
export async function mailPartnersOfMove(
  { sendMail: send }: EventWork,
  { before, after, couple }: Move,
): Promise<void> {
  const [was, is] = [notarizationStage(factsOf(before)), notarizationStage(factsOf(after))];
  const key = (kind: string, userId: string) => `${kind}:${after.id}:${userId}`;
  const isOpen = is === 'SENT' || is === 'IN_PROGRESS' || is === 'PARTIAL';
  const wasOpen = was === 'SENT' || was === 'IN_PROGRESS' || was === 'PARTIAL';
  for (const { side, user } of couple.partners) {
    const partnerName = nameOn(couple, otherSide(side));
    const to = user.email;
    if (isOpen && !wasOpen) {
      await send({
        kind: 'notarization-invited',
        to,
        data: {
          partnerName,
          opensAt: after.activatesAt,
          expiresAt: after.expiresAt,
          timeZone: couple.timeZone,
          isSandbox: after.provider === 'SANDBOX',
        },
        dedupeKey: key('notarization-invited', user.id),
      });
    }
    const hasPartnerSigned = doneAtOf(before, otherSide(side)) === null && doneAtOf(after, otherSide(side)) !== null;
    if (isOpen && hasPartnerSigned && doneAtOf(after, side) === null) {
      const dedupeKey = key('notarization-partner-signed', user.id);
      await send({ kind: 'notarization-partner-signed', to, data: { partnerName }, dedupeKey });
    }
    if (is === was) continue;
    if (after.externalStatus === OPENING_REFUSED) {
      const dedupeKey = key('notarization-not-taken', user.id);
      await send({ kind: 'notarization-not-taken', to, data: {}, dedupeKey });
    }
    if (after.externalStatus === 'complete_with_rejections' || after.externalStatus === 'declined') {
      const data = { reason: after.rejectionReason };
      await send({ kind: 'notarization-refused', to, data, dedupeKey: key('notarization-refused', user.id) });
    }
    if (after.externalStatus === 'expired') {
      await send({ kind: 'notarization-expired', to, data: {}, dedupeKey: key('notarization-expired', user.id) });
    }
  }
}

/**
 * Keeps whose identity could not be established, and tells both partners. The delivery alone says so: no transaction
 * tells it afterwards. One that names nobody is left to the provider, which tells the person at once.
 */
export async function tellOfFailedIdentity(
  services: Services,
  notarizationId: string,
  signerReference: string | null,
): Promise<void> {
  await services.database.db.transaction().execute(async (tx) => {
    const row = await findNotarization(tx, notarizationId);
    if (row === undefined || row.deletedAt !== null || signerReference === null) return;
    const couple = await coupleOfRow(tx, row);
    const failed = couple.sideOfPartner(signerReference);
    if (failed === null || doneAtOf(row, failed) !== null) return;
    const now = services.now();
    await changeNotarization(
      tx,
      row.id,
      failed === 'A' ? { userAIdentityFailedAt: now } : { userBIdentityFailedAt: now },
    );
    const send = mailIn(services, tx, now);
    for (const { side, user } of couple.partners) {
      await send({
        kind: 'notarization-identity-failed',
        to: user.email,
        data: { isOwn: side === failed, partnerName: nameOn(couple, otherSide(side)) },
        dedupeKey: `notarization-identity-failed:${row.id}:${failed}:${user.id}`,
      });
    }
    await announceOfDocument(tx, row.documentId, ofDocument);
  });
}
