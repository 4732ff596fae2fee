import { useQuery } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { ErrorPanel } from '@troth/ui/error-panel';
import { CheckboxField } from '@troth/ui/option-cards';
import { SelectField } from '@troth/ui/select-field';
import { useState } from 'react';
import { SearchField } from '@troth/portal/search-field';
import { ActionDialog } from '../../shared/actions/action-dialog';
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
  const name = attorneyName(attorney);
  return (
    <ActionDialog
      title={t('attorney.firm.change.title', { name })}
      effects={[t('attorney.firm.change.effect', { name })]}
      confirmText={t('attorney.firm.change.save')}
      missing={firmId === null ? t('attorney.firm.change.missing') : null}
      act={(reason) => change.mutateAsync({ lawFirmId: firmId, isLawFirmLead: isLead, reason })}
      doneText={({ lawFirm }) => t('attorney.firm.change.done', { name, firm: lawFirm?.name ?? '' })}
      onClose={onClose}
    >
      <SearchField label={t('lawFirms.search')} value={search} onSearch={setSearch} />
      <SelectField
        label={t('attorney.firm')}
        placeholder={t('attorney.firm.placeholder')}
        isRequired
        value={firmId}
        onChange={setFirmId}
        options={(firms.data?.lawFirms ?? []).map(({ id, name: label, isApproved }) => ({
          value: id,
          label,
          ...(!isApproved && { hint: t('attorney.firm.hint') }),
        }))}
      />
      <CheckboxField
        label={t('attorney.firm.change.lead')}
        description={t('attorney.firm.change.lead.detail')}
        isChecked={isLead}
        onChange={setLead}
      />
      {firms.isError && <ErrorPanel>{errorText(firms.error)}</ErrorPanel>}
    </ActionDialog>
  );
}
