import { formatCents } from '@troth/domain/money';
import { Button } from '@troth/ui/button';
import { DateField } from '@troth/ui/date-field';
import { Facts } from '@troth/ui/facts';
import { Stack } from '@troth/ui/layout';
import { CentsField } from '@troth/ui/money-field';
import { MoneyText } from '@troth/ui/money-text';
import { CheckboxField, RadioOptions } from '@troth/ui/option-cards';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { formatLongDay } from '@troth/portal/instants';
import type { PurchaseItem } from '../../shared/purchases';
import { t } from '../../shared/texts';
import { payOut } from './queries';

/** What is due, and how it comes to that. */
function Due({ item }: { item: PurchaseItem }) {
  return (
    <Facts
      facts={[
        {
          key: 'price',
          label: t('pay.price', { day: formatLongDay(item.boughtAt) }),
          value: <MoneyText cents={item.pricePaidInCents} />,
        },
        {
          key: 'fee',
          label: t('pay.fee'),
          value: <MoneyText cents={item.feePaidInCents === null ? null : 0 - item.feePaidInCents} />,
        },
        {
          key: 'gone',
          label: t('pay.gone'),
          value: <MoneyText cents={0 - item.refundedInCents - item.paidInCents} />,
        },
        { key: 'due', label: <strong>{t('payouts.due')}</strong>, value: <MoneyText cents={item.dueInCents} /> },
      ]}
    />
  );
}

/** Pays a firm for a service: all that is due or a part, here or as it was paid elsewhere. Portals spec §4 "Payout". */
export function PayDialog({ item, onClose }: { item: PurchaseItem; onClose: () => void }) {
  const { dueInCents, hasCharge, accountState } = item;
  const [isPart, setPart] = useState(false);
  const [part, setPartInCents] = useState<number | null>(null);
  const [isMore, setMore] = useState(!hasCharge || accountState !== 'READY');
  // There is nothing else to do while the account cannot be paid to.
  const [isOutside, setOutside] = useState(accountState !== 'READY');
  const [isFromBalance, setFromBalance] = useState(false);
  const [paidOn, setPaidOn] = useState('');
  const [reference, setReference] = useState('');
  const amount = isPart ? part : dueInCents;
  const isAmount = amount !== null && amount > 0 && amount <= dueInCents;
  const isUsual = !isPart && !isOutside && !isFromBalance;
  const left = dueInCents - (amount ?? 0);
  const attorney = item.attorneyName ?? '';
  const firm = item.lawFirmName ?? '';
  const missing = !isAmount
    ? t('pay.missing.amount', { most: formatCents(dueInCents) })
    : isOutside && (paidOn === '' || reference.trim() === '')
      ? t('pay.missing.outside')
      : !isOutside && accountState !== 'READY'
        ? t('pay.missing.account')
        : !isOutside && !hasCharge && !isFromBalance
          ? t('pay.missing.charge')
          : null;
  return (
    <ActionDialog
      title={t('pay.title', { attorney, client: item.clientName })}
      confirmText={t(isOutside ? 'pay.record' : 'pay.confirm', { amount: formatCents(amount ?? 0) })}
      suggestedReason={isUsual ? t('pay.reason.whole') : undefined}
      reasonLabel={t(isPart ? 'pay.reason.part' : 'pay.reason')}
      reasonHelp={isPart ? t('pay.reason.read', { attorney }) : undefined}
      missing={missing}
      effects={[
        ...(isAmount
          ? [t(isOutside ? 'pay.effect.outside' : 'pay.effect.sent', { amount: formatCents(amount), firm })]
          : []),
        ...(isAmount && left > 0 ? [t('pay.effect.left', { amount: formatCents(left) })] : []),
        t('pay.effect.mail', { firm, client: item.clientName }),
        t('pay.effect.log'),
      ]}
      act={(reason, key) =>
        payOut({
          item,
          key,
          body: {
            ...(isPart && amount !== null && { amountCents: amount }),
            ...(isPart ? { partialPayoutReason: reason } : { reason }),
            skipStripeTransfer: isOutside,
            allowTransferWithoutCharge: isFromBalance,
            ...(isOutside && { paidOutsideOn: paidOn, outsideReference: reference.trim() }),
          },
        })
      }
      doneText={() => t(isOutside ? 'pay.recorded' : 'pay.done', { amount: formatCents(amount ?? 0), firm })}
      onClose={onClose}
    >
      <Due item={item} />
      <RadioOptions
        label={t('pay.howMuch')}
        value={isPart ? 'PART' : 'ALL'}
        onChange={(value) => setPart(value === 'PART')}
        options={[
          { value: 'ALL', label: t('pay.all', { amount: formatCents(dueInCents) }) },
          { value: 'PART', label: t('pay.part') },
        ]}
      />
      {isPart && (
        <CentsField
          label={t('pay.amount')}
          help={t('pay.most', { most: formatCents(dueInCents) })}
          value={part}
          onChange={setPartInCents}
          isRequired
        />
      )}
      {!isMore && (
        <div>
          <Button variant="text" onClick={() => setMore(true)}>
            {t('pay.more')}
          </Button>
        </div>
      )}
      {isMore && (
        <Stack gap={3}>
          <CheckboxField
            label={t('pay.outside')}
            description={t('pay.outside.help')}
            isChecked={isOutside}
            onChange={(checked) => {
              setOutside(checked);
              if (checked) setFromBalance(false);
            }}
          />
          {isOutside && (
            <>
              <DateField label={t('pay.outside.day')} value={paidOn} onChange={setPaidOn} isRequired />
              <TextField label={t('pay.outside.reference')} value={reference} onChange={setReference} isRequired />
            </>
          )}
          {!hasCharge && !isOutside && (
            <CheckboxField
              label={t('pay.balance')}
              description={t('pay.balance.help')}
              isChecked={isFromBalance}
              onChange={setFromBalance}
            />
          )}
        </Stack>
      )}
    </ActionDialog>
  );
}
