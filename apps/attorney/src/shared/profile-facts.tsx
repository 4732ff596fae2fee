import { Facts } from '@troth/ui/facts';
import { usePhoneNumberText } from '@troth/ui/phone-number';
import { StatusTag } from '@troth/ui/status-tag';
import { type Attorney } from './attorney';
import { useStateName } from './states';
import { t } from './texts';

const yesOrNo = (is: boolean) => (is ? t('shared.yes') : t('shared.no'));

/** The record that the application made: what was sent, and later what clients see. */
export function ProfileFacts({ attorney }: { attorney: Attorney }) {
  const stateName = useStateName();
  const { user, lawFirm } = attorney;
  const phone = usePhoneNumberText(user?.phoneNumber);
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const licenses = (attorney.attorneyStates ?? []).toSorted((a, b) => a.order - b.order);
  return (
    <Facts
      facts={[
        { key: 'name', label: t('profile.name'), value: name },
        { key: 'phone', label: t('profile.phone'), value: phone },
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
          value: licenses
            .map(({ stateId, barLicenseNum }) =>
              t('profile.license', { state: stateName(stateId) ?? '', number: barLicenseNum }),
            )
            .join('\n'),
        },
        { key: 'lawSchool', label: t('profile.lawSchool'), value: attorney.lawSchool },
        { key: 'years', label: t('profile.years'), value: attorney.yearsOfExperience },
        {
          key: 'hours',
          label: t('profile.hours'),
          value:
            attorney.responseTimeHours === null
              ? null
              : t('profile.hours.value', { count: attorney.responseTimeHours }),
        },
        { key: 'languages', label: t('profile.languages'), value: attorney.languages.join(', ') },
        { key: 'areas', label: t('profile.areas'), value: attorney.practiceAreas.join(', ') },
        {
          key: 'associations',
          label: t('profile.associations'),
          value: attorney.professionalAssociations.join(', '),
        },
        { key: 'insurance', label: t('profile.insurance'), value: yesOrNo(attorney.hasMalpracticeInsurance) },
        { key: 'embryo', label: t('profile.embryo'), value: yesOrNo(attorney.isEmbryoAttorney) },
        { key: 'fast', label: t('profile.fast'), value: yesOrNo(attorney.hasFastTurnaround) },
      ]}
    />
  );
}
