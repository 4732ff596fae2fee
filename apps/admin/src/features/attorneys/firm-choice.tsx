import { useQuery } from '@tanstack/react-query';
import { say } from '@troth/domain/messages';
import { errorText } from '@troth/portal/errors';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Stack } from '@troth/ui/layout';
import { CheckboxField } from '@troth/ui/option-cards';
import { ConfirmPopup } from '@troth/ui/popup';
import { SelectField } from '@troth/ui/select-field';
import { useState } from 'react';
import { SearchField } from '@troth/portal/search-field';
import { firmChoicesQuery } from '../../shared/firms';
import { t } from '../../shared/texts';
import { type Attorney, attorneyName, useAttorneyChange } from './queries';

/** Puts an attorney into a firm, and says whether they lead it. */
export function FirmChoice({ attorney, onClose }: { attorney: Attorney; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const firms = useQuery(firmChoicesQuery(search));
  const change = useAttorneyChange(attorney.id);
  const [firmId, setFirmId] = useState(attorney.lawFirmId);
  const [isLead, setLead] = useState(attorney.isLawFirmLead);
  const [isMissing, setMissing] = useState(false);
  const save = () => {
    if (firmId === null) setMissing(true);
    else change.mutate({ lawFirmId: firmId, isLawFirmLead: isLead }, { onSuccess: onClose });
  };
  const failure = firms.error ?? change.error;
  return (
    <ConfirmPopup
      isOpen
      title={t('attorney.firm.change.title', { name: attorneyName(attorney) })}
      confirmText={t('attorney.firm.change.save')}
      isConfirming={change.isPending}
      onConfirm={save}
      onCancel={onClose}
    >
      <Stack gap={5}>
        <SearchField label={t('lawFirms.search')} value={search} onSearch={setSearch} />
        <SelectField
          label={t('attorney.firm')}
          placeholder={t('attorney.firm.placeholder')}
          isRequired
          value={firmId}
          onChange={setFirmId}
          options={(firms.data?.lawFirms ?? []).map(({ id, name, isApproved }) => ({
            value: id,
            label: name,
            ...(!isApproved && { hint: t('attorney.firm.hint') }),
          }))}
          error={isMissing && firmId === null ? say('validation.required') : undefined}
        />
        <CheckboxField
          label={t('attorney.firm.change.lead')}
          description={t('attorney.firm.change.lead.detail')}
          isChecked={isLead}
          onChange={setLead}
        />
        {failure !== null && <ErrorPanel>{errorText(failure)}</ErrorPanel>}
      </Stack>
    </ConfirmPopup>
  );
}
