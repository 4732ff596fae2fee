import { useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { CURRENCIES, type Currency } from '@troth/domain/money';
import { announce } from '@troth/portal/announcer';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { type Column, DataTable } from '@troth/ui/data-table';
import { Facts } from '@troth/ui/facts';
import { Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Page } from '@troth/ui/page';
import { ConfirmPopup } from '@troth/ui/popup';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { formatCalendarDate } from '@troth/portal/instants';
import { formatRecent } from '../../shared/dates';
import { t } from '../../shared/texts';
import { type RatesOverview, ratesQuery, useRatesConfirmation } from './queries';

type Kept = RatesOverview['current'] | NonNullable<RatesOverview['held']>;

const rateOf = (kept: Kept, currency: Currency): number | null =>
  kept.rates.find((row) => row.currency === currency)?.rate ?? null;
const formatRate = (rate: number | null): string =>
  rate === null ? '—' : new Intl.NumberFormat(t.locale, { maximumSignificantDigits: 6 }).format(rate);
const formatChange = (before: number | null, after: number | null): string =>
  before === null || after === null
    ? '—'
    : new Intl.NumberFormat(t.locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(
        after / before - 1,
      );
const currencyName = (currency: Currency): string => enumerationLabel(say, 'currency', currency);

function columnsOf({ current, held }: RatesOverview): Column<Currency>[] {
  const columns: Column<Currency>[] = [
    {
      key: 'currency',
      label: t('rates.currency'),
      isTitle: true,
      render: (currency) => (
        <>
          {currencyName(currency)}{' '}
          <Text as="span" tone="secondary">
            {currency}
          </Text>
        </>
      ),
    },
    {
      key: 'current',
      label: t('rates.inUse', { date: formatCalendarDate(current.date) }),
      align: 'end',
      render: (currency) => formatRate(rateOf(current, currency)),
    },
  ];
  if (held === null) return columns;
  return [
    ...columns,
    {
      key: 'held',
      label: t('rates.waiting', { date: formatCalendarDate(held.date) }),
      align: 'end',
      render: (currency) => formatRate(rateOf(held, currency)),
    },
    {
      key: 'change',
      label: t('rates.change'),
      align: 'end',
      render: (currency) => {
        const change = formatChange(rateOf(current, currency), rateOf(held, currency));
        return held.moved.includes(currency) ? <strong>{change}</strong> : change;
      },
    },
  ];
}

/** Rates that moved so far that nobody but an admin takes them into use. ADR 0020. */
function HeldRates({ held }: { held: NonNullable<RatesOverview['held']> }) {
  const [isAsked, setAsked] = useState(false);
  const confirmation = useRatesConfirmation();
  const date = formatCalendarDate(held.date);
  const currencies = new Intl.ListFormat(t.locale).format(held.moved.map(currencyName));
  return (
    <>
      <Notice
        tone="warning"
        title={t('rates.held.title', { date })}
        actions={
          <Button variant="primary" onClick={() => setAsked(true)}>
            {t('rates.held.use')}
          </Button>
        }
      >
        {t('rates.held.text', { currencies })}
      </Notice>
      {confirmation.isError && (
        <Notice tone="danger" isAlert title={t('rates.held.failed')}>
          {errorText(confirmation.error)}
        </Notice>
      )}
      <ConfirmPopup
        isOpen={isAsked}
        title={t('rates.held.question', { date })}
        confirmText={t('rates.held.use')}
        isConfirming={confirmation.isPending}
        onConfirm={() =>
          confirmation.mutate(held.date, {
            onSuccess: () => announce(t('rates.held.done', { date })),
            onSettled: () => setAsked(false),
          })
        }
        onCancel={() => setAsked(false)}
      >
        <p>{t('rates.held.consequence')}</p>
      </ConfirmPopup>
    </>
  );
}

/** /admin/exchange-rates. ADR 0020. */
export function ExchangeRatesScreen() {
  const { data: overview } = useSuspenseQuery(ratesQuery);
  const { current, held, lastCheck, refresh } = overview;
  const currencies = CURRENCIES.filter((currency) => currency !== 'EUR');
  return (
    <Page title={t('rates.title')} lead={t('rates.lead')}>
      <Stack gap={6}>
        {held !== null && <HeldRates held={held} />}
        <DataTable
          caption={t('rates.table')}
          columns={columnsOf(overview)}
          rows={currencies}
          rowKey={(currency) => currency}
        />
        <Text size="small" tone="secondary">
          {t('rates.table')}
        </Text>
      </Stack>
      <Section title={t('rates.facts')} hasRule>
        <Facts
          facts={[
            {
              key: 'source',
              label: t('rates.source'),
              value: (
                <>
                  {t(`rates.source.${current.source}`, { date: formatCalendarDate(current.date) })}
                  {current.isOld && (
                    <Text size="small" tone="warning">
                      {t('rates.old')}
                    </Text>
                  )}
                </>
              ),
            },
            { key: 'refresh', label: t('rates.refresh'), value: t(`rates.refresh.${refresh}`) },
            {
              key: 'lastCheck',
              label: t('rates.lastCheck'),
              value:
                lastCheck === null ? (
                  t('rates.lastCheck.never')
                ) : (
                  <>
                    {formatRecent(lastCheck.at)}
                    <Text size="small" tone="secondary">
                      {t(`rates.outcome.${lastCheck.outcome}`)}
                    </Text>
                  </>
                ),
            },
          ]}
        />
      </Section>
    </Page>
  );
}
