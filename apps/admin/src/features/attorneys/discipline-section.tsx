import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DISCIPLINE_SEVERITIES, type DisciplineSeverity } from '@troth/domain/attorneys';
import { say } from '@troth/domain/messages';
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '@troth/domain/records';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { DateField } from '@troth/ui/date-field';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Row, Section, Stack } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { Popup } from '@troth/ui/popup';
import { SelectField } from '@troth/ui/select-field';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { TextAreaField, TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { unchangedSince } from '../../shared/actions/unchanged-since';
import { formatCalendarDate } from '@troth/portal/instants';
import { useStateName } from '@troth/portal/states';
import { t } from '../../shared/texts';
import { type Attorney, type DisciplinaryRecord, disciplineQuery } from './queries';

function NewRecord({ attorney, onClose }: { attorney: Attorney; onClose: () => void }) {
  const queryClient = useQueryClient();
  const stateName = useStateName();
  const states = (attorney.attorneyStates ?? []).map(({ stateId }) => stateId);
  const [stateId, setStateId] = useState<string | null>(states[0] ?? null);
  const [recordDate, setRecordDate] = useState('');
  const [description, setDescription] = useState('');
  const [sourceUrl, setSourceUrl] = useState('');
  const [severity, setSeverity] = useState<string | null>('NOTE');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < REASON_MIN_LENGTH;
  const missing = (value: string) => (isTried && value.trim() === '' ? say('validation.required') : undefined);
  const saving = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/admin/attorneys/{id}/disciplinary-records', {
          params: { path: { id: attorney.id } },
          body: {
            stateId: stateId ?? '',
            recordDate,
            description: description.trim(),
            sourceUrl: sourceUrl.trim() === '' ? null : sourceUrl.trim(),
            severity: severity as DisciplineSeverity,
            reason: reason.trim(),
          },
        }),
      ),
    onSuccess: onClose,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'attorneys'] }),
  });
  return (
    <Popup
      isOpen
      size="short"
      title={t('discipline.add')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            isLoading={saving.isPending}
            onClick={() => {
              setTried(true);
              if (recordDate !== '' && description.trim() !== '' && stateId !== null && !isShort) saving.mutate();
            }}
          >
            {t('discipline.save')}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <SelectField
          label={t('discipline.state')}
          value={stateId}
          onChange={setStateId}
          options={states.map((id) => ({ value: id, label: stateName(id) ?? id }))}
          isRequired
        />
        <DateField
          label={t('discipline.date')}
          value={recordDate}
          onChange={(date) => setRecordDate(date)}
          error={missing(recordDate)}
          isRequired
        />
        <SelectField
          label={t('discipline.severity')}
          value={severity}
          onChange={setSeverity}
          options={DISCIPLINE_SEVERITIES.map((value) => ({ value, label: t(`discipline.severity.${value}`) }))}
          isRequired
        />
        <TextAreaField
          label={t('discipline.description')}
          value={description}
          onChange={setDescription}
          error={missing(description)}
          isRequired
        />
        <TextField label={t('discipline.source')} type="url" value={sourceUrl} onChange={setSourceUrl} />
        <TextAreaField
          label={t('action.reason')}
          value={reason}
          onChange={setReason}
          maxLength={REASON_MAX_LENGTH}
          error={isTried && isShort ? say('validation.reasonTooShort', { min: REASON_MIN_LENGTH }) : undefined}
          isRequired
        />
        {saving.isError && <ErrorPanel>{errorText(saving.error)}</ErrorPanel>}
      </Stack>
    </Popup>
  );
}

/** What bars have decided about an attorney. For admins alone. Portals spec §7 "disciplinary-records". */
export function DisciplineSection({ attorney }: { attorney: Attorney }) {
  const stateName = useStateName();
  const { data: records } = useQuery(disciplineQuery(attorney.id));
  const [isAdding, setAdding] = useState(false);
  const [changing, setChanging] = useState<DisciplinaryRecord | null>(null);
  const isPressing = attorney.stage === 'APPROVED' && records?.some((record) => record.asksForDeactivation);
  return (
    <Section
      title={t('discipline.title')}
      description={t('discipline.detail')}
      hasRule
      actions={<Button onClick={() => setAdding(true)}>{t('discipline.add')}</Button>}
    >
      {isPressing && (
        <Notice tone="danger" title={t('discipline.pressing')}>
          {t('discipline.pressing.text')}
        </Notice>
      )}
      {records?.length === 0 && <Text tone="secondary">{t('discipline.none')}</Text>}
      <Stack gap={4}>
        {(records ?? []).map((record) => (
          <Stack key={record.id} gap={2}>
            <Row gap={3}>
              <Text weight={600}>
                {t('discipline.line', {
                  severity: t(`discipline.severity.${record.severity}`),
                  state: stateName(record.stateId) ?? '—',
                  date: formatCalendarDate(record.recordDate),
                })}
              </Text>
              <StatusTag tone={record.isResolved ? 'success' : 'warning'}>
                {record.isResolved ? t('discipline.resolved') : t('discipline.open')}
              </StatusTag>
            </Row>
            <Text size="small">{record.description}</Text>
            <Row gap={3}>
              {record.sourceUrl && (
                <Link href={record.sourceUrl} target="_blank" rel="noreferrer">
                  {t('discipline.source')}
                </Link>
              )}
              <Button variant="text" onClick={() => setChanging(record)}>
                {record.isResolved ? t('discipline.reopen') : t('discipline.resolve')}
              </Button>
            </Row>
          </Stack>
        ))}
      </Stack>
      {changing !== null && (
        <ActionDialog
          title={t(changing.isResolved ? 'discipline.reopen.title' : 'discipline.resolve.title')}
          intro={changing.description}
          effects={[t(changing.isResolved ? 'discipline.reopen.effect' : 'discipline.resolve.effect')]}
          confirmText={t(changing.isResolved ? 'discipline.reopen' : 'discipline.resolve')}
          act={(reason) =>
            unwrap(
              api.PATCH('/admin/attorneys/{id}/disciplinary-records/{rid}', {
                params: { path: { id: attorney.id, rid: changing.id } },
                headers: unchangedSince(changing),
                body: { isResolved: !changing.isResolved, reason },
              }),
            )
          }
          doneText={() => t('discipline.saved')}
          onClose={() => setChanging(null)}
        />
      )}
      {isAdding && <NewRecord attorney={attorney} onClose={() => setAdding(false)} />}
    </Section>
  );
}
