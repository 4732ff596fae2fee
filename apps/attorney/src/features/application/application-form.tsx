import { useForm } from '@mantine/form';
import { usePerson } from '@troth/portal/person';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { FieldError, RequiredMark } from '@troth/ui/field';
import { Notice } from '@troth/ui/notice';
import { CheckboxField, RadioOptions } from '@troth/ui/option-cards';
import { Page, PageActions } from '@troth/ui/page';
import { PhoneField } from '@troth/ui/phone-field';
import { TextAreaField, TextField } from '@troth/ui/text-field';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { t } from '../../shared/texts';
import classes from './application.module.css';
import { type ApplicationDraft, draftErrors, emptyDraft } from './draft';
import { FirmFields } from './firm-fields';
import { keptDraft } from './kept-draft';
import { LicenseRows } from './license-rows';
import { ListField } from './list-field';
import { type ApplicationForm, listInput, textInput } from './text-input';
import { useSending } from './use-sending';

const ConfirmPopup = lazy(async () => ({ default: (await import('@troth/ui/popup')).ConfirmPopup }));

function Group({ title, detail, children }: { title: string; detail?: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      {detail !== undefined && <p className={classes.detail}>{detail}</p>}
      {children}
    </fieldset>
  );
}

function Insurance({ form }: { form: ApplicationForm }) {
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

/** The application, kept as it is typed, checked by the domain's rules, sent once. Portals spec §2 "/attorney/form". */
export function ApplicationFormScreen() {
  const person = usePerson();
  const element = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [restored] = useState(() => keptDraft.read(person.id, emptyDraft(person)));
  const form: ApplicationForm = useForm<ApplicationDraft>({
    mode: 'controlled',
    initialValues: restored ?? emptyDraft(person),
    validate: draftErrors,
    onValuesChange: (values) => keptDraft.keep(person.id, values),
  });
  const focusFirstError = () =>
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>(':is(input, textarea, button)[aria-invalid]')?.focus(),
    );
  const sending = useSending(form, focusFirstError);
  const errorCount = Object.keys(form.errors).length;

  const onSubmit = form.onSubmit(() => setAsking(true), focusFirstError);
  const confirm = () => sending.mutate(form.values, { onSettled: () => setAsking(false) });

  return (
    <Page title={t('form.title')} lead={t('form.lead')}>
      <form ref={element} noValidate onSubmit={onSubmit}>
        {restored !== null && (
          <div className={classes.restored}>
            <Notice title={t('form.draft.restored')}>{t('form.draft.restored.detail')}</Notice>
          </div>
        )}
        <Group title={t('form.you')}>
          <div className={classes.fields}>
            <TextField
              {...textInput(form, 'firstName')}
              label={t('form.firstName')}
              isRequired
              autoComplete="given-name"
            />
            <TextField
              {...textInput(form, 'lastName')}
              label={t('form.lastName')}
              isRequired
              autoComplete="family-name"
            />
            <PhoneField
              {...textInput(form, 'phoneNumber')}
              className={classes.wide ?? ''}
              label={t('form.phone')}
              help={t('form.phone.help')}
              isRequired
            />
            <TextAreaField
              {...textInput(form, 'bio')}
              className={classes.wide ?? ''}
              label={t('form.bio')}
              help={t('form.bio.help')}
              isRequired
              rows={5}
            />
          </div>
        </Group>
        <Group title={t('form.firm')} detail={t('form.firm.detail')}>
          <FirmFields form={form} />
        </Group>
        <Group title={t('form.licenses')} detail={t('form.licenses.detail')}>
          <LicenseRows
            licenses={form.values.licenses}
            errors={form.errors}
            onChange={(licenses) => {
              form.setFieldValue('licenses', licenses);
              for (const path of Object.keys(form.errors)) if (path.startsWith('licenses')) form.clearFieldError(path);
            }}
          />
        </Group>
        <Group title={t('form.practice')}>
          <div className={classes.fields}>
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
          </div>
          <div className={classes.fields}>
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
          </div>
        </Group>
        <Group title={t('form.matters')}>
          <div className={classes.choices}>
            <Insurance form={form} />
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
          </div>
        </Group>
        <div className={classes.notices} role="alert">
          {errorCount > 0 && <Notice tone="danger" title={t('form.errors', { count: errorCount })} />}
          {sending.isError && errorCount === 0 && (
            <Notice tone="danger" title={t('form.failed')}>
              {errorText(sending.error)}
            </Notice>
          )}
        </div>
        <PageActions note={`${t('form.send.note')} ${t('form.draft.kept')}`}>
          <Button
            type="submit"
            variant="primary"
            size="continue"
            isLoading={sending.isPending}
            loadingText={t('form.sending')}
          >
            {t('form.send')}
          </Button>
        </PageActions>
      </form>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmPopup
            isOpen
            title={t('form.confirm.title')}
            confirmText={t('form.confirm.send')}
            cancelText={t('form.confirm.cancel')}
            onConfirm={confirm}
            onCancel={() => setAsking(false)}
            isConfirming={sending.isPending}
          >
            <p>{t('form.confirm.text')}</p>
          </ConfirmPopup>
        </Suspense>
      )}
    </Page>
  );
}
