import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormErrors } from '@mantine/form';
import { announce } from '@troth/portal/announcer';
import { api, ApiError, unwrap } from '@troth/portal/api';
import { usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { Section } from '@troth/ui/layout';
import { useRef, useState } from 'react';
import { attorneyQuery, useAttorney } from '../../shared/attorney';
import { applicationOf, draftErrors, draftOf, errorsOf } from '../../shared/profile/draft';
import { LicenseRows } from '../../shared/profile/license-rows';
import { ProfileFacts } from '../../shared/profile/profile-facts';
import classes from '../../shared/profile/profile.module.css';
import { t } from '../../shared/texts';
import { currentOf, NotSaved } from './behind';
import { SaveActions } from './save-actions';

const TITLE = 'form.licenses';

/** Where the attorney is licensed: changed in its place; what is new waits for an admin. Portals spec §3, D50. */
export function LicensesSection() {
  const attorney = useAttorney();
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const end = () => {
    setEditing(false);
    // The form that held the focus is gone.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <Section title={t(TITLE)} description={t('account.licenses.detail')} hasRule>
      {isEditing ? (
        <LicensesForm onEnd={end} />
      ) : (
        <>
          <ProfileFacts attorney={attorney} only={['licenses']} />
          <Button
            ref={button}
            className={classes.change ?? ''}
            size="sm"
            aria-label={t('account.change.what', { what: t(TITLE) })}
            onClick={() => setEditing(true)}
          >
            {t('account.change')}
          </Button>
        </>
      )}
    </Section>
  );
}

function LicensesForm({ onEnd }: { onEnd: () => void }) {
  const person = usePerson();
  const attorney = useAttorney();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(attorney, person));
  const [errors, setErrors] = useState<FormErrors>({});
  const [begun, setBegun] = useState(attorney);
  const { id } = attorney;
  const saving = useMutation({
    mutationFn: () =>
      unwrap(
        api.PUT('/users/{id}/attorneys/{aid}/attorney-states', {
          params: { path: { id, aid: id } },
          body: {
            licenses: applicationOf(draft).licenses,
            expected: (begun.attorneyStates ?? [])
              .toSorted((a, b) => a.order - b.order)
              .map(({ stateId, barLicenseNum, expiresOn }) => ({ stateId, barLicenseNum, expiresOn })),
          },
        }),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: attorneyQuery(id).queryKey });
      announce(t('account.saved', { what: t(TITLE) }));
      onEnd();
    },
    onError: (error) => {
      // Saving again replaces what is there now.
      setBegun(currentOf(error, begun) ?? begun);
      const details = error instanceof ApiError ? error.problem?.error : undefined;
      if (typeof details === 'object') setErrors(errorsOf(details.issues, draft));
    },
  });
  const save = () => {
    const found = Object.entries(draftErrors(draft)).filter(([path]) => path.startsWith('licenses'));
    setErrors(Object.fromEntries(found));
    if (found.length === 0 && !saving.isPending) saving.mutate();
  };
  return (
    <form
      noValidate
      aria-label={t(TITLE)}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <LicenseRows
        licenses={draft.licenses}
        errors={errors}
        onChange={(licenses) => {
          setDraft({ ...draft, licenses });
          setErrors({});
        }}
      />
      {saving.error !== null && Object.keys(errors).length === 0 && (
        <NotSaved error={saving.error} begun={begun} facts={['licenses']} />
      )}
      <SaveActions isSaving={saving.isPending} onCancel={onEnd} />
    </form>
  );
}
