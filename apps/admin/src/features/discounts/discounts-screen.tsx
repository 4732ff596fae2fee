import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { formatCents } from '@troth/domain/money';
import { isOver } from '@troth/domain/purchases';
import { useListAddress } from '@troth/portal/list-address';
import { SearchField } from '@troth/portal/search-field';
import { Button } from '@troth/ui/button';
import { DataTable } from '@troth/ui/data-table';
import { DateField } from '@troth/ui/date-field';
import { EmptyState } from '@troth/ui/empty-state';
import { FilterBar, FilterChip } from '@troth/ui/filter-chips';
import { PlusIcon } from '@troth/ui/icons';
import { Row, Section, Stack } from '@troth/ui/layout';
import { CentsField, PercentField } from '@troth/ui/money-field';
import { MoneyText } from '@troth/ui/money-text';
import { CheckboxOptions, RadioOptions } from '@troth/ui/option-cards';
import { Page } from '@troth/ui/page';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { formatCalendarDate } from '@troth/portal/instants';
import { CsvButton, ListViews } from '../../shared/list/list-tools';
import { t } from '../../shared/texts';
import {
  type Code,
  codesFile,
  codesQuery,
  type Coupon,
  couponsQuery,
  createCode,
  createCoupon,
  discountProductsQuery,
  updateCode,
} from './queries';

/** The end of a day in UTC: a coupon or code holds through it. */
const endOf = (day: string): string | null => (day === '' ? null : `${day}T23:59:59.999Z`);
const dayOf = (instant: string | null): string => instant?.slice(0, 10) ?? '';

const termsOf = ({ percentOff, amountOffInCents }: Coupon): string =>
  percentOff === null
    ? t('discounts.amountOff', { amount: formatCents(amountOffInCents ?? 0) })
    : t('discounts.percentOff', { percent: percentOff });

const until = (instant: string | null): string =>
  instant === null ? t('discounts.forever') : t('discounts.until', { day: formatCalendarDate(instant.slice(0, 10)) });

function CouponDialog({ onClose }: { onClose: () => void }) {
  const { data: products = [] } = useQuery(discountProductsQuery);
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'PERCENT' | 'AMOUNT'>('PERCENT');
  const [percent, setPercent] = useState<number | null>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const [ends, setEnds] = useState('');
  const [productIds, setProductIds] = useState<string[]>([]);
  const isPercent = kind === 'PERCENT';
  const isValue = isPercent ? percent !== null && percent >= 1 && percent <= 100 : amount !== null && amount >= 1;
  return (
    <ActionDialog
      title={t('discounts.coupon.add')}
      effects={[t('discounts.coupon.fixed')]}
      confirmText={t('discounts.coupon.create')}
      hasReason={false}
      missing={name.trim() === '' ? t('discounts.missing.name') : isValue ? null : t('discounts.missing.value')}
      act={() =>
        createCoupon({
          name: name.trim(),
          ...(isPercent ? { percentOff: percent } : { amountOffInCents: amount }),
          expirationDate: endOf(ends),
          productIds,
        })
      }
      doneText={(coupon) => t('discounts.coupon.created', { name: coupon.name })}
      onClose={onClose}
    >
      <TextField label={t('discounts.name')} value={name} onChange={setName} isRequired />
      <RadioOptions
        label={t('discounts.kind')}
        value={kind}
        onChange={(value) => setKind(value === 'PERCENT' ? 'PERCENT' : 'AMOUNT')}
        options={[
          { value: 'PERCENT', label: t('discounts.kind.percent') },
          { value: 'AMOUNT', label: t('discounts.kind.amount') },
        ]}
      />
      {isPercent ? (
        <PercentField label={t('discounts.kind.percent')} value={percent} onChange={setPercent} isRequired />
      ) : (
        <CentsField label={t('discounts.kind.amount')} value={amount} onChange={setAmount} isRequired />
      )}
      <DateField label={t('discounts.ends')} help={t('discounts.ends.help')} value={ends} onChange={setEnds} />
      <CheckboxOptions
        label={t('discounts.products')}
        values={productIds}
        onChange={setProductIds}
        options={products.map(({ id, title, priceInCents }) => ({
          value: id,
          label: title,
          description: formatCents(priceInCents),
        }))}
      />
      <Text size="small" tone="secondary">
        {t('discounts.products.help')}
      </Text>
    </ActionDialog>
  );
}

