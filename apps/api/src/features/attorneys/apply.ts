import type { AttorneyApplication } from '@troth/domain/attorneys';
import { toJson } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import type { Work } from '../../kernel/http/operation';
import { invalidField, problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { phoneNumberIssue } from '../users/phone-number';
import { updateUser } from '../../records/users/user.repository';
import { updateAttorney } from '../../records/attorneys/attorney.repository';
import { getLawFirm, insertLawFirm } from '../../records/attorneys/law-firm.repository';
import { putLicenses } from '../../records/attorneys/license.repository';
import { sealedStatement } from '../../records/attorneys/application-draft';
import { nameAttorneyFiles } from './keep-attorney-file';
import { unknownStates } from './license-issues';

/**
 * Sends an attorney's application: FORM_MISSING becomes UNDER_REVIEW, once (D2). A new firm is made with it,
 * unapproved, and led by the applicant.
 * @throws Problem VALIDATION_FAILED for a state, firm or file that is not there, and for a telephone number that is none.
 */
export async function applyAsAttorney(
  work: Pick<Work, 'tx' | 'now' | 'enqueue'>,
  attorneyId: string,
  form: AttorneyApplication,
): Promise<void> {
  const { tx, now } = work;
  const phone = phoneNumberIssue(form.phoneNumber, ['phoneNumber']);
  const unknown = await unknownStates(tx, form.licenses);
  const issues = phone === null ? unknown : [phone, ...unknown];
  if (issues.length > 0) throw problem('VALIDATION_FAILED', { issues });
  await nameAttorneyFiles(work, attorneyId, form);
  const firm = await firmOf(tx, form, attorneyId, now);
  const name = { firstName: form.firstName.trim(), lastName: form.lastName.trim() };
  await updateUser(tx, attorneyId, { ...name, phoneNumber: form.phoneNumber }, attorneyId, now);
  const licenses = form.licenses.map((license, order) => ({ ...license, order, verifiedAt: null, verifiedById: null }));
  await putLicenses(tx, attorneyId, licenses, attorneyId, now);
  await updateAttorney(
    tx,
    attorneyId,
    {
      ...columnsOf(form),
      stage: 'UNDER_REVIEW',
      stageModifiedAt: now,
      submittedAt: now,
      lawFirmId: firm.id,
      isLawFirmLead: firm.isNew,
      sealedApplicationDraft: null,
      sealedDisciplinaryStatement: sealedStatement(tx, attorneyId, form.disciplinaryStatement || null),
    },
    attorneyId,
    now,
  );
}

const columnsOf = (form: AttorneyApplication) => ({
  bio: form.bio,
  hasMalpracticeInsurance: form.hasMalpracticeInsurance,
  isEmbryoAttorney: form.isEmbryoAttorney ?? false,
  hasFastTurnaround: form.hasFastTurnaround ?? false,
  languages: toJson(form.languages),
  practiceAreas: toJson(form.practiceAreas ?? []),
  professionalAssociations: toJson(form.professionalAssociations ?? []),
  responseTimeHours: form.responseTimeHours ?? null,
  yearsOfExperience: form.yearsOfExperience ?? null,
  lawSchool: form.lawSchool ?? null,
  profilePhotoId: form.profilePhotoId ?? null,
  malpracticeInsuranceFileId: form.malpracticeInsuranceFileId ?? null,
  malpracticeInsuranceExpiresOn: form.malpracticeInsuranceExpiresOn ?? null,
  docusignContractFileId: form.docusignContractFileId ?? null,
});

async function firmOf(
  tx: Tx,
  form: AttorneyApplication,
  attorneyId: string,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  if (form.newLawFirm != null) {
    const made = await insertLawFirm(tx, form.newLawFirm, { by: attorneyId, now });
    return { id: made.id, isNew: true };
  }
  const firm = form.lawFirmId == null ? undefined : await getLawFirm(tx, form.lawFirmId);
  if (firm === undefined || !(firm.isApproved || firm.createdById === attorneyId)) {
    throw invalidField('lawFirmId', text('attorney.firmUnknown'), 'firm_unknown');
  }
  return { id: firm.id, isNew: firm.createdById === attorneyId };
}
