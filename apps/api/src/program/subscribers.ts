import { mailFinalText } from '../features/approvals/mail-final-text';
import { mailGrant, mailRescission } from '../features/approvals/mail-approval';
import { assignChosen } from '../features/attorney-services/assign-chosen';
import { endService } from '../features/attorney-services/end-service';
import { mailAttorneyGone, mailChosenAttorney } from '../features/attorney-services/mail-assignments';
import { mailRepresented } from '../features/attorney-services/mail-represented';
import { mailClientOfLeft } from '../features/attorneys/unassign-attorney';
import { bookRepresentation, releaseOfRefund } from '../features/booking/on-events';
import { mailAdminsOfMove, mailPartnersOfMove, recordMove } from '../features/notarizations/transaction-mail';
import { mailPayout } from '../features/payouts/payout-mail';
import { queueReversal } from '../features/payouts/request-payout';
import { queueSealing } from '../features/sealing/seal-jobs';
import {
  emitApproval,
  emitBooking,
  emitCancellation,
  emitMove,
  emitNotarized,
  emitPayout,
  emitRescission,
  emitVersion,
} from '../features/webhooks/on-events';
import { on, type Subscriber } from '../kernel/events/event';
import { approvalGranted, approvalRescinded, approvalsChanged } from '../records/approvals/approval.events';
import { attorneyChosen, attorneyGone, attorneyLeft } from '../records/assignments/assignment.events';
import { appointmentBooked, appointmentCanceled, appointmentMoved } from '../records/booking/appointment.events';
import { versionCommitted } from '../records/generation/commit.events';
import { notarizationMoved, notarizedFileKept } from '../records/notarizations/notarization.events';
import { payoutReversalRequested, purchasePaid, purchaseRefunded } from '../records/payments/payment.events';
import { payoutBooked } from '../records/payouts/payout.events';

/** Who is told of each event, in the order in which they are told. */
export const subscribers: readonly Subscriber[] = [
  on(purchasePaid, assignChosen),
  on(purchasePaid, mailRepresented),
  on(purchaseRefunded, releaseOfRefund),
  on(purchaseRefunded, endService),
  on(attorneyChosen, mailChosenAttorney),
  on(attorneyGone, mailAttorneyGone),
  on(attorneyLeft, mailClientOfLeft),
  on(approvalGranted, bookRepresentation),
  on(approvalGranted, mailGrant),
  on(approvalRescinded, mailRescission),
  on(approvalsChanged, mailFinalText),
  on(notarizationMoved, recordMove),
  on(notarizationMoved, mailPartnersOfMove),
  on(notarizationMoved, mailAdminsOfMove),
  on(notarizedFileKept, queueSealing),
  on(payoutReversalRequested, queueReversal),
  on(payoutBooked, mailPayout),
  on(versionCommitted, emitVersion),
  on(approvalGranted, emitApproval),
  on(approvalRescinded, emitRescission),
  on(notarizedFileKept, emitNotarized),
  on(appointmentBooked, emitBooking),
  on(appointmentMoved, emitMove),
  on(appointmentCanceled, emitCancellation),
  on(payoutBooked, emitPayout),
];