function CodeDialog({ coupon, code, onClose }: { coupon: Coupon; code: Code | null; onClose: () => void }) {
  const [name, setName] = useState(code?.code ?? '');
  const [ends, setEnds] = useState(dayOf(code?.expirationDate ?? null));
  const [limit, setLimit] = useState(code?.maxRedemptionsPerCustomer?.toString() ?? '');
  const isUsed = (code?.redemptions ?? 0) > 0;
  const wanted = {
    ...(!isUsed && { code: name.trim().toUpperCase() }),
    expirationDate: ends === dayOf(code?.expirationDate ?? null) ? (code?.expirationDate ?? null) : endOf(ends),
    maxRedemptionsPerCustomer: limit.trim() === '' ? null : Number(limit),
  };
  const isName = /^[A-Z0-9-]{3,40}$/.test(name.trim().toUpperCase());
  const isLimit = limit.trim() === '' || /^[1-9]\d{0,5}$/.test(limit.trim());
  return (
    <ActionDialog
      title={
        code === null
          ? t('discounts.code.add', { coupon: coupon.name })
          : t('discounts.code.change', { code: code.code })
      }
      effects={[]}
      confirmText={code === null ? t('discounts.code.create') : t('discounts.code.save')}
      hasReason={false}
      missing={isName ? (isLimit ? null : t('discounts.missing.limit')) : t('discounts.missing.code')}
      act={() =>
        code === null ? createCode(coupon.id, { ...wanted, code: name.trim().toUpperCase() }) : updateCode(code, wanted)
      }
      doneText={(saved) => t('discounts.code.saved', { code: saved.code })}
      onClose={onClose}
    >
      <TextField
        label={t('discounts.code')}
        help={isUsed ? t('discounts.code.used') : t('discounts.code.help')}
        value={name}
        onChange={setName}
        disabled={isUsed}
        isRequired
      />
      <DateField label={t('discounts.ends')} help={until(coupon.expirationDate)} value={ends} onChange={setEnds} />
      <TextField
        label={t('discounts.limit')}
        help={t('discounts.limit.help')}
        value={limit}
        onChange={setLimit}
        inputMode="numeric"
      />
    </ActionDialog>
  );
}

function Codes({ coupon, onEdit }: { coupon: Coupon; onEdit: (code: Code | null) => void }) {
  const { data } = useQuery(codesQuery(coupon.id));
  const [switching, setSwitching] = useState<Code | null>(null);
  const [now] = useState(() => new Date());
  if (data === undefined) return <RowsSkeleton rows={2} height={40} />;
  return (
    <Stack gap={3}>
      <DataTable
        caption={t('discounts.codes', { coupon: coupon.name })}
        rows={data}
        rowKey={({ id }) => id}
        empty={<Text tone="secondary">{t('discounts.codes.none')}</Text>}
        columns={[
          { key: 'code', label: t('discounts.code'), isTitle: true, render: ({ code }) => <code>{code}</code> },
          {
            key: 'state',
            label: t('discounts.state'),
            render: (code) => {
              const hasEnded = isOver(code.expirationDate, now) || isOver(coupon.expirationDate, now);
              const state = hasEnded ? 'ENDED' : code.isActive ? 'on' : 'off';
              return <StatusTag tone={state === 'on' ? 'success' : 'outline'}>{t(`discounts.${state}`)}</StatusTag>;
            },
          },
          { key: 'ends', label: t('discounts.ends'), render: ({ expirationDate }) => until(expirationDate) },
          {
            key: 'limit',
            label: t('discounts.limit'),
            align: 'end',
            render: ({ maxRedemptionsPerCustomer }) => maxRedemptionsPerCustomer ?? t('discounts.noLimit'),
          },
          { key: 'used', label: t('discounts.redemptions'), align: 'end', render: ({ redemptions }) => redemptions },
          {
            key: 'given',
            label: t('discounts.given'),
            align: 'end',
            render: ({ givenAwayInCents }) => <MoneyText cents={givenAwayInCents} />,
          },
          {
            key: 'act',
            label: t('payouts.actions'),
            isActions: true,
            isBelowOnPhone: true,
            render: (code) => (
              <Row gap={2} isWrapping={false}>
                <Button size="sm" variant="text" onClick={() => onEdit(code)}>
                  {t('discounts.change')}
                </Button>
                <Button size="sm" variant="text" onClick={() => setSwitching(code)}>
                  {t(code.isActive ? 'discounts.switchOff' : 'discounts.switchOn')}
                </Button>
              </Row>
            ),
          },
        ]}
      />
      <div>
        <Button size="sm" icon={<PlusIcon size={16} />} onClick={() => onEdit(null)}>
          {t('discounts.code.new')}
        </Button>
      </div>
      {switching !== null && (
        <ActionDialog
          key={switching.version}
          title={t(switching.isActive ? 'discounts.off.title' : 'discounts.on.title', { code: switching.code })}
          effects={[t(switching.isActive ? 'discounts.off.effect' : 'discounts.on.effect')]}
          confirmText={t(switching.isActive ? 'discounts.switchOff' : 'discounts.switchOn')}
          hasReason={false}
          act={() => updateCode(switching, { isActive: !switching.isActive })}
          doneText={(saved) => t('discounts.code.saved', { code: saved.code })}
          onClose={() => setSwitching(null)}
        />
      )}
    </Stack>
  );
}

