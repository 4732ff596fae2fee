import { useQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { isAttorneyService } from '@troth/domain/purchases';
import { errorText } from '@troth/portal/errors';
import { ActionMenu } from '@troth/ui/action-menu';
import { Button } from '@troth/ui/button';
import { DataTable } from '@troth/ui/data-table';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Row, Section } from '@troth/ui/layout';
import { MoneyText } from '@troth/ui/money-text';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { formatMonthDay } from '@troth/portal/instants';
import { t } from '../../shared/texts';
import { type PurchaseItem, purchasesQuery } from '../../shared/purchases';
import { BookDialog } from './book-dialog';
import { BookingDialog } from './booking-dialog';
import { ReassignDialog } from './reassign-dialog';
import { RefundDialog } from './refund-dialog';

/** What a person bought or was bought, each with its refund. */
export function PurchasesSection({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(purchasesQuery({ userId, limit: 100 }));
  const [asked, setAsked] = useState<{ what: 'refund' | 'reassign' | 'booking' | 'call'; item: PurchaseItem } | null>(
    null,
  );
  const close = () => setAsked(null);
  return (
    <Section title={t('purchases.title')} hasRule>
      {error !== null && <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>}
      {error === null && data === undefined && <RowsSkeleton rows={3} height={40} />}
      {data !== undefined && (
        <DataTable
          caption={t('purchases.title')}
          rows={data.items}
          rowKey={({ id }) => id}
          empty={<Text tone="secondary">{t('purchases.none')}</Text>}
          columns={[
            {
              key: 'what',
              label: t('purchases.what'),
              isTitle: true,
              render: ({ title, attorneyName }) => (
                <>
                  {title}
                  {attorneyName !== null && (
                    <Text as="p" size="small" tone="secondary">
                      {attorneyName}
                    </Text>
                  )}
                </>
              ),
            },
            { key: 'bought', label: t('purchases.bought'), render: ({ boughtAt }) => formatMonthDay(boughtAt) },
            {
              key: 'status',
              label: t('purchases.status'),
              render: ({ paymentStatus }) => (
                <StatusTag tone={paymentStatus === 'SUCCESSFUL' ? 'success' : 'neutral'}>
                  {enumerationLabel(say, 'paymentStatus', paymentStatus)}
                </StatusTag>
              ),
            },
            {
              key: 'paid',
              label: t('purchases.paid'),
              align: 'end',
              render: ({ pricePaidInCents }) => <MoneyText cents={pricePaidInCents} />,
            },
            {
              key: 'back',
              label: t('purchases.back'),
              align: 'end',
              render: ({ refundedInCents }) => <MoneyText cents={refundedInCents} />,
            },
            {
              key: 'refund',
              label: t('payouts.actions'),
              isActions: true,
              render: (item) => (
                <Row gap={2} isWrapping={false}>
                  {item.refundableInCents > 0 && (
                    <Button size="sm" onClick={() => setAsked({ what: 'refund', item })}>
                      {t('purchases.refund')}
                    </Button>
                  )}
                  {isAttorneyService(item.productType) && item.paymentStatus === 'SUCCESSFUL' && (
                    <ActionMenu
                      name={item.title}
                      items={[
                        ...(item.bookingStatus === 'WAITING' && item.attorneyId !== null
                          ? [
                              {
                                key: 'call',
                                label: t('bookFor.open'),
                                onSelect: () => setAsked({ what: 'call' as const, item }),
                              },
                            ]
                          : []),
                        {
                          key: 'reassign',
                          label: t('reassign.open'),
                          onSelect: () => setAsked({ what: 'reassign', item }),
                        },
                        {
                          key: 'booking',
                          label: t('bookingStatus.open'),
                          onSelect: () => setAsked({ what: 'booking', item }),
                        },
                      ]}
                    />
                  )}
                </Row>
              ),
            },
          ]}
        />
      )}
      {asked?.what === 'refund' && <RefundDialog purchaseItemId={asked.item.id} onClose={close} />}
      {asked?.what === 'reassign' && <ReassignDialog item={asked.item} onClose={close} />}
      {asked?.what === 'call' && <BookDialog item={asked.item} onClose={close} />}
      {asked?.what === 'booking' && <BookingDialog item={asked.item} userId={userId} onClose={close} />}
    </Section>
  );
}
