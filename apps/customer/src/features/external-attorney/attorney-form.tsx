import { useMutation, useQuery } from '@tanstack/react-query';
import { externalAttorneyCreationSchema } from '@troth/domain/attorneys';
import { say } from '@troth/domain/messages';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Row, Stack } from '@troth/ui/layout';
import { PhoneField } from '@troth/ui/phone-field';
import { SelectField } from '@troth/ui/select-field';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { useFormIssues } from '@troth/portal/form-issues';
import { statesQuery } from '@troth/portal/states';
import { t } from '../../shared/texts';
import { type ExternalAttorney, type OwnCounsel, type Place, recordAttorney } from './queries';

/** Who the attorney is. What was typed stays when saving fails. D10. */
export function AttorneyForm({
  place,
  attorney,
  onSaved,
  onCancel,
}: {
  place: Place;
  attorney: ExternalAttorney | null;
  onSaved: (counsel: OwnCounsel) => void;
  onCancel: (() => void) | null;
}) {
  const { data: states = [] } = useQuery(statesQuery);
  const [draft, setDraft] = useState({
    name: attorney?.name ?? '',
    firmName: attorney?.firmName ?? '',
    email: attorney?.email ?? '',
    phoneNumber: attorney?.phoneNumber ?? '',
    barStateId: attorney?.barStateId ?? null,
  });
  const facts = {
    ...draft,
    email: draft.email.trim(),
    phoneNumber: draft.phoneNumber === '' ? null : draft.phoneNumber,
  };
  const save = useMutation({
    mutationFn: () => recordAttorney(place, { ...facts, barStateId: facts.barStateId ?? '' }),
    onSuccess: onSaved,
  });
  const { isTried, issueOf, tryToSend } = useFormIssues(externalAttorneyCreationSchema, facts);
  const field = (name: 'name' | 'firmName' | 'email') => ({
    isRequired: true,
    value: draft[name],
    onChange: (value: string) => setDraft((before) => ({ ...before, [name]: value })),
    error: issueOf(name),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (tryToSend()) save.mutate();
      }}
    >
      <Stack gap={6}>
        {save.error !== null && <ErrorPanel safeText={t('ownAttorney.kept')}>{errorText(save.error)}</ErrorPanel>}
        <TextField label={t('ownAttorney.name')} {...field('name')} />
        <TextField label={t('ownAttorney.firm')} {...field('firmName')} />
        <TextField label={t('ownAttorney.email')} help={t('ownAttorney.email.help')} type="email" {...field('email')} />
        <PhoneField
          label={t('ownAttorney.phone')}
          value={draft.phoneNumber}
          onChange={(phoneNumber) => setDraft((before) => ({ ...before, phoneNumber }))}
          error={issueOf('phoneNumber')}
        />
        <SelectField
          label={t('ownAttorney.bar')}
          help={t('ownAttorney.bar.help')}
          isRequired
          options={states.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.barStateId}
          onChange={(barStateId) => setDraft((before) => ({ ...before, barStateId }))}
          error={isTried && draft.barStateId === null ? say('validation.required') : undefined}
        />
        <Row gap={3}>
          <Button type="submit" variant="primary" isLoading={save.isPending} isFullWidthOnPhone>
            {t('ownAttorney.save')}
          </Button>
          {onCancel !== null && <Button onClick={onCancel}>{t('ownAttorney.cancel')}</Button>}
        </Row>
      </Stack>
    </form>
  );
}
