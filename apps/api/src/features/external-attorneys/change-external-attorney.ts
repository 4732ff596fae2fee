import { counselConflict, type ExternalAttorneyCreation, externalAttorneyRefusal } from '@troth/domain/attorneys';
import { approvedAtOf } from '@troth/domain/documents';
import { otherSide } from '@troth/domain/people';
import type { Work } from '../../kernel/http/operation';
import { invalidField, problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { rescindApproval } from '../approvals/approve';
import { counselOf } from '../../records/case/counsel';
import { stalenessOf } from '../../records/case/regeneration';
import { settleApproval } from '../../records/case/settle-approval';
import { statesOf } from '../../records/case/states-of';
import type { Couple } from '../../records/couples/couple';
import { publish } from '../../kernel/events/event';
import { approvalsChanged } from '../../records/approvals/approval.events';
import { emailsOf } from '../../records/users/user.repository';
import {
  type ExternalAttorneyRow,
  externalAttorneyRepository,
  linkRepository,
} from '../../records/external-attorneys/external-attorney.repository';
import { isState } from '../../records/states/state.repository';

/** @throws Problem REFUSED_BY_RULE when an attorney of one's own cannot be recorded or changed now. */
export async function requireOpen({ tx }: Pick<Work, 'tx'>, { document, state, side }: Couple): Promise<void> {
  const refusal = externalAttorneyRefusal({
    isRepresented: (side === 'A' ? document.attorneyAId : document.attorneyBId) !== null,
    states: await statesOf(tx, document, state),
  });
  if (refusal !== null)
    throw problem('REFUSED_BY_RULE', { detail: text(`externalAttorney.refusal.${refusal}`), reason: refusal });
}

async function requireSomebodyElse(
  { tx }: Work,
  { document, side, self, partner }: Couple,
  attorney: ExternalAttorneyCreation,
): Promise<void> {
  const counsel = await counselOf(tx, document);
  const conflict = counselConflict(attorney, {
    partnerEmails: [self.email, ...(partner === null ? [] : [partner.email])],
    opposing: counsel[otherSide(side)].adviser,
  });
  if (conflict === null) return;
  throw invalidField(
    conflict === 'FIRM_OF_PARTNER' ? 'firmName' : 'email',
    text(`externalAttorney.conflict.${conflict}`),
    conflict.toLowerCase(),
  );
}

/**
 * What was confirmed for a partner ends with the attorney who confirmed it; whether anybody is waited for on that side
 * is asked again, for an attorney of one's own may have been nobody's wish but theirs. The couple's document must be held.
 */
async function endApproval(work: Work, couple: Couple): Promise<void> {
  const { document, side, self } = couple;
  if (approvedAtOf<Date>(document, side) === null) return;
  await rescindApproval(work, { document, side, by: self.id, reason: null });
  await settleApproval(work.tx, document.id, self.id, work.now, stalenessOf(work.tx, document.id, work.now));
  await publish(work, approvalsChanged, { documentId: document.id });
}

/** Records an attorney of one's own, or changes who it is: then what the one before confirmed is void. */
export async function recordExternalAttorney(
  work: Work,
  couple: Couple,
  attorney: ExternalAttorneyCreation,
): Promise<ExternalAttorneyRow> {
  const { tx, now } = work;
  const place = { documentId: couple.document.id, userId: couple.self.id };
  await requireOpen(work, couple);
  if (!(await isState(tx, attorney.barStateId)))
    throw invalidField('barStateId', text('externalAttorney.stateUnknown'), 'state_unknown');
  await requireSomebodyElse(work, couple, attorney);
  const repository = externalAttorneyRepository(tx, place);
  const before = await repository.find();
  if (before !== undefined && isSomebodyElse(before, attorney)) {
    await linkRepository(tx).revokeAll(before.id, now);
    await endApproval(work, couple);
  }
  return repository.save(attorney, before, now);
}

/** A corrected number is the same attorney; another name, address, firm or bar is not. */
const isSomebodyElse = (before: ExternalAttorneyRow, after: ExternalAttorneyCreation): boolean =>
  before.name !== after.name.trim() ||
  before.email.toLowerCase() !== after.email.toLowerCase() ||
  before.firmName !== after.firmName.trim() ||
  before.barStateId !== after.barStateId;

/** Removes an attorney of one's own, and with them what they confirmed. @throws Problem NOT_FOUND */
export async function removeExternalAttorney(work: Work, couple: Couple): Promise<void> {
  const repository = externalAttorneyRepository(work.tx, { documentId: couple.document.id, userId: couple.self.id });
  const row = await repository.find();
  if (row === undefined) throw problem('NOT_FOUND');
  await requireOpen(work, couple);
  await linkRepository(work.tx).revokeAll(row.id, work.now);
  await endApproval(work, couple);
  await repository.remove(row.id, work.now);
}

const LINKS_PER_DAY = 10;
const MS_PER_DAY = 86_400_000;

/** Mails the attorney a link to the current version; the ones before are void. */
export async function mailLink(
  work: Work,
  couple: Couple,
  { row, version }: { readonly row: ExternalAttorneyRow; readonly version: string },
): Promise<void> {
  const { tx, now, sendMail } = work;
  const links = linkRepository(tx);
  if ((await links.countSince(couple.document.id, new Date(now.getTime() - MS_PER_DAY))) >= LINKS_PER_DAY) {
    throw problem('TOO_MANY_REQUESTS', {
      detail: text('externalAttorney.tooManyLinks'),
      headers: { 'retry-after': '3600' },
    });
  }
  await links.revokeAll(row.id, now);
  const { token } = await links.insert(row.id, version, now);
  const names = coupleNames(couple);
  const [client] = await emailsOf(tx, [couple.self.id]);
  await sendMail({
    kind: 'counsel-confirmation',
    to: row.email,
    ...(client === undefined ? {} : { replyTo: client.email }),
    data: { ...names, token },
  });
}

const nameOf = (person: { firstName: string | null; lastName: string | null } | null, fallback: string): string =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ') || fallback;

/** The couple as the attorney reads of them: the client, and the one whom the client marries. */
export const coupleNames = ({ self, partner }: Couple) => ({
  client: nameOf(self, text('mail.someone')),
  partner: nameOf(partner, text('mail.someone')),
});
