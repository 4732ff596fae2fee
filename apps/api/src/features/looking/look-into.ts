import { LOOKED_AT_OF } from '@troth/evidence/audit';
import { isLookRecorded, type LookedAt, lookingRefusal, type Onlooker } from '@troth/domain/looking';
import { appendAudit, type AuditOrigin } from '../../kernel/audit/audit';
import type { Person } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import type { Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { isConflictQuestionOpen } from '../../records/assignments/assignment.repository';
import { openAccessOf } from '../../records/looking/admin-access.repository';
import { beginsLook, clientOf } from '../../records/looking/look.repository';

interface Look {
  readonly documentId: string;
  readonly what: LookedAt;
  readonly person: Person;
}

/** What is one partner's alone: the other is not told that an attorney read it (D3). */
const OF_ONE_PARTNER: ReadonlySet<LookedAt> = new Set(['ANSWERS', 'CHATS']);

/**
 * A reader outside the couple is asked for a reason where one is due, and the look is recorded, in the transaction that
 * reads. The policies let nobody but partners, their attorneys and admins come this far.
 *
 * @throws Problem ADMIN_ACCESS_REASON_REQUIRED; NOT_ALLOWED for an attorney who has not said yet that they can act
 */
export async function lookInto(tx: Tx, { documentId, what, person }: Look, origin: AuditOrigin): Promise<void> {
  if (person.userType === 'CUSTOMER') return;
  const { now } = origin;
  const onlooker: Onlooker = person.userType === 'ADMIN' ? 'ADMIN' : 'ATTORNEY';
  // Before an attorney says that they can act, nothing of the couple opens (D51).
  if (onlooker === 'ATTORNEY' && (await isConflictQuestionOpen(tx, person.id, documentId))) {
    throw problem('NOT_ALLOWED', { detail: text('attorney.conflict.open'), reason: 'CONFLICT_QUESTION' });
  }
  const access = onlooker === 'ADMIN' ? await openAccessOf(tx, { documentId, adminId: person.id, now }) : null;
  const refusal = lookingRefusal(onlooker, access === null ? [] : [access], now);
  if (refusal !== null) throw problem(refusal, { refused: true });
  if (!isLookRecorded(onlooker, what) || !(await beginsLook(tx, { documentId, what, readerId: person.id }, now)))
    return;
  const client = onlooker === 'ATTORNEY' && OF_ONE_PARTNER.has(what) ? await clientOf(tx, documentId, person.id) : null;
  await appendAudit(
    tx,
    {
      action: `looking.${what}`,
      outcome: 'DONE',
      documentId,
      subjectKind: client === null ? (access === null ? 'look' : 'adminAccess') : LOOKED_AT_OF,
      ...(client === null ? (access === null ? {} : { subjectId: access.id }) : { subjectId: client }),
    },
    origin,
  );
}

/** An attorney without an account reads the agreement by the link that was mailed. */
export async function lookByLink(
  { tx, actor, now }: Pick<Work, 'tx' | 'actor' | 'now'>,
  { documentId, linkId }: { documentId: string; linkId: string },
): Promise<void> {
  if (!(await beginsLook(tx, { documentId, what: 'BY_LINK', readerId: linkId }, now))) return;
  await appendAudit(
    tx,
    { action: 'looking.byLink', outcome: 'DONE', documentId, subjectKind: 'externalAttorneyLink', subjectId: linkId },
    { actor, now, ipAddress: null, requestId: null },
  );
}
