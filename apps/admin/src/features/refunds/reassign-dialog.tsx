import { useQuery } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { ErrorPanel } from '@troth/ui/error-panel';
import { RadioOptions } from '@troth/ui/option-cards';
import { Popup } from '@troth/ui/popup';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import type { PurchaseItem } from '../../shared/purchases';
import { t } from '../../shared/texts';
import { choicesQuery } from './queries';

/** Gives a bought service to another attorney: three are suggested, licensed and without a conflict. */
export function ReassignDialog({ item, onClose }: { item: PurchaseItem; onClose: () => void }) {
  const { data, error } = useQuery(choicesQuery(item.id));
  const [chosen, setChosen] = useState<string | null>(null);
  if (data === undefined) {
    return (
      <Popup isOpen size="short" title={t('reassign.open')} onClose={onClose}>
        {error === null ? <RowsSkeleton rows={3} height={40} /> : <ErrorPanel>{errorText(error)}</ErrorPanel>}
      </Popup>
    );
  }
  const { attorney, suggested, refusal } = data;
  const attorneyId = chosen ?? suggested[0]?.id ?? null;
  const missing =
    refusal !== null ? t(`reassign.refusal.${refusal}`) : attorneyId === null ? t('reassign.nobody') : null;
  return (
    <ActionDialog
      title={t('reassign.title', { service: item.title })}
      intro={attorney === null ? t('reassign.none') : t('reassign.now', { name: attorney.name })}
      effects={[t('reassign.effect.calls'), t('reassign.effect.leaves'), t('reassign.effect.told')]}
      confirmText={t('reassign.action')}
      missing={missing}
      act={(reason) =>
        unwrap(
          api.POST('/admin/purchase-items/{id}/reassign', {
            params: { path: { id: item.id } },
            headers: { 'If-Match': `"${attorney?.id ?? 'none'}"` },
            body: { attorneyId: attorneyId ?? '', reason },
          }),
        )
      }
      doneText={({ attorney: now }) => t('reassign.done', { name: now?.name ?? '' })}
      onClose={onClose}
    >
      {suggested.length > 0 && refusal === null && (
        <RadioOptions
          label={t('reassign.choose')}
          value={attorneyId}
          onChange={setChosen}
          options={suggested.map(({ id, name, lawFirmName }) => ({
            value: id,
            label: name,
            ...(lawFirmName !== null && { description: lawFirmName }),
          }))}
        />
      )}
    </ActionDialog>
  );
}
