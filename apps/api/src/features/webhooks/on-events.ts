import type { EventWork } from '../../kernel/events/event';
import { iso } from '../../kernel/http/present';
import type { approvalGranted, approvalRescinded } from '../../records/approvals/approval.events';
import type { appointmentBooked, appointmentCanceled } from '../../records/booking/appointment.events';
import { viewOf } from '../../records/booking/event.repository';
import type { versionCommitted } from '../../records/generation/commit.events';
import { documentOfNotarization } from '../../records/notarizations/notarization.repository';
import type { notarizedFileKept } from '../../records/notarizations/notarization.events';
import type { payoutBooked } from '../../records/payouts/payout.events';
import { emitEvent } from './emit-event';

type DataOf<Kind> = Kind extends { readonly data?: infer Data } ? NonNullable<Data> : never;

export function emitVersion(
  work: EventWork,
  { commit, isFirst, origin }: DataOf<typeof versionCommitted>,
): Promise<void> {
  const { documentId } = commit;
  const facts = {
    documentId,
    commitId: commit.id,
    versionHash: commit.hash,
    committedAt: iso(commit.commitAt),
    origin,
  };
  const type = isFirst ? 'agreement.created' : 'agreement.version_committed';
  return emitEvent(work, type, { subject: { documentId }, facts });
}

const emitApprovalAs =
  (type: 'agreement.approved' | 'agreement.approval_rescinded') =>
  (work: EventWork, { document, side }: DataOf<typeof approvalGranted | typeof approvalRescinded>): Promise<void> =>
    emitEvent(work, type, {
      subject: { documentId: document.id },
      facts: { documentId: document.id, side, isFullyApproved: document.status === 'FULLY_APPROVED' },
    });
export const emitApproval = emitApprovalAs('agreement.approved');
export const emitRescission = emitApprovalAs('agreement.approval_rescinded');

export async function emitNotarized(
  work: EventWork,
  { notarizationId }: DataOf<typeof notarizedFileKept>,
): Promise<void> {
  const documentId = await documentOfNotarization(work.tx, notarizationId);
  await emitEvent(work, 'agreement.notarized', { subject: { documentId }, facts: { documentId, notarizationId } });
}

async function factsOfAppointment({ tx }: EventWork, { event }: DataOf<typeof appointmentBooked>) {
  const { client, serviceType } = await viewOf(tx, event);
  return {
    appointmentId: event.id,
    attorneyId: event.attorneyId,
    clientId: client.id,
    serviceType,
    startsAt: iso(event.eventStartAt),
    endsAt: iso(event.eventEndAt),
  };
}

const emitAppointmentAs =
  (type: 'appointment.booked' | 'appointment.moved') =>
  async (work: EventWork, data: DataOf<typeof appointmentBooked>): Promise<void> => {
    const facts = await factsOfAppointment(work, data);
    await emitEvent(work, type, { subject: { attorneyId: facts.attorneyId }, facts });
  };
export const emitBooking = emitAppointmentAs('appointment.booked');
export const emitMove = emitAppointmentAs('appointment.moved');

export async function emitCancellation(
  work: EventWork,
  { event, canceledBy }: DataOf<typeof appointmentCanceled>,
): Promise<void> {
  const facts = { ...(await factsOfAppointment(work, { event })), canceledBy };
  await emitEvent(work, 'appointment.canceled', { subject: { attorneyId: facts.attorneyId }, facts });
}

export function emitPayout(work: EventWork, { payout, state }: DataOf<typeof payoutBooked>): Promise<void> {
  const { id: payoutId, lawFirmId, amountInCents } = payout;
  const facts = { payoutId, lawFirmId, amountInCents };
  return emitEvent(work, state === 'PAID' ? 'payout.made' : 'payout.reversed', { subject: { lawFirmId }, facts });
}
