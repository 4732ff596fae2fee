import { useQuery } from '@tanstack/react-query';
import { formatCents } from '@troth/domain/money';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { SearchField } from '@troth/portal/search-field';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Notice } from '@troth/ui/notice';
import { SelectField } from '@troth/ui/select-field';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { unchangedSince } from '../../shared/actions/unchanged-since';
import { firmChoicesQuery } from '../../shared/firms';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { type LawFirmDetail, mergePlanQuery } from './queries';

/** Moves all of a firm into another one: says what moves and what stands against it, and wants the name typed. */
export function MergeDialog({ firm, onClose }: { firm: LawFirmDetail; onClose: () => void }) {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [into, setInto] = useState<{ id: string; name: string } | null>(null);
  const [isDone, setDone] = useState(false);
  const choices = useQuery(firmChoicesQuery(search));
  const plan = useQuery({ ...mergePlanQuery(firm.id, into?.id ?? ''), enabled: into !== null && !isDone });
  const { name } = firm;
  const others = (choices.data?.lawFirms ?? []).filter(({ id }) => id !== firm.id);
  // A firm that a later search no longer finds stays chosen.
  const options = into === null || others.some(({ id }) => id === into.id) ? others : [into, ...others];
  const shown = plan.data;
  const failure = choices.error ?? plan.error;
  const names = { name, into: into?.name ?? '' };
  const refusals = shown?.refusals ?? [];
  return (
    <ActionDialog
      title={t('lawFirm.merge.title', { name })}
      effects={
        shown === undefined || refusals.length > 0
          ? []
          : [
              t('lawFirm.merge.attorneys', { count: shown.attorneys, ...names }),
              t('lawFirm.merge.payouts', { count: shown.payouts, ...names }),
              shown.dueInCents > 0 && t('lawFirm.merge.due', { amount: formatCents(shown.dueInCents), ...names }),
              !shown.hasKeptAccount && t('lawFirm.merge.noAccount', names),
              shown.accountEnded !== null && t('lawFirm.merge.account', { account: shown.accountEnded, ...names }),
              shown.leadLost !== null && t('lawFirm.merge.lead', { lead: shown.leadLost.name }),
              t('lawFirm.merge.tell'),
              t('lawFirm.merge.final', names),
            ].filter((effect) => effect !== false)
      }
      confirmText={t('lawFirm.merge')}
      isDestructive
      typedWord={name}
      missing={
        shown === undefined ? t('lawFirm.merge.missing') : refusals.length > 0 ? t('lawFirm.merge.refused') : null
      }
      act={(reason) =>
        unwrap(
          api.POST('/admin/law-firms/{id}/merge', {
            params: { path: { id: firm.id } },
            headers: unchangedSince(firm),
            body: {
              intoLawFirmId: into?.id ?? '',
              shown: { attorneys: shown?.attorneys ?? 0, payouts: shown?.payouts ?? 0 },
              confirm: name,
              reason,
            },
          }),
        )
      }
      doneText={(kept) => t('lawFirm.merge.done', { name, into: kept.name })}
      onDone={() => setDone(true)}
      onClose={() => {
        // The firm's page is gone; its attorneys are at the other one.
        if (isDone && into !== null) void navigate(paths.lawFirm(into.id));
        onClose();
      }}
    >
      <SearchField label={t('lawFirms.search')} value={search} onSearch={setSearch} />
      <SelectField
        label={t('lawFirm.merge.into')}
        placeholder={t('lawFirm.merge.choose')}
        isRequired
        value={into?.id ?? null}
        onChange={(id) => setInto(options.find((option) => option.id === id) ?? null)}
        options={options.map((option) => ({ value: option.id, label: option.name }))}
      />
      {failure !== null && <ErrorPanel>{errorText(failure)}</ErrorPanel>}
      {into !== null && refusals.length > 0 && (
        <Notice tone="warning" title={t('lawFirm.merge.refused')}>
          <ul>
            {refusals.map((refusal) => (
              <li key={refusal}>{t(`lawFirm.merge.refusal.${refusal}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </ActionDialog>
  );
}
