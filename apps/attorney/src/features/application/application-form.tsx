import { useForm } from '@mantine/form';
import { usePerson } from '@troth/portal/person';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { Page, PageActions } from '@troth/ui/page';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { t } from '../../shared/texts';
import classes from '../../shared/profile/profile.module.css';
import { type ApplicationDraft, draftErrors, emptyDraft } from '../../shared/profile/draft';
import { FirmFields } from './firm-fields';
import { LicenseRows } from '../../shared/profile/license-rows';
import {
  ContactFields,
  DisciplineField,
  IntroductionFields,
  MattersFields,
  PracticeFields,
} from '../../shared/profile/profile-fields';
import type { ApplicationForm } from '../../shared/profile/text-input';
import { useKeeping } from './use-keeping';
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

/** The application, kept as it is typed, checked by the domain's rules, sent once. Portals spec §2 "/attorney/form". */
export function ApplicationFormScreen() {
  const person = usePerson();
  const element = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { restored, keep, stop } = useKeeping(emptyDraft(person));
  const form: ApplicationForm = useForm<ApplicationDraft>({
    mode: 'controlled',
    initialValues: restored ?? emptyDraft(person),
    validate: draftErrors,
    onValuesChange: keep,
  });
  const focusFirstError = () =>
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>(':is(input, textarea, button)[aria-invalid]')?.focus(),
    );
  const sending = useSending(form, focusFirstError);
  const errorCount = Object.keys(form.errors).length;

  const onSubmit = form.onSubmit(() => setAsking(true), focusFirstError);
  const confirm = () => {
    stop();
    sending.mutate(form.values, { onSettled: () => setAsking(false) });
  };

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
            <ContactFields form={form} />
            <IntroductionFields form={form} />
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
            <PracticeFields form={form} />
          </div>
        </Group>
        <Group title={t('form.matters')}>
          <div className={classes.choices}>
            <MattersFields form={form} />
          </div>
        </Group>
        <Group title={t('form.discipline')} detail={t('form.discipline.detail')}>
          <div className={classes.fields}>
            <DisciplineField form={form} />
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
