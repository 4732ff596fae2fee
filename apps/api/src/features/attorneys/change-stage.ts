import { type AttorneyStage, leadsAfter, stageRefusal } from '@troth/domain/attorneys';
import { personOf } from '../../kernel/auth/actor';
import type { Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { type AttorneyView, updateAttorney } from '../../records/attorneys/attorney.repository';
import { confirmLicenses } from '../../records/attorneys/license.repository';
import { endTokens } from '../../records/personal-tokens/personal-token.repository';
import { disableEndpoints } from '../../records/webhooks/webhook.repository';
import { offerUsualServices } from '../attorney-services/offer-usual-services';
import { releaseAppointments } from '../booking/book';
import { unassignAttorney } from './unassign-attorney';

/**
 * Moves an attorney to a stage, by an admin who says why; the attorney reads it (D2). Losing the approval takes
 * effect at once: the attorney's documents leave the editor, and what is on the calendar is canceled.
 * @throws Problem REFUSED_BY_RULE for a step that there is none of, or that something is still missing for
 */
export async function changeStage(call: Work, view: AttorneyView, stage: AttorneyStage, reason: string): Promise<void> {
  const { tx, now, actor, sendMail } = call;
  const { attorney, user } = view;
  const by = personOf(actor).id;
  const refusal = stageRefusal(attorney.stage, stage, {
    by: 'ADMIN',
    isFirmApproved: view.lawFirm?.isApproved === true,
    barLicenseNumbers: view.states.map((state) => state.barLicenseNum),
  });
  if (refusal !== null) throw problem('REFUSED_BY_RULE', { detail: text(`attorney.refusal.${refusal}`) });
  const stillLeads = leadsAfter(attorney, { stage });
  await updateAttorney(tx, attorney.id, { stage, stageModifiedAt: now, isLawFirmLead: stillLeads }, by, now);
  await recordAdminAction(call, {
    action: `attorneys.stage.${stage}`,
    subjectKind: 'attorney',
    subjectId: attorney.id,
    userId: attorney.id,
    reason,
  });
  if (attorney.stage === 'APPROVED') {
    await unassignAttorney(call, view);
    await releaseAppointments(call, { attorneyId: attorney.id });
    await endTokens(tx, { userId: attorney.id }, 'APPROVAL_LOST', now);
    await disableEndpoints(tx, { userId: attorney.id }, 'APPROVAL_LOST', now);
  }
  if (stage === 'APPROVED') await offerUsualServices(tx, attorney.id, now);
  // The admin who approves an application has looked up its licenses; later ones are confirmed one by one (D50).
  if (stage === 'APPROVED' && attorney.stage === 'UNDER_REVIEW') await confirmLicenses(tx, attorney.id, by, now);
  if (stage === 'APPROVED' || stage === 'DECLINED' || stage === 'DEACTIVATED') {
    await sendMail({ kind: 'attorney-stage', to: user.email, data: { stage, reason } });
  }
}
