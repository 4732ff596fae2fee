import { formatCents } from '@troth/domain/money';
import { Button } from '@troth/ui/button';
import type { Column } from '@troth/ui/data-table';
import { type ReactNode, useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import type { PurchaseItem } from '../../shared/purchases';
import { t } from '../../shared/texts';
import { PayDialog } from './pay-dialog';
import { closePayout } from './queries';

type Kind = 'PAY' | 'CLOSE';

/** What can be done about a payout now. */
function kindsOf({ dueInCents, waitsFor, payoutStatus }: PurchaseItem): readonly Kind[] {
  if (payoutStatus !== 'DUE' || dueInCents <= 0) return [];
  if (waitsFor === null) return ['PAY', 'CLOSE'];
  return waitsFor === 'ACCOUNT' ? ['PAY'] : ['CLOSE'];
}

/** The column of what can be done about a payout, and the dialog that does it. */
export function usePayoutActions(only?: Kind): { column: Column<PurchaseItem>; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ kind: Kind; item: PurchaseItem; key: string } | null>(null);
  const close = () => setAsked(null);
  const attorney = asked?.item.attorneyName ?? '';
  return {
    column: {
      key: 'actions',
      label: t('payouts.actions'),
      isActions: true,
      isBelowOnPhone: only === undefined,
      render: (item) =>
        kindsOf(item)
          .filter((kind) => only === undefined || kind === only)
          .map((kind) => (
            <Button
              key={kind}
              size="sm"
              {...((kind === 'CLOSE' || item.waitsFor !== null) && { variant: 'text' as const })}
              onClick={() => setAsked({ kind, item, key: crypto.randomUUID() })}
            >
              {kind === 'CLOSE'
                ? t('payouts.close')
                : item.waitsFor === null
                  ? t('payouts.pay')
                  : t('payouts.paidElsewhere')}
              <span className="troth-vh">
                {' '}
                {t('payouts.which', { attorney: item.attorneyName ?? '', client: item.clientName })}
              </span>
            </Button>
          )),
    },
    dialog:
      asked !== null &&
      (asked.kind === 'PAY' ? (
        <PayDialog key={asked.key} item={asked.item} onClose={close} />
      ) : (
        <ActionDialog
          key={asked.key}
          title={t('payouts.close.title', { amount: formatCents(asked.item.dueInCents) })}
          effects={[t('payouts.close.effect', { attorney }), t('payouts.close.read', { attorney })]}
          confirmText={t('payouts.close')}
          isDestructive
          act={(reason, key) => closePayout(asked.item, key, reason)}
          doneText={() => t('payouts.closed')}
          onClose={close}
        />
      )),
  };
}
