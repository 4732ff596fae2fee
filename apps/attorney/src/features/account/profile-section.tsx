import { useForm } from '@mantine/form';
import { announce } from '@troth/portal/announcer';
import { ApiError } from '@troth/portal/api';
import { usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { Section } from '@troth/ui/layout';
import { type ComponentType, type FormEvent, useRef, useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import { type ApplicationDraft, draftErrors, draftOf, errorsOf } from '../../shared/profile/draft';
import { ProfileFacts } from '../../shared/profile/profile-facts';
import classes from '../../shared/profile/profile.module.css';
import type { ApplicationForm } from '../../shared/profile/text-input';
import { t } from '../../shared/texts';
import { currentOf, NotSaved } from './behind';
import { SaveActions } from './save-actions';
import { useProfileSaving } from './use-profile-saving';

export interface ProfilePart {
  readonly title: 'account.contact' | 'account.introduction' | 'form.practice' | 'form.matters';
  /** What is read, by the facts' keys. */
  readonly facts: readonly string[];
  /** What is changed and saved together. */
  readonly fields: readonly (keyof ApplicationDraft)[];
  readonly Fields: ComponentType<{ form: ApplicationForm }>;
}

/** A part of the profile: read, and changed in its place. Portals spec §2 "/attorney/account". */
export function ProfileSection({ part }: { part: ProfilePart }) {
  const attorney = useAttorney();
  const [isEditing, setEditing] = useState(false);
  const title = t(part.title);
  const button = useRef<HTMLButtonElement>(null);
  const end = () => {
    setEditing(false);
    // The form that held the focus is gone.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <Section title={title} hasRule>
      {isEditing ? (
        <ProfileForm part={part} onEnd={end} />
      ) : (
        <>
          <ProfileFacts attorney={attorney} only={part.facts} />
          <Button
            ref={button}
            className={classes.change ?? ''}
            size="sm"
            aria-label={t('account.change.what', { what: title })}
            onClick={() => setEditing(true)}
          >
            {t('account.change')}
          </Button>
        </>
      )}
    </Section>
  );
}

function ProfileForm({ part, onEnd }: { part: ProfilePart; onEnd: () => void }) {
  const person = usePerson();
  const attorney = useAttorney();
  const element = useRef<HTMLFormElement>(null);
  const isOfPart = (path: string) => part.fields.some((field) => path === field || path.startsWith(`${field}.`));
  const form: ApplicationForm = useForm<ApplicationDraft>({
    mode: 'controlled',
    initialValues: draftOf(attorney, person),
    validate: (draft) => Object.fromEntries(Object.entries(draftErrors(draft)).filter(([path]) => isOfPart(path))),
  });
  const [begun, setBegun] = useState(attorney);
  const saving = useProfileSaving(part.fields, begun);
  const focusFirstError = () =>
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>(':is(input, textarea, button)[aria-invalid]')?.focus(),
    );
  const save = form.onSubmit((draft) => {
    if (saving.isPending) return;
    saving.mutate(draft, {
      onSuccess: () => {
        announce(t('account.saved', { what: t(part.title) }));
        onEnd();
      },
      onError: (error) => {
        // Saving again replaces what is there now.
        setBegun(currentOf(error, begun) ?? begun);
        const details = error instanceof ApiError ? error.problem?.error : undefined;
        if (typeof details !== 'object') return;
        form.setErrors(errorsOf(details.issues, draft));
        focusFirstError();
      },
    });
  }, focusFirstError);
  const hasErrors = Object.keys(form.errors).length > 0;
  return (
    <form
      ref={(node) => {
        element.current = node;
      }}
      noValidate
      aria-label={t(part.title)}
      onSubmit={(event: FormEvent<HTMLFormElement>) => save(event)}
    >
      <div className={classes.fields}>
        <part.Fields form={form} />
      </div>
      {saving.isError && !hasErrors && <NotSaved error={saving.error} begun={begun} facts={part.facts} />}
      <SaveActions isSaving={saving.isPending} onCancel={onEnd} />
    </form>
  );
}
