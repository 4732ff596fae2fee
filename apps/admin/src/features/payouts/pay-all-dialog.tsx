import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatCents } from '@troth/domain/money';
import { announce } from '@troth/portal/announcer';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { DataTable } from '@troth/ui/data-table';
import { MoneyText } from '@troth/ui/money-text';
import { Popup } from '@troth/ui/popup';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import type { PurchaseItem } from '../../shared/purchases';
import { t } from '../../shared/texts';
import { payOut } from './queries';

interface Outcome {
  readonly id: string;
  /** Null where it was paid. */
  readonly failure: string | null;
}

/** Pays all that is ready, row by row: each with a key, a version and an outcome of its own (decisions, row 57). */
export function PayAllDialog({ items, onClose }: { items: readonly PurchaseItem[]; onClose: () => void }) {
  const queryClient = useQueryClient();
  // What was shown is what is paid, whatever the list says meanwhile.
  const [orders] = useState(() => items.map((item) => ({ item, key: crypto.randomUUID(), body: {} })));
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const sum = orders.reduce((total, { item }) => total + item.dueInCents, 0);
  const failed = outcomes.filter(({ failure }) => failure !== null).length;
  const paying = useMutation({
    mutationFn: async () => {
      const done: Outcome[] = [];
      for (const order of orders) {
        const failure = await payOut(order).then(
          () => null,
          (error: unknown) => errorText(error),
        );
        done.push({ id: order.item.id, failure });
        setOutcomes([...done]);
      }
      return done;
    },
    onSuccess: (done) =>
      announce(
        t('payAll.done', {
          paid: done.filter(({ failure }) => failure === null).length,
          failed: done.filter(({ failure }) => failure !== null).length,
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
  const outcomeOf = (id: string) => outcomes.find((outcome) => outcome.id === id);
  return (
    <Popup
      isOpen
      title={t('payAll.title', { count: orders.length, sum: formatCents(sum) })}
      onClose={onClose}
      actions={
        paying.isSuccess ? (
          <Button variant="primary" onClick={onClose} data-autofocus>
            {t('action.close')}
          </Button>
        ) : (
          <>
            <Button variant="primary" isLoading={paying.isPending} onClick={() => !paying.isPending && paying.mutate()}>
              {t('payAll.confirm', { sum: formatCents(sum) })}
            </Button>
            <Button onClick={onClose}>{t('action.cancel')}</Button>
          </>
        )
      }
    >
      <Text tone="secondary">
        {paying.isSuccess ? t('payAll.done', { paid: orders.length - failed, failed }) : t('payAll.text')}
      </Text>
      <DataTable
        caption={t('payAll.caption')}
        rows={orders}
        rowKey={({ item }) => item.id}
        columns={[
          {
            key: 'attorney',
            label: t('payouts.attorney'),
            isTitle: true,
            render: ({ item }) => (
              <>
                {item.attorneyName}
                <Text as="p" size="small" tone="secondary">
                  {item.lawFirmName}
                </Text>
              </>
            ),
          },
          { key: 'client', label: t('payouts.for'), render: ({ item }) => item.clientName },
          {
            key: 'due',
            label: t('payouts.due'),
            align: 'end',
            render: ({ item }) => <MoneyText cents={item.dueInCents} />,
          },
          {
            key: 'outcome',
            label: t('payAll.outcome'),
            render: ({ item }) => {
              const outcome = outcomeOf(item.id);
              if (outcome === undefined) return '—';
              return outcome.failure === null ? (
                <StatusTag tone="success">{t('payAll.paid')}</StatusTag>
              ) : (
                <Text size="small" tone="danger">
                  {outcome.failure}
                </Text>
              );
            },
          },
        ]}
        totals={[t('payouts.together'), '', <MoneyText key="sum" cents={sum} />, '']}
      />
    </Popup>
  );
}
