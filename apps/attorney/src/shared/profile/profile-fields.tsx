import { DateField } from '@troth/ui/date-field';
import { FieldError, RequiredMark } from '@troth/ui/field';
import { CheckboxField, RadioOptions } from '@troth/ui/option-cards';
import { PhoneField } from '@troth/ui/phone-field';
import { TextAreaField, TextField } from '@troth/ui/text-field';
import { useId } from 'react';
import { t } from '../texts';
import { AttorneyFileField } from './attorney-file-field';
import { ListField } from './list-field';
import classes from './profile.module.css';
import { type ApplicationForm, fileInput, listInput, textInput } from './text-input';

interface FieldsProps {
  form: ApplicationForm;
}

/** Name and telephone number. */
export function ContactFields({ form }: FieldsProps) {
  return (
    <>
      <TextField {...textInput(form, 'firstName')} label={t('form.firstName')} isRequired autoComplete="given-name" />
      <TextField {...textInput(form, 'lastName')} label={t('form.lastName')} isRequired autoComplete="family-name" />
      <PhoneField
        {...textInput(form, 'phoneNumber')}
        className={classes.wide ?? ''}
        label={t('form.phone')}
        help={t('form.phone.help')}
        isRequired
      />
    </>
  );
}

/** What couples read and see first. */
export function IntroductionFields({ form }: FieldsProps) {
  return (
    <>
      <TextAreaField
        {...textInput(form, 'bio')}
        className={classes.wide ?? ''}
        label={t('form.bio')}
        help={t('form.bio.help')}
        isRequired
        rows={5}
      />
      <AttorneyFileField
        {...fileInput(form, 'profilePhotoId')}
        kind="PROFILE_PHOTO"
        label={t('form.photo')}
        help={t('form.photo.help')}
      />
    </>
  );
}

/** What a bar decided about the applicant, in their own words; nothing where there is nothing. */
export function DisciplineField({ form }: FieldsProps) {
  return (
    <TextAreaField
      {...textInput(form, 'disciplinaryStatement')}
      className={classes.wide ?? ''}
      label={t('form.discipline.label')}
      rows={3}
    />
  );
}

/** How the attorney works. */
export function PracticeFields({ form }: FieldsProps) {
  return (
    <>
      <div className={classes.wide}>
        <ListField
          {...listInput(form, 'languages')}
          label={t('form.languages')}
          help={t('form.list.help')}
          isRequired
        />
      </div>
      <div className={classes.wide}>
        <ListField
          {...listInput(form, 'practiceAreas')}
          label={t('form.areas')}
          help={`${t('form.areas.help')} ${t('form.list.help')}`}
        />
      </div>
      <div className={classes.wide}>
        <ListField
          {...listInput(form, 'professionalAssociations')}
          label={t('form.associations')}
          help={t('form.list.help')}
        />
      </div>
      <TextField
        {...textInput(form, 'lawSchool')}
        className={classes.wide ?? ''}
        label={t('form.lawSchool')}
        autoComplete="off"
      />
      <TextField
        {...textInput(form, 'yearsOfExperience')}
        label={t('form.years')}
        help={t('form.years.help')}
        inputMode="numeric"
        isNumeric
      />
      <TextField
        {...textInput(form, 'responseTimeHours')}
        label={t('form.hours')}
        help={t('form.hours.help')}
        inputMode="numeric"
        isNumeric
      />
    </>
  );
}

function Insurance({ form }: FieldsProps) {
  const errorId = useId();
  const error = form.errors['hasMalpracticeInsurance'];
  return (
    <fieldset className={classes.question}>
      <legend>
        {t('form.insurance')}
        <RequiredMark />
      </legend>
      <RadioOptions
        label={t('form.insurance')}
        isRequired
        isInvalid={error !== undefined}
        describedBy={error === undefined ? undefined : errorId}
        options={[
          { value: 'YES', label: t('shared.yes') },
          { value: 'NO', label: t('shared.no') },
        ]}
        value={form.values.hasMalpracticeInsurance}
        onChange={(chosen) => form.setFieldValue('hasMalpracticeInsurance', chosen === 'YES' ? 'YES' : 'NO')}
      />
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

/** What couples choose by, and the papers that show it. */
export function MattersFields({ form }: FieldsProps) {
  return (
    <>
      <Insurance form={form} />
      {form.values.hasMalpracticeInsurance === 'YES' && (
        <AttorneyFileField
          {...fileInput(form, 'malpracticeInsuranceFileId')}
          kind="MALPRACTICE_INSURANCE"
          label={t('form.insurance.file')}
          help={t('form.insurance.file.help')}
          isRequired
        />
      )}
      {form.values.hasMalpracticeInsurance === 'YES' && (
        <DateField
          {...textInput(form, 'malpracticeInsuranceExpiresOn')}
          label={t('form.insurance.expires')}
          help={t('form.license.expires.help')}
        />
      )}
      <AttorneyFileField
        {...fileInput(form, 'docusignContractFileId')}
        kind="CONTRACT"
        label={t('form.contract')}
        help={t('form.contract.help')}
      />
      <CheckboxField
        label={t('form.embryo')}
        description={t('form.embryo.detail')}
        isChecked={form.values.isEmbryoAttorney}
        onChange={(is) => form.setFieldValue('isEmbryoAttorney', is)}
      />
      <CheckboxField
        label={t('form.fast')}
        description={t('form.fast.detail')}
        isChecked={form.values.hasFastTurnaround}
        onChange={(is) => form.setFieldValue('hasFastTurnaround', is)}
      />
    </>
  );
}
