import { useQuery, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import {
  creditText,
  disclosureFieldLabel,
  disclosureFieldText,
  entryAmounts,
  entryTitle,
  FIELDS_OF_KIND,
  type FinancialEntries,
  FINANCIAL_KINDS,
  type FinancialKind,
  fieldValue,
} from '@troth/domain/disclosure';
import { enumerationLabel, say } from '@troth/domain/messages';
import { type Currency, formatCents } from '@troth/domain/money';
import type { Side } from '@troth/domain/people';
import { api } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Pictures } from '@troth/portal/pictures';
import { saveAnswer } from '@troth/portal/save-answer';
import { Button } from '@troth/ui/button';
import { type Column, DataTable } from '@troth/ui/data-table';
import { BankIcon, CarIcon, CoinsIcon, DebtIcon, DownloadIcon, HouseIcon, LeafIcon, StoreIcon } from '@troth/ui/icons';
import { Section, Stack } from '@troth/ui/layout';
import { EntryRow, Ledger, LedgerRows, SplitBar } from '@troth/ui/ledger';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { PartnerName } from '@troth/ui/partner-mark';
import { Text } from '@troth/ui/text';
import { type ReactNode, useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import { clientQuery } from '../../shared/clients';
import { formatMoment } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { generationQuery } from '../../shared/versions';
import classes from './clients.module.css';
import { counselQuery } from './queries';
import { disclosureQuery, disclosureSummaryQuery, evidenceQuery, type Place } from './disclosure-queries';
import { sideName } from './words';

type Summary = components['schemas']['DisclosureSummary'];
type Names = Readonly<Record<Side, string>>;

const icons = {
  assets: <BankIcon />,
  vehicles: <CarIcon />,
  businesses: <StoreIcon />,
  debts: <DebtIcon />,
  'real-estates': <HouseIcon />,
  incomes: <CoinsIcon />,
  'inheritances-trusts': <LeafIcon />,
  'legacy-joint-properties': <HouseIcon />,
} as const satisfies Record<FinancialKind, ReactNode>;

/** A true minus, as wide as the figures. */
const money = (cents: number, currency: Currency): string => formatCents(cents, currency).replace(/^-/, '−');

/** The amount of an entry; a debt that was overpaid is a credit, as in the agreement. */
const amountText = (kind: FinancialKind, { cents, currency }: ReturnType<typeof amountOf>): string =>
  kind === 'debts' && cents > 0 ? creditText(money(cents, currency)) : money(cents, currency);

/** What stands at the right of an entry: owned, owed for a debt, earned for an income. */
function amountOf(kind: FinancialKind, entry: FinancialEntries[FinancialKind]): { cents: number; currency: Currency } {
  const { currency, ownedCents, owedCents, earnedCents } = entryAmounts(kind, entry as never);
  return { currency, cents: kind === 'debts' ? -owedCents : kind === 'incomes' ? earnedCents : ownedCents };
}

/** Every field of an entry that says something, as a line each. */
const linesOf = (kind: FinancialKind, entry: FinancialEntries[FinancialKind]): string[] =>
  FIELDS_OF_KIND[kind].flatMap((field) => {
    const value = fieldValue(entry, field);
    if (value === null || value === '' || field === 'currency') return [];
    const words =
      typeof value !== 'number'
        ? disclosureFieldText(say, field, value)
        : field.endsWith('InCents')
          ? money(value, entry.currency)
          : String(value);
    return [t('disclosure.field', { field: disclosureFieldLabel(say, field), value: words })];
  });

/** Both partners' disclosures, to read, with what is open about them. Portals spec §6, D3. */
export function DisclosureScreen({ clientId }: { clientId: string }) {
  const { data: client } = useSuspenseQuery(clientQuery(useAttorney().id, clientId));
  const { data: counsel } = useSuspenseQuery(counselQuery(client.documentId));
  const people = counsel.sides.flatMap(({ side, userId }) =>
    userId === null ? [] : [{ side, place: { userId, documentId: client.documentId } }],
  );
  const summaries = useSuspenseQueries({ queries: people.map(({ place }) => disclosureSummaryQuery(place)) });
  const disclosures = useSuspenseQueries({ queries: people.map(({ place }) => disclosureQuery(place)) });
  const names = { A: sideName(client, 'A'), B: sideName(client, 'B') };
  const parts = people.map(({ side, place }, at) => ({
    side,
    place,
    isClient: side === client.side,
    summary: summaries[at]!.data,
    disclosure: disclosures[at]!.data,
  }));
  const own = parts.find(({ isClient }) => isClient);
  const disclosureOf = (of: Side) => parts.find(({ side }) => side === of)?.disclosure ?? null;

  return (
    <Stack gap={8}>
      <Text tone="secondary">{t('disclosure.lead')}</Text>
      <Link href={paths.clientYears(clientId)}>{t('clientYears.open')}</Link>
      <Doubts documentId={client.documentId} />
      {own !== undefined && <Totals summary={own.summary} names={names} />}
      <Pictures disclosures={{ A: disclosureOf('A'), B: disclosureOf('B') }} names={names} own={null} />
      {parts.map(({ side, summary }) => (
        <Receipt key={side} summary={summary} name={names[side]} reader={names[side === 'A' ? 'B' : 'A']} side={side} />
      ))}
      {FINANCIAL_KINDS.map((kind) => {
        const rows = parts.flatMap(({ side, place, isClient, disclosure }) =>
          disclosure[kind].map((entry) => ({ side, place, isClient, entry })),
        );
        const nothing = parts.filter(({ summary }) => (summary.nothingToDisclose as string[]).includes(kind));
        if (rows.length === 0 && kind === 'legacy-joint-properties') return null;
        return (
          <Ledger
            key={kind}
            id={kind}
            title={enumerationLabel(say, 'financialKind', kind)}
            icon={icons[kind]}
            isEmpty={rows.length === 0 && nothing.length === 0}
            emptyText={t('disclosure.notListed')}
          >
            {rows.length > 0 && (
              <LedgerRows>
                {rows.map(({ side, place, isClient, entry }) => (
                  <Entry
                    key={entry.id}
                    kind={kind}
                    entry={entry}
                    side={side}
                    names={names}
                    evidenceOf={isClient ? place : null}
                  />
                ))}
              </LedgerRows>
            )}
            {nothing.map(({ side }) => (
              <Text key={side} size="small" tone="secondary">
                {t('disclosure.nothing', { name: names[side] })}
              </Text>
            ))}
          </Ledger>
        );
      })}
    </Stack>
  );
}

function Entry({
  kind,
  entry,
  side,
  names,
  evidenceOf,
}: {
  kind: FinancialKind;
  entry: FinancialEntries[FinancialKind];
  side: Side;
  names: Names;
  /** Whose evidence can be opened: the own client's. */
  evidenceOf: Place | null;
}) {
  const [isOpen, setOpen] = useState(false);
  const isJoint = 'isJoint' in entry && entry.isJoint;
  const shares =
    isJoint && typeof entry.userAPercentage === 'number' && typeof entry.userBPercentage === 'number'
      ? { A: entry.userAPercentage, B: entry.userBPercentage }
      : undefined;
  const title = entryTitle(say, { kind, entry } as never);
  return (
    <EntryRow
      owner={isJoint ? 'BOTH' : side}
      names={names}
      title={title}
      name={t(isOpen ? 'disclosure.close' : 'disclosure.open', { title })}
      onOpen={() => setOpen(!isOpen)}
      split={shares}
      details={[
        ...(isOpen ? linesOf(kind, entry) : []),
        ...(isOpen && evidenceOf !== null ? [<Evidence key="evidence" place={evidenceOf} entryId={entry.id} />] : []),
      ]}
      value={amountText(kind, amountOf(kind, entry))}
      {...(isJoint && { valueNote: t('disclosure.joint', { name: names[side] }) })}
    />
  );
}

function Evidence({ place, entryId }: { place: Place; entryId: string }) {
  const { data: files, error } = useQuery(evidenceQuery(place, entryId));
  const [failure, setFailure] = useState<unknown>(null);
  if (error !== null) return <>{errorText(error)}</>;
  if (files === undefined) return <>{t('disclosure.files.loading')}</>;
  if (files.length === 0) return <>{t('disclosure.files.none')}</>;
  return (
    <>
      {files.map(({ id, name }) => (
        <Button
          key={id}
          size="sm"
          variant="text"
          icon={<DownloadIcon size={16} />}
          onClick={() => {
            setFailure(null);
            saveAnswer(
              api.GET('/users/{id}/documents/{docId}/entries/{entryId}/files/{fileId}/content', {
                params: { path: { id: place.userId, docId: place.documentId, entryId, fileId: id } },
                parseAs: 'blob',
              }),
              name,
            ).catch(setFailure);
          }}
        >
          {name}
        </Button>
      ))}
      {failure !== null && <span role="alert">{errorText(failure)}</span>}
    </>
  );
}

/** What the preflight finds about the disclosures, in its own words. */
function Doubts({ documentId }: { documentId: string }) {
  const { data } = useSuspenseQuery(generationQuery(documentId));
  const doubts = data.findings.filter(({ fixes }) =>
    fixes.some(({ where }) => ['ENTRY', 'DISCLOSURE', 'PARTNERS_DISCLOSURE', 'JOINT_ENTRIES'].includes(where)),
  );
  if (doubts.length === 0) return null;
  return (
    <Notice tone="warning" title={t('disclosure.doubts', { count: doubts.length })}>
      <ul className={classes.findings}>
        {doubts.map(({ key, title, reason }) => (
          <li key={key}>
            <p>
              <b>{title}</b>
            </p>
            <p>{reason}</p>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type Sum = Summary['byCurrency'][number];

/** What both own and owe, joint items by share, with a picture of how it is divided. */
function Totals({ summary, names }: { summary: Summary; names: Names }) {
  const { byCurrency } = summary;
  if (byCurrency.length === 0) return null;
  const rowsOf = ({ currency, ownedCents, owedCents, netCents }: Sum) => [
    { key: `${currency} owned`, label: t('disclosure.owned', { currency }), cents: ownedCents, currency },
    { key: `${currency} owed`, label: t('disclosure.owed', { currency }), cents: owedCents, currency },
    { key: `${currency} net`, label: t('disclosure.net', { currency }), cents: netCents, currency },
  ];
  type Row = ReturnType<typeof rowsOf>[number];
  const column = (side: Side): Column<Row> => ({
    key: side,
    label: names[side],
    align: 'end',
    render: ({ cents, currency }) => money(cents[side], currency),
  });
  const columns: Column<Row>[] = [
    { key: 'what', label: t('disclosure.what'), isTitle: true, render: ({ label }) => label },
    column('A'),
    column('B'),
    {
      key: 'picture',
      label: t('disclosure.shares'),
      isSecondary: true,
      render: ({ cents: { A, B } }) =>
        A >= 0 && B >= 0 && A + B > 0 ? <SplitBar A={(100 * A) / (A + B)} B={(100 * B) / (A + B)} /> : null,
    },
  ];
  return (
    <Section title={t('disclosure.totals')} hasRule>
      <DataTable
        caption={t('disclosure.totals')}
        columns={columns}
        rows={byCurrency.flatMap(rowsOf)}
        rowKey={({ key }) => key}
      />
    </Section>
  );
}

/** Whether the other partner confirmed what this one disclosed, and what changed since. */
function Receipt({ summary, name, reader, side }: { summary: Summary; name: string; reader: string; side: Side }) {
  const receipt = summary.receipts.ofMine;
  return (
    <Section title={<PartnerName side={side} name={name} label={t('disclosure.of', { name })} />} hasRule>
      <Text>
        {receipt === null
          ? t('disclosure.receipt.none', { reader })
          : t(receipt.isCurrent ? 'disclosure.receipt.current' : 'disclosure.receipt.outdated', {
              reader,
              when: formatMoment(receipt.confirmedAt),
            })}
      </Text>
      {receipt !== null && receipt.changes.length > 0 && (
        <ul className={classes.findings}>
          {receipt.changes.map(({ kind, entryId, change, title }) => (
            <li key={`${kind} ${entryId ?? ''}`}>
              {t(`disclosure.change.${change}`, { title, kind: enumerationLabel(say, 'financialKind', kind) })}
            </li>
          ))}
        </ul>
      )}
      {summary.missingIncomeMessage !== null && (
        <Text size="small" tone="secondary">
          {summary.missingIncomeMessage}
        </Text>
      )}
    </Section>
  );
}