/** The coupons whose name holds what is searched for, of those that can be used or those that have ended; and the fields. */
function useFoundCoupons(all: readonly Coupon[]) {
  const address = useListAddress({ filters: { ends: ['CURRENT', 'ENDED'] }, sorts: [] });
  const [now] = useState(() => new Date());
  const { ends } = address.filters;
  const typed = address.search.toLowerCase();
  const coupons = all.filter(({ name, expirationDate }) => {
    return name.toLowerCase().includes(typed) && (ends === '' || (ends === 'ENDED') === isOver(expirationDate, now));
  });
  const bar = (
    <FilterBar label={t('list.filter', { list: t('discounts.title') })}>
      <SearchField
        label={t('discounts.search')}
        value={address.search}
        onSearch={(search) => address.change({ search })}
      />
      <FilterChip
        name={t('discounts.ends')}
        allText={t('list.all')}
        options={(['CURRENT', 'ENDED'] as const).map((value) => ({ value, label: t(`discounts.${value}`) }))}
        selected={ends}
        onChange={(value) => address.change({ ends: value })}
      />
    </FilterBar>
  );
  return { coupons, address, bar };
}

/** Coupons, what they give away, and their codes. Portals spec §7 "Discounts"; decisions, row 56. */
export function DiscountsScreen() {
  const { data: all } = useSuspenseQuery(couponsQuery);
  const { coupons, address, bar } = useFoundCoupons(all);
  const [isAdding, setAdding] = useState(false);
  const [editing, setEditing] = useState<{ coupon: Coupon; code: Code | null; key: string } | null>(null);
  return (
    <Page
      title={t('discounts.title')}
      lead={t('discounts.lead')}
      layout="wide"
      actions={
        <>
          <CsvButton name="discount-codes.csv" get={codesFile} />
          <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => setAdding(true)}>
            {t('discounts.coupon.new')}
          </Button>
        </>
      }
    >
      {bar}
      <ListViews list="DISCOUNTS" view={address.isFiltered ? address.view : ''} />
      {coupons.length === 0 &&
        (address.isFiltered ? (
          <EmptyState
            title={t('discounts.noMatch')}
            action={<Button onClick={address.clear}>{t('discounts.all')}</Button>}
          >
            {t('discounts.noMatch.text')}
          </EmptyState>
        ) : (
          <EmptyState title={t('discounts.none')}>{t('discounts.none.text')}</EmptyState>
        ))}
      <Stack gap={4}>
        {coupons.map((coupon) => (
          <Section
            key={coupon.id}
            title={coupon.name}
            hasRule
            description={t('discounts.summary', {
              terms: termsOf(coupon),
              until: until(coupon.expirationDate),
              count: coupon.redemptions,
              amount: formatCents(coupon.givenAwayInCents),
            })}
          >
            <Stack gap={4}>
              <Text size="small" tone="secondary">
                {coupon.products
                  .map(({ title, afterInCents, priceInCents, leavesTooLittle }) =>
                    t(leavesTooLittle ? 'discounts.product.tooLittle' : 'discounts.product', {
                      title,
                      price: formatCents(priceInCents),
                      after: formatCents(afterInCents),
                    }),
                  )
                  .join(' · ')}
              </Text>
              <Codes coupon={coupon} onEdit={(code) => setEditing({ coupon, code, key: crypto.randomUUID() })} />
            </Stack>
          </Section>
        ))}
      </Stack>
      {isAdding && <CouponDialog onClose={() => setAdding(false)} />}
      {editing !== null && (
        <CodeDialog key={editing.key} coupon={editing.coupon} code={editing.code} onClose={() => setEditing(null)} />
      )}
    </Page>
  );
}
