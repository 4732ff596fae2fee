import type { AgreementTable } from '../tree';
import { printedJointEntries } from '@troth/domain/disclosure';
import { enumerationLabel, say as sayDomain } from '@troth/domain/messages';
import { type Side, SIDES } from '@troth/domain/people';
import type { AssemblyInput, DisclosureInput } from './input';
import type { Party } from './parties';
import { cleanText, formatCents, say } from './wording';

type Column = AgreementTable['columns'][number];
const start = (label: string, width: number): Column => ({ label, align: 'start', width });
const end = (label: string, width: number): Column => ({ label, align: 'end', width });

interface Amount {
  currency: string;
  cents: number;
}

/** Sums by currency, in the order of the codes; cents are integers, so a sum is exact. */
function sumByCurrency(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<string, number>();
  for (const { currency, cents } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + cents);
  return [...sums].map(([currency, cents]) => ({ currency, cents })).sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

const text = (value: string | null | undefined) => cleanText(value ?? '') || '\u2013';
const money = (cents: number | null | undefined, currency: string) =>
  cents === null || cents === undefined ? '\u2013' : formatCents(cents, currency);

type Entry<K extends keyof DisclosureInput> = DisclosureInput[K][number];

function ledger<E>(
  caption: string,
  emptyText: string,
  columns: Column[],
  entries: readonly E[],
  row: (entry: E) => string[],
  amount: (entry: E) => Amount,
): AgreementTable {
  const totals = sumByCurrency(entries.map(amount)).map(({ currency, cents }) => ({
    label: say('total.kind', { currency }),
    value: formatCents(cents, currency),
  }));
  return {
    type: 'table',
    caption,
    columns,
    rows: entries.map(row),
    totals,
    emptyText: entries.length === 0 ? emptyText : null,
  };
}

const incomeCents = (income: Entry<'incomes'>) =>
  income.valueInCents + (income.overtimePayInCents ?? 0) + (income.tipsInCents ?? 0);

/** What kind of account or asset it is, and the owner's own words for it. */
function describeAsset(entry: Entry<'assets'>): string {
  const kind = entry.accountType
    ? enumerationLabel(sayDomain, 'accountType', entry.accountType)
    : entry.assetType
      ? enumerationLabel(sayDomain, 'assetType', entry.assetType)
      : '';
  return [kind, cleanText(entry.description ?? '')].filter(Boolean).join(', ') || '\u2013';
}

const sharePercentOfA = (entry: {
  userAPercentage?: number | null | undefined;
  userBPercentage?: number | null | undefined;
}) => entry.userAPercentage ?? (typeof entry.userBPercentage === 'number' ? 100 - entry.userBPercentage : 50);

const addressOf = (entry: Entry<'realEstates'>) =>
  [entry.streetAddress, entry.city, `${entry.state} ${entry.zipcode}`, entry.country]
    .map(cleanText)
    .filter(Boolean)
    .join(', ');

/** The market value, or what was paid where none is stated. */
const vehicleCents = (entry: Entry<'vehicles'>) => entry.marketValueInCents ?? entry.purchasePriceInCents;

const accountWords = (number: string | null | undefined) => {
  const last = cleanText(number ?? '');
  return last === '' ? '\u2013' : say('account.last4', { last: [...last].slice(-4).join('') });
};

/** Joint items of both partners; one that both list alike is one item. */
interface JointItem {
  description: string;
  institution: string;
  account: string;
  currency: string;
  valueInCents: number;
  shareOfA: number;
}

/** Joint accounts and assets of both partners as the domain prints them; a side stands in for the partner's id. */
const printedJointAssets = (disclosure: AssemblyInput['disclosure']) =>
  printedJointEntries(
    SIDES.flatMap((side) =>
      disclosure[side].assets.map((entry, at) => ({ ...entry, id: `${side}${at}`, userId: side, deletedAt: null })),
    ),
  );

function jointItems(disclosure: AssemblyInput['disclosure']): JointItem[] {
  const assets = printedJointAssets(disclosure).map((entry) => ({
    description: describeAsset(entry),
    institution: text(entry.institution),
    account: accountWords(entry.accountNumber),
    currency: entry.currency,
    valueInCents: entry.valueInCents,
    shareOfA: sharePercentOfA(entry),
  }));
  const legacy = SIDES.flatMap((side) =>
    disclosure[side].legacyJointProperties.map((entry) => ({
      description: text(entry.description),
      institution: '\u2013',
      account: '\u2013',
      currency: entry.currency,
      valueInCents: entry.valueInCents ?? 0,
      shareOfA: sharePercentOfA(entry),
    })),
  );
  return [...assets, ...legacy];
}

/** A's share to the cent; an odd cent is B's, so that the two shares add up. */
const centsOfA = (item: JointItem) => Math.floor((item.valueInCents * item.shareOfA) / 100);

export function jointSchedule(disclosure: AssemblyInput['disclosure'], parties: Record<Side, Party>): AgreementTable[] {
  const percent = (value: number) => say('percent', { value: String(Math.round(value * 100) / 100) });
  return [
    ledger(
      say('kind.accounts'),
      say('empty.joint'),
      [
        start(say('column.description'), 6),
        start(say('column.institution'), 4),
        start(say('column.account'), 3),
        end(say('column.shareOf', { name: parties.A.name }), 2),
        end(say('column.shareOf', { name: parties.B.name }), 2),
        end(say('column.value'), 4),
      ],
      jointItems(disclosure),
      (item) => [
        item.description,
        item.institution,
        item.account,
        percent(item.shareOfA),
        percent(100 - item.shareOfA),
        formatCents(item.valueInCents, item.currency),
      ],
      (item) => ({ currency: item.currency, cents: item.valueInCents }),
    ),
  ].map((table) => ({ ...table, caption: null }));
}

/** One partner's disclosure as ledgers, one of each kind, with totals by currency, and a closing table of sums. */
export function disclosureSchedule(
  disclosure: AssemblyInput['disclosure'],
  side: Side,
  party: Party,
): AgreementTable[] {
  const own = disclosure[side];
  const { name } = party;
  const ownAccounts = own.assets.filter((entry) => !entry.isJoint);
  const accountRow = (entry: Entry<'assets'>) => [
    describeAsset(entry),
    text(entry.institution),
    accountWords(entry.accountNumber),
    formatCents(entry.valueInCents, entry.currency),
  ];
  const accountColumns = [
    start(say('column.description'), 7),
    start(say('column.institution'), 5),
    start(say('column.account'), 3),
    end(say('column.value'), 4),
  ];
  const byValue = (entry: { currency: string; valueInCents: number }) => ({
    currency: entry.currency,
    cents: entry.valueInCents,
  });

  const incomeYears = [...new Set(own.incomes.map((income) => income.year))].sort((a, b) => b - a);
  const incomes = [...own.incomes].sort((a, b) => b.year - a.year);
  const incomeTable: AgreementTable = {
    type: 'table',
    caption: say('kind.incomes'),
    columns: [start(say('column.year'), 2), start(say('column.kind'), 8), end(say('column.amount'), 4)],
    rows: incomes.map((income) => {
      const { overtimePayInCents: overtime, tipsInCents: tips, currency } = income;
      const kind = enumerationLabel(sayDomain, 'incomeType', income.incomeType);
      const extras = [
        ...((overtime ?? 0) === 0 ? [] : [say('schedule.overtime', { amount: formatCents(overtime ?? 0, currency) })]),
        ...((tips ?? 0) === 0 ? [] : [say('schedule.tips', { amount: formatCents(tips ?? 0, currency) })]),
      ];
      const detail =
        extras.length === 0 ? kind : `${kind} (${[formatCents(income.valueInCents, currency), ...extras].join('; ')})`;
      return [String(income.year), detail, formatCents(incomeCents(income), currency)];
    }),
    totals: incomeYears.flatMap((incomeYear) =>
      sumByCurrency(
        own.incomes
          .filter((income) => income.year === incomeYear)
          .map((income) => ({ currency: income.currency, cents: incomeCents(income) })),
      ).map(({ currency, cents }) => ({
        label: `${incomeYear}, ${say('total.kind', { currency })}`,
        value: formatCents(cents, currency),
      })),
    ),
    emptyText: own.incomes.length === 0 ? say('empty.incomes', { name }) : null,
  };

  const tables: AgreementTable[] = [
    incomeTable,
    ledger(
      say('kind.accounts'),
      say('empty.accounts', { name }),
      accountColumns,
      ownAccounts.filter((entry) => entry.assetAccountType === 'ACCOUNT'),
      accountRow,
      byValue,
    ),
    ledger(
      say('kind.assets'),
      say('empty.assets', { name }),
      accountColumns,
      ownAccounts.filter((entry) => entry.assetAccountType === 'ASSET'),
      accountRow,
      byValue,
    ),
    ledger(
      say('kind.realEstates'),
      say('empty.realEstates', { name }),
      [
        start(say('column.address'), 7),
        start(say('column.purchase'), 4),
        end(say('column.mortgage'), 4),
        end(say('column.equity'), 4),
        end(say('column.value'), 4),
      ],
      own.realEstates,
      (entry) => [
        say('realEstate.detail', { address: addressOf(entry), title: text(entry.titleHeldInNameOf) }),
        say('realEstate.purchase', {
          year: String(entry.purchaseYear),
          price: formatCents(entry.purchaseValueInCents, entry.currency),
        }),
        money(entry.mortgagesInCents, entry.currency),
        money(entry.equityInCents, entry.currency),
        formatCents(entry.assessedValueInCents, entry.currency),
      ],
      (entry) => ({ currency: entry.currency, cents: entry.assessedValueInCents }),
    ),
    ledger(
      say('kind.vehicles'),
      say('empty.vehicles', { name }),
      [
        start(say('column.vehicle'), 7),
        start(say('column.kind'), 4),
        end(say('column.loan'), 4),
        end(say('column.equity'), 4),
        end(say('column.value'), 4),
      ],
      own.vehicles,
      (entry) => [
        say('vehicle.detail', { make: text(entry.make), model: text(entry.model), year: String(entry.purchaseYear) }),
        enumerationLabel(sayDomain, 'vehicleType', entry.vehicleType),
        money(entry.loanInCents, entry.currency),
        money(entry.equityInCents, entry.currency),
        formatCents(vehicleCents(entry), entry.currency),
      ],
      (entry) => ({ currency: entry.currency, cents: vehicleCents(entry) }),
    ),
    ledger(
      say('kind.businesses'),
      say('empty.businesses', { name }),
      [
        start(say('column.business'), 7),
        start(say('column.kind'), 5),
        end(say('column.share'), 3),
        end(say('column.value'), 4),
      ],
      own.businesses,
      (entry) => [
        text(entry.name),
        enumerationLabel(sayDomain, 'businessType', entry.businessType),
        say('percent', { value: String(entry.ownershipPercentage) }),
        formatCents(entry.valueInCents, entry.currency),
      ],
      byValue,
    ),
    ledger(
      say('kind.inheritancesTrusts'),
      say('empty.inheritancesTrusts', { name }),
      [
        start(say('column.trust'), 7),
        start(say('column.kind'), 4),
        start(say('column.benefactor'), 4),
        end(say('column.value'), 4),
      ],
      own.inheritancesTrusts,
      (entry) => [
        text(entry.nameOfTrust),
        enumerationLabel(sayDomain, 'inheritanceCategory', entry.category),
        text(entry.benefactor),
        formatCents(entry.valueInCents, entry.currency),
      ],
      byValue,
    ),
    ledger(
      say('kind.debts'),
      say('empty.debts', { name }),
      [
        start(say('column.creditor'), 6),
        start(say('column.nature'), 6),
        start(say('column.incurred'), 3),
        end(say('column.owed'), 4),
      ],
      own.debts,
      (entry) => [
        text(entry.creditor),
        text(entry.natureOfDebt),
        String(entry.yearIncurred),
        formatCents(entry.amountDueInCents, entry.currency),
      ],
      (entry) => ({ currency: entry.currency, cents: entry.amountDueInCents }),
    ),
  ];

  const assets: Amount[] = [
    ...ownAccounts.map(byValue),
    ...own.realEstates.map((entry) => ({ currency: entry.currency, cents: entry.assessedValueInCents })),
    ...own.vehicles.map((entry) => ({ currency: entry.currency, cents: vehicleCents(entry) })),
    ...own.businesses.map(byValue),
    ...own.inheritancesTrusts.map(byValue),
    ...jointItems(disclosure).map((item) => ({
      currency: item.currency,
      cents: side === 'A' ? centsOfA(item) : item.valueInCents - centsOfA(item),
    })),
  ];
  const debts: Amount[] = own.debts.map((entry) => ({ currency: entry.currency, cents: entry.amountDueInCents }));
  const secured: Amount[] = [
    ...own.realEstates.map((entry) => ({ currency: entry.currency, cents: entry.mortgagesInCents ?? 0 })),
    ...own.vehicles.map((entry) => ({ currency: entry.currency, cents: entry.loanInCents ?? 0 })),
  ];
  const owed = [...debts, ...secured];
  const totalRows = sumByCurrency([...assets, ...owed.map(({ currency }) => ({ currency, cents: 0 }))]).flatMap(
    ({ currency, cents }) => {
      const owedCents = owed
        .filter((amount) => amount.currency === currency)
        .reduce((sum, amount) => sum + amount.cents, 0);
      return [
        [say('total.assets', { currency }), formatCents(cents, currency)],
        [say('total.debts', { currency }), formatCents(owedCents, currency)],
        [say('total.net', { currency }), formatCents(cents - owedCents, currency)],
      ];
    },
  );
  if (totalRows.length > 0) {
    tables.push({
      type: 'table',
      caption: say('schedule.summary'),
      columns: [start(say('column.kind'), 8), end(say('column.total'), 4)],
      rows: totalRows,
      totals: [],
      emptyText: null,
    });
  }
  return tables;
}
