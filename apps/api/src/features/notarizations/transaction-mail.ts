import {
  type NotarizationNotice,
  notarizationNotices,
  notarizationStage,
  OPENING_REFUSED,
} from '@troth/domain/notarization';
import { otherSide, type Side } from '@troth/domain/people';
import { changeNotarization, findNotarization } from '../../records/notarizations/provider-state.repository';
import { appendAudit, ofSystem } from '../../kernel/audit/audit';
import type { EventWork } from '../../kernel/events/event';
import { mailIn } from '../../kernel/mail/mail';
import type { MailName } from '../../kernel/mail/catalogue/catalogue';
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

const MAILS = {
  INVITED: 'notarization-invited',
  PARTNER_SIGNED: 'notarization-partner-signed',
  NOT_TAKEN: 'notarization-not-taken',
  REFUSED: 'notarization-refused',
  EXPIRED: 'notarization-expired',
} as const satisfies Record<NotarizationNotice, MailName>;

const factsFor = (row: NotarizationRow, side: Side) => ({
  ...factsOf(row),
  isOwnDone: doneAtOf(row, side) !== null,
  isPartnerDone: doneAtOf(row, otherSide(side)) !== null,
});

/** Mails the partners what has just happened; each of it once, however often the provider says it. */
export async function mailPartnersOfMove({ sendMail }: EventWork, { before, after, couple }: Move): Promise<void> {
  for (const { side, user } of couple.partners) {
    const partnerName = nameOn(couple, otherSide(side));
    for (const notice of notarizationNotices(factsFor(before, side), factsFor(after, side))) {
      const kind = MAILS[notice];
      const mail = { to: user.email, dedupeKey: `${kind}:${after.id}:${user.id}` };
      if (kind === 'notarization-invited') {
        await sendMail({ ...mail, kind, data: invitationOf(after, couple, partnerName) });
      } else if (kind === 'notarization-partner-signed') {
        await sendMail({ ...mail, kind, data: { partnerName } });
      } else if (kind === 'notarization-refused') {
        await sendMail({ ...mail, kind, data: { reason: after.rejectionReason } });
      } else await sendMail({ ...mail, kind, data: {} });
    }
  }
}

const invitationOf = (row: NotarizationRow, { timeZone }: CoupleOfRow, partnerName: string | null) => ({
  partnerName,
  opensAt: row.activatesAt,
  expiresAt: row.expiresAt,
  timeZone,
  isSandbox: row.provider === 'SANDBOX',
});

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
