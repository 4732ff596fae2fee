import { AttorneyAvatar } from '@troth/portal/attorney-avatar';
import { type Fact, Facts } from '@troth/ui/facts';
import { usePhoneNumberText } from '@troth/ui/phone-number';
import { StatusTag } from '@troth/ui/status-tag';
import { type Attorney } from '../attorney';
import { formatCalendarDay } from '../dates';
import { useStateName } from '@troth/portal/states';
import { t } from '../texts';
import { Paper } from './paper';
import classes from './profile.module.css';

const yesOrNo = (is: boolean) => (is ? t('shared.yes') : t('shared.no'));

/** The record that the application made: what was sent, and later what clients see. */
export function ProfileFacts({
  attorney,
  only,
}: {
  attorney: Attorney /** Keys of the facts to show: all without it. */;
  only?: readonly string[];
}) {
  const stateName = useStateName();
  const { user, lawFirm } = attorney;
  const phone = usePhoneNumberText(user?.phoneNumber);
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const licenses = (attorney.attorneyStates ?? []).toSorted((a, b) => a.order - b.order);
  const facts: readonly Fact[] = [
    { key: 'name', label: t('profile.name'), value: name },
    { key: 'phone', label: t('profile.phone'), value: phone },
    {
      key: 'photo',
      label: t('profile.photo'),
      value:
        attorney.profilePhotoId === null ? null : (
          <AttorneyAvatar attorneyId={attorney.id} photoId={attorney.profilePhotoId} name={name} edge={72} />
        ),
    },
    { key: 'bio', label: t('profile.bio'), value: attorney.bio },
    {
      key: 'firm',
      label: t('profile.firm'),
      value: lawFirm && (
        <>
          {attorney.isLawFirmLead ? t('account.lead.firm', { firm: lawFirm.name }) : lawFirm.name}{' '}
          {!lawFirm.isApproved && <StatusTag tone="warning">{t('review.firm.waiting')}</StatusTag>}
        </>
      ),
    },
    {
      key: 'licenses',
      label: t('profile.licenses'),
      value: licenses.length > 0 && (
        <ul className={classes.licenses}>
          {licenses.map(({ id, stateId, barLicenseNum, verifiedAt, expiresOn }) => (
            <li key={id}>
              {t('profile.license', { state: stateName(stateId) ?? '', number: barLicenseNum })}
              {expiresOn !== null && <span>{t('profile.expires', { day: formatCalendarDay(expiresOn) })}</span>}
              {verifiedAt === null && attorney.stage === 'APPROVED' && (
                <StatusTag tone="warning">{t('profile.license.pending')}</StatusTag>
              )}
            </li>
          ))}
        </ul>
      ),
    },
    { key: 'lawSchool', label: t('profile.lawSchool'), value: attorney.lawSchool },
    { key: 'years', label: t('profile.years'), value: attorney.yearsOfExperience },
    {
      key: 'hours',
      label: t('profile.hours'),
      value:
        attorney.responseTimeHours === null ? null : t('profile.hours.value', { count: attorney.responseTimeHours }),
    },
    { key: 'languages', label: t('profile.languages'), value: attorney.languages.join(', ') },
    { key: 'areas', label: t('profile.areas'), value: attorney.practiceAreas.join(', ') },
    {
      key: 'associations',
      label: t('profile.associations'),
      value: attorney.professionalAssociations.join(', '),
    },
    {
      key: 'insurance',
      label: t('profile.insurance'),
      value: (
        <Paper attorneyId={attorney.id} fileId={attorney.malpracticeInsuranceFileId}>
          {yesOrNo(attorney.hasMalpracticeInsurance)}
          {attorney.hasMalpracticeInsurance && attorney.malpracticeInsuranceExpiresOn !== null
            ? `, ${t('profile.expires', { day: formatCalendarDay(attorney.malpracticeInsuranceExpiresOn) })}`
            : ''}
        </Paper>
      ),
    },
    {
      key: 'contract',
      label: t('profile.contract'),
      value:
        attorney.docusignContractFileId === null ? null : (
          <Paper attorneyId={attorney.id} fileId={attorney.docusignContractFileId} />
        ),
    },
    ...(attorney.disciplinaryStatement == null
      ? []
      : [{ key: 'discipline', label: t('form.discipline'), value: attorney.disciplinaryStatement }]),
    { key: 'embryo', label: t('profile.embryo'), value: yesOrNo(attorney.isEmbryoAttorney) },
    { key: 'fast', label: t('profile.fast'), value: yesOrNo(attorney.hasFastTurnaround) },
  ];
  return <Facts facts={only === undefined ? facts : facts.filter(({ key }) => only.includes(key))} />;
}
