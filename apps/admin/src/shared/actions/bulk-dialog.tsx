import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '@troth/domain/messages';
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '@troth/domain/records';
import { announce } from '@troth/portal/announcer';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { type Column, DataTable } from '@troth/ui/data-table';
import { Stack } from '@troth/ui/layout';
import { Popup } from '@troth/ui/popup';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { TextAreaField } from '@troth/ui/text-field';
import { type ReactNode, useState } from 'react';
import { t } from '../texts';

interface Outcome {
  readonly id: string;
  /** Null where it was done. */
  readonly failure: string | null;
}

export interface BulkDialogProps<Row extends { readonly id: string }> {
  title: string;
  text: string;
  confirmText: string;
  /** What stands there as the one reason for all of them, until the admin writes another one. */
  suggestedReason?: string;
  rows: readonly Row[];
  caption: string;
  columns: readonly Column<Row>[];
  /** Below the columns, and one more for the outcome. */
  totals?: readonly ReactNode[];
  /** @param key The call's idempotency key: the row's own, however often it is pressed. */
  act: (row: Row, about: { readonly key: string; readonly reason: string }) => Promise<unknown>;
  /** What the outcome of one that was done is called. */
  rowDone: string;
  doneText: (done: number, failed: number) => string;
  onClose: () => void;
}

/** Does one thing to several rows, one after the other, each with its own outcome (decisions, row 57). */
export function BulkDialog<Row extends { readonly id: string }>({
  title,
  text,
  confirmText,
  suggestedReason = '',
  rows,
  caption,
  columns,
  totals,
  act,
  rowDone,
  doneText,
  onClose,
}: BulkDialogProps<Row>) {
  const queryClient = useQueryClient();
  // What was shown is what is done, whatever the list says by then.
  const [orders] = useState(() => rows.map((row) => ({ id: row.id, row, key: crypto.randomUUID() })));
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [reason, setReason] = useState(suggestedReason);
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < REASON_MIN_LENGTH;
  const failed = outcomes.filter(({ failure }) => failure !== null).length;
  const acting = useMutation({
    mutationFn: async () => {
      const done: Outcome[] = [];
      for (const { id, row, key } of orders) {
        const failure = await act(row, { key, reason: reason.trim() }).then(
          () => null,
          (error: unknown) => errorText(error),
        );
        done.push({ id, failure });
        setOutcomes([...done]);
      }
      return done.filter((outcome) => outcome.failure !== null).length;
    },
    onSuccess: (failures) => announce(doneText(orders.length - failures, failures)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
  const confirm = () => {
    setTried(true);
    if (!acting.isPending && !isShort) acting.mutate();
  };
  return (
    <Popup
      isOpen
      title={title}
      onClose={onClose}
      actions={
        acting.isSuccess ? (
          <Button variant="primary" onClick={onClose} data-autofocus>
            {t('action.close')}
          </Button>
        ) : (
          <>
            <Button variant="primary" isLoading={acting.isPending} onClick={confirm}>
              {confirmText}
            </Button>
            <Button onClick={onClose}>{t('action.cancel')}</Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        <Text tone="secondary">{acting.isSuccess ? doneText(orders.length - failed, failed) : text}</Text>
        {!acting.isSuccess && (
          <TextAreaField
            label={t('action.reason')}
            value={reason}
            onChange={setReason}
            maxLength={REASON_MAX_LENGTH}
            isRequired
            error={isTried && isShort ? say('validation.reasonTooShort', { min: REASON_MIN_LENGTH }) : undefined}
          />
        )}
        <DataTable
          caption={caption}
          rows={orders.map(({ row }) => row)}
          rowKey={({ id }) => id}
          columns={[
            ...columns,
            {
              key: 'outcome',
              label: t('bulk.outcome'),
              render: ({ id }) => {
                const outcome = outcomes.find((each) => each.id === id);
                if (outcome === undefined) return '—';
                return outcome.failure === null ? (
                  <StatusTag tone="success">{rowDone}</StatusTag>
                ) : (
                  <Text size="small" tone="danger">
                    {outcome.failure}
                  </Text>
                );
              },
            },
          ]}
          {...(totals !== undefined && { totals: [...totals, ''] })}
        />
      </Stack>
    </Popup>
  );
}
