import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  personalTokenCreationSchema,
  TOKEN_LIFETIMES_DAYS,
  TOKEN_NAME_MAX_LENGTH,
  TOKEN_SCOPES,
  type TokenScope,
} from '@troth/domain/integrations';
import { SelectField } from '@troth/ui/select-field';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { useFormIssues } from '../form-issues';
import { t } from '../own-texts';
import { usePerson } from '../person';
import { Choices } from './choices';
import { FormPopup } from './form-popup';
import { SecretPopup } from './secret-once';
import { createPersonalToken, personalTokensQuery } from './token-queries';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 90;
/** When it expires is counted once it is created. */
const namedScopesSchema = personalTokenCreationSchema.omit({ expiresAt: true });

/** Creates a personal access token, and shows its secret this one time. */
export function CreateToken({ onClose }: { onClose: () => void }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<TokenScope[]>([]);
  const [days, setDays] = useState(String(DEFAULT_DAYS));
  const { issueOf, tryToSend } = useFormIssues(namedScopesSchema, { name, scopes });
  const lifetimes = TOKEN_LIFETIMES_DAYS.map((each) => ({
    value: String(each),
    label: t('tokens.days', { days: each }),
  }));
  const creation = useMutation({
    mutationFn: () => {
      const expiresAt = new Date(Date.now() + Number(days) * DAY_MS).toISOString();
      return createPersonalToken(self.id, { name: name.trim(), scopes, expiresAt });
    },
    onSuccess: () => queryClient.invalidateQueries(personalTokensQuery(self.id)),
  });
  const submit = () => {
    if (tryToSend() && !creation.isPending) creation.mutate();
  };
  if (creation.isSuccess) {
    const { name: label, token } = creation.data;
    return <SecretPopup title={t('tokens.created')} label={label} secret={token} onClose={onClose} />;
  }
  return (
    <FormPopup
      title={t('tokens.create')}
      submitText={t('tokens.create')}
      saving={creation}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('tokens.name')}
        help={t('tokens.name.help')}
        value={name}
        onChange={setName}
        maxLength={TOKEN_NAME_MAX_LENGTH}
        autoComplete="off"
        isRequired
        error={issueOf('name')}
      />
      <Choices
        label={t('tokens.scopes')}
        values={TOKEN_SCOPES}
        chosen={scopes}
        onChange={setScopes}
        words={(scope) => ({ label: t(`tokens.scope.${scope}`), about: t(`tokens.scope.${scope}.text`) })}
        error={issueOf('scopes')}
      />
      <SelectField label={t('tokens.expires')} value={days} onChange={setDays} options={lifetimes} isRequired />
    </FormPopup>
  );
}
