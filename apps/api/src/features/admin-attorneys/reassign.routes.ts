import { ATTORNEY_REFUSALS } from '@troth/domain/attorneys';
import { idSchema, reasonSchema } from '@troth/domain/records';
import { nameOrEmail } from '@troth/domain/people';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { idParam } from '../../kernel/http/common-schemas';
import { expectedTag } from '../../kernel/http/if-match';
import { operation } from '../../kernel/http/operation';
import { isAdmin, type Policy } from '../../kernel/http/policy';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { attorneyViews } from '../../records/attorneys/attorney.repository';
import { type Couple, getCouple } from '../../records/couples/couple';
import { notarizationRepository } from '../../records/notarizations/notarization.repository';
import { getPurchaseItem, type PurchaseItemRow } from '../../records/payments/purchase-item.repository';
import { isPaidOut } from '../../records/payouts/payout.repository';
import { emailsOf } from '../../records/users/user.repository';
import { assignAttorney, serviceTypeOf } from '../attorney-services/assign-attorney';
import { loadHiring } from '../attorney-services/hiring';
import { releaseAppointments } from '../booking/book';
import { setBookingStatus } from '../booking/booking-status';

const reassignPolicy = { read: isAdmin, reassign: isAdmin } satisfies Policy<'reassign', unknown>;

/** Attorneys who are named to the admin. */
const SUGGESTED = 3;

const namedAttorneySchema = z.object({ id: idSchema, name: z.string(), lawFirmName: z.string().nullable() });
const choicesSchema = z
  .object({
    attorney: namedAttorneySchema.nullable(),
    suggested: z.array(namedAttorneySchema).max(SUGGESTED),
    /** Why nobody can be given; null when somebody can. */
    refusal: z.enum(['NO_SERVICE', 'OVER', 'FINAL', 'AT_NOTARY', 'PAID_OUT']).nullable(),
  })
  .meta({ id: 'AttorneyChoices', description: 'Who has a bought service now, and who could have it instead.' });

const reassignmentSchema = z
  .strictObject({ attorneyId: idSchema, reason: reasonSchema })
  .meta({ id: 'Reassignment', description: 'Which attorney takes a bought service over, and why.' });

async function named(tx: Tx, ids: readonly string[]) {
  const views = await attorneyViews(tx, [...ids]);
  return ids.flatMap((id) => {
    const view = views.find(({ attorney }) => attorney.id === id);
    return view === undefined ? [] : [{ id, name: nameOrEmail(view.user), lawFirmName: view.lawFirm?.name ?? null }];
  });
}

type Refusal = NonNullable<z.input<typeof choicesSchema>['refusal']>;

/** Why a service stays with its attorney; null where it can be moved. */
async function refusalOf(tx: Tx, item: PurchaseItemRow, couple: Couple): Promise<Refusal | null> {
  const serviceType = await serviceTypeOf(tx, item);
  if (serviceType === null) return 'NO_SERVICE';
  if (item.paymentStatus !== 'SUCCESSFUL') return 'OVER';
  if (serviceType === 'REPRESENTATION' && couple.document.finalizedAt !== null) return 'FINAL';
  if ((await notarizationRepository(tx).current(couple.document.id)) !== undefined) return 'AT_NOTARY';
  return (await isPaidOut(tx, item.id)) ? 'PAID_OUT' : null;
}

async function coupleOf(tx: Tx, item: PurchaseItemRow, hold: 'read' | 'change'): Promise<Couple> {
  if (item.documentId === null) throw problem('REFUSED_BY_RULE', { detail: text('reassign.refusal.NO_SERVICE') });
  return getCouple(tx, item.documentId, item.beneficiaryUserId, hold);
}

export const reassignOperations = [
  operation({
    route: 'GET /admin/purchase-items/{id}/attorney-choices',
    id: 'adminPurchases.readAttorneyChoices',
    summary: 'Who has a bought service, and three attorneys who could take it over, without a conflict and licensed',
    tag: 'payments',
    isOurs: true,
    params: idParam,
    response: choicesSchema,
    policy: reassignPolicy,
    action: 'read',
    load: ({ tx, params }) => getPurchaseItem(tx, params.id, 'read'),
    handle: async ({ tx, subject: item }) => {
      const couple = await coupleOf(tx, item, 'read');
      const serviceType = await serviceTypeOf(tx, item);
      const hiring = serviceType === null ? null : await loadHiring(tx, couple);
      const others =
        serviceType === null || hiring === null
          ? []
          : hiring
              .available(serviceType, couple.side)
              .flatMap(({ id }) => (id === item.attorneyId ? [] : [id]))
              .slice(0, SUGGESTED);
      const [attorney = null] = item.attorneyId === null ? [] : await named(tx, [item.attorneyId]);
      return { attorney, suggested: await named(tx, others), refusal: await refusalOf(tx, item, couple) };
    },
  }),
  operation({
    route: 'POST /admin/purchase-items/{id}/reassign',
    id: 'adminPurchases.reassign',
    summary: 'Gives a bought service to another attorney, by the conflict rule and the license, for a reason',
    description: `Calls to come are canceled, and the client books anew. The former attorney leaves the document; drafts are kept. Refused (409, \`reason\`): OVER, FINAL, AT_NOTARY, PAID_OUT; or ${ATTORNEY_REFUSALS.join(', ')}. Takes the attorney who was seen as \`If-Match\`, "none" for nobody.`,
    tag: 'payments',
    isOurs: true,
    params: idParam,
    body: reassignmentSchema,
    response: choicesSchema,
    policy: reassignPolicy,
    action: 'reassign',
    load: ({ tx, params }) => getPurchaseItem(tx, params.id, 'read'),
    handle: async (call) => {
      const { tx, subject, body, actor, now, request, sendMail } = call;
      // The document's row first, as everywhere: it is the lock under which both partners stand in line.
      const couple = await coupleOf(tx, subject, 'change');
      const item = await getPurchaseItem(tx, subject.id, 'change');
      const seen = expectedTag(request);
      if (seen !== null && seen !== (item.attorneyId ?? 'none')) {
        throw problem('VERSION_CONFLICT', { detail: text('purchase.chosenMeanwhile') });
      }
      const refused = await refusalOf(tx, item, couple);
      if (refused !== null) throw problem('CONFLICT', { detail: text(`reassign.refusal.${refused}`), reason: refused });
      if (item.attorneyId === body.attorneyId) throw problem('CONFLICT', { detail: text('reassign.same') });
      const origin = { actor, now, ipAddress: null, requestId: null };
      await releaseAppointments(call, { purchaseItemId: item.id });
      await setBookingStatus(tx, item.id, 'WAITING', origin);
      const refusal = await assignAttorney(call, { item, attorneyId: body.attorneyId, origin });
      if (refusal !== null) throw problem('CONFLICT', { detail: text(`attorney.choice.${refusal}`), reason: refusal });
      await recordAdminAction(call, {
        action: 'adminPurchases.reassign',
        subjectKind: 'purchaseItem',
        subjectId: item.id,
        userId: item.beneficiaryUserId,
        documentId: couple.document.id,
        reason: body.reason,
      });
      const [attorney = null] = await named(tx, [body.attorneyId]);
      const name = attorney?.name ?? '';
      for (const [id, reader] of [
        [item.beneficiaryUserId, 'CLIENT'],
        [item.attorneyId, 'FORMER'],
      ] as const) {
        if (id === null) continue;
        for (const { email } of await emailsOf(tx, [id])) {
          await sendMail({ kind: 'attorney-reassigned', to: email, data: { reader, name } });
        }
      }
      return { attorney, suggested: [], refusal: null };
    },
  }),
];
