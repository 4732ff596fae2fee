import { useQuery } from '@tanstack/react-query';
import { formatCents } from '@troth/domain/money';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Facts } from '@troth/ui/facts';
import { CentsField } from '@troth/ui/money-field';
import { MoneyText } from '@troth/ui/money-text';
import { Notice } from '@troth/ui/notice';
import { CheckboxField, RadioOptions } from '@troth/ui/option-cards';
import { Popup } from '@troth/ui/popup';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { formatLongDay } from '@troth/portal/instants';
import { t } from '../../shared/texts';
import { refund, type RefundPreview, refundPreviewQuery } from './queries';

function effectsOf(preview: RefundPreview, amount: number, isComplimentary: boolean, reversed: number): string[] {
  const { item, ends, isAtNotary } = preview;
  const client = item.clientName;
  return [
    t('refund.effect.money', { amount: formatCents(amount) }),
    ...(isComplimentary
      ? [t('refund.effect.keeps', { client })]
      : [
          t('refund.effect.ends', { client, title: item.title }),
          ...(ends.attorneyName === null ? [] : [t('refund.effect.attorney', { attorney: ends.attorneyName, client })]),
          ...(ends.leavesWithoutAttorney ? [t('refund.effect.without', { client })] : []),
          ...(ends.calls === 0 ? [] : [t('refund.effect.calls', { count: ends.calls })]),
          ...(isAtNotary ? [t('refund.effect.notary')] : []),
        ]),
    ...(item.attorneyId === null
      ? []
      : item.paidInCents === 0
        ? [t('refund.effect.unpaid')]
        : [
            reversed > 0
              ? t('refund.effect.reversed', { amount: formatCents(reversed), firm: item.lawFirmName ?? '' })
              : t('refund.effect.stays', { amount: formatCents(item.paidInCents), firm: item.lawFirmName ?? '' }),
          ]),
    ...(item.feePaidInCents === null || item.feePaidInCents === 0
      ? []
      : [t('refund.effect.fee', { amount: formatCents(item.feePaidInCents) })]),
    t('refund.effect.mail', { buyer: item.buyerName }),
  ];
}

function Form({ preview, onClose }: { preview: RefundPreview; onClose: () => void }) {
  const { item, firmBalanceInCents } = preview;
  const left = item.refundableInCents;
  const [isAll, setAll] = useState(true);
  const [other, setOther] = useState<number | null>(null);
  const [isComplimentary, setComplimentary] = useState(false);
  const [isReversing, setReversing] = useState(false);
  const [reversed, setReversed] = useState<number | null>(null);
  const amount = isAll ? left : other;
  const isAmount = amount !== null && amount > 0 && amount <= left;
  const back = isReversing ? reversed : 0;
  const isBack = back !== null && back <= item.reversibleInCents && (!isReversing || back > 0);
  return (
    <ActionDialog
      title={t('refund.title', { client: item.clientName, title: item.title })}
      confirmText={t('refund.confirm', { amount: formatCents(amount ?? 0) })}
      isDestructive
      reasonHelp={t('refund.reason.help', { client: item.clientName })}
      effects={isAmount ? effectsOf(preview, amount, isComplimentary, back ?? 0) : []}
      missing={
        !isAmount
          ? t('refund.missing.amount', { most: formatCents(left) })
          : !isBack
            ? t('refund.missing.reversal', { most: formatCents(item.reversibleInCents) })
            : null
      }
      act={(refundReason, key) =>
        refund(preview, key, {
          refundAmount: amount ?? 0,
          refundReason,
          isComplimentaryRefund: isComplimentary,
          reversePayoutInCents: back ?? 0,
        })
      }
      doneText={() => t('refund.done', { amount: formatCents(amount ?? 0), buyer: item.buyerName })}
      onClose={onClose}
    >
      <Facts
        facts={[
          {
            key: 'paid',
            label: t('refund.paid', { day: formatLongDay(item.boughtAt) }),
            value: <MoneyText cents={item.pricePaidInCents} />,
          },
          { key: 'back', label: t('refund.givenBack'), value: <MoneyText cents={item.refundedInCents} /> },
          { key: 'left', label: <strong>{t('refund.left')}</strong>, value: <MoneyText cents={left} /> },
        ]}
      />
      <RadioOptions
        label={t('pay.howMuch')}
        value={isAll ? 'ALL' : 'OTHER'}
        onChange={(value) => setAll(value === 'ALL')}
        options={[
          { value: 'ALL', label: t('refund.all', { amount: formatCents(left) }) },
          { value: 'OTHER', label: t('refund.other') },
        ]}
      />
      {!isAll && (
        <CentsField
          label={t('pay.amount')}
          help={t('pay.most', { most: formatCents(left) })}
          value={other}
          onChange={setOther}
          isRequired
        />
      )}
      <CheckboxField
        label={t('refund.complimentary')}
        description={t('refund.complimentary.help', { client: item.clientName })}
        isChecked={isComplimentary}
        onChange={setComplimentary}
      />
      {item.reversibleInCents > 0 && (
        <CheckboxField
          label={t('refund.reverse')}
          description={
            firmBalanceInCents === null
              ? t('refund.reverse.unknown', { most: formatCents(item.reversibleInCents) })
              : t('refund.reverse.help', {
                  most: formatCents(item.reversibleInCents),
                  balance: formatCents(firmBalanceInCents),
                })
          }
          isChecked={isReversing}
          onChange={setReversing}
        />
      )}
      {isReversing && (
        <CentsField label={t('refund.reverse.amount')} value={reversed} onChange={setReversed} isRequired />
      )}
    </ActionDialog>
  );
}

/** Refunds a purchase, from wherever it is listed. Says first what is left and what would happen. Portals spec §4 "Refund". */
export function RefundDialog({ purchaseItemId, onClose }: { purchaseItemId: string; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(refundPreviewQuery(purchaseItemId));
  if (
    data !== undefined &&
    !isFetching &&
    data.item.refundableInCents > 0 &&
    data.item.disputedAt === null &&
    data.item.hasCharge
  ) {
    return <Form preview={data} onClose={onClose} />;
  }
  if (data !== undefined && !isFetching) {
    const why =
      data.item.disputedAt !== null
        ? t('refund.disputed')
        : data.item.hasCharge
          ? t('refund.nothingLeft')
          : t('refund.notPaidHere');
    return (
      <Popup
        isOpen
        size="short"
        title={t('refund.none')}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('action.close')}</Button>}
      >
        <Notice title={why} />
      </Popup>
    );
  }
  return (
    <Popup isOpen size="short" title={t('refund.loading')} onClose={onClose}>
      {error !== null && !isFetching ? (
        <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>
      ) : (
        <RowsSkeleton rows={5} height={32} />
      )}
    </Popup>
  );
}
