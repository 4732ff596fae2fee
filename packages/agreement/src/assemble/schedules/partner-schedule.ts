import { disclosureTotals, type EditableFinancialKind, entryAmounts } from '@troth/domain/disclosure';
import { enumerationLabel, say as sayDomain } from '@troth/domain/messages';
import type { Currency } from '@troth/domain/money';
import type { Side } from '@troth/domain/people';
import type { AgreementTable } from '../../tree';
import type { AssemblyInput, DisclosureInput } from '../input';
import type { Party } from '../parties';
import { formatCents, say } from '../wording';
import {
  type Amount,
  accountWords,
  assetDetails,
  cell,
  describeAsset,
  end,
  type Entry,
  evidenceLine,
  money,
  oneLine,
  owedAmount,
  percent,
  start,
  text,
  totalsOf,
} from './ledger';
import { summaryTables } from './summary';
import { summedDisclosures } from './summed';

type LedgerName =
  | 'incomes'
  | 'accounts'
  | 'assets'
  | 'realEstates'
  | 'vehicles'
  | 'businesses'
  | 'inheritancesTrusts'
  | 'debts';

/** Accounts and other assets are one kind, printed in two lists. */
const KIND_OF: Readonly<Record<LedgerName, EditableFinancialKind>> = {
  incomes: 'incomes',
  accounts: 'assets',
  assets: 'assets',
  realEstates: 'real-estates',
  vehicles: 'vehicles',
  businesses: 'businesses',
  inheritancesTrusts: 'inheritances-trusts',
  debts: 'debts',
};

const kindTotals = (amounts: readonly Amount[], amountOf?: typeof owedAmount) =>
  totalsOf(amounts, (currency) => say('total.kind', { currency }), amountOf);
const owned = (amounts: { currency: Currency; ownedCents: number }): Amount => ({
  currency: amounts.currency,
  cents: amounts.ownedCents,
});
const owedOf = (amounts: readonly { currency: Currency; owedCents: number }[]): Amount[] =>
  amounts.flatMap(({ currency, owedCents: cents }) => (cents === 0 ? [] : [{ currency, cents }]));

const addressOf = (entry: Entry<'realEstates'>) =>
  [entry.streetAddress, entry.city, `${entry.state} ${entry.zipcode}`, entry.country]
    .map(oneLine)
    .filter(Boolean)
    .join(', ');

/** What an income is made of, where that is more than one amount. */
function incomeParts({ valueInCents, overtimePayInCents, tipsInCents, currency }: Entry<'incomes'>): string {
  const extras = [
    ...((overtimePayInCents ?? 0) === 0
      ? []
      : [say('schedule.overtime', { amount: money(overtimePayInCents, currency) })]),
    ...((tipsInCents ?? 0) === 0 ? [] : [say('schedule.tips', { amount: money(tipsInCents, currency) })]),
  ];
  return extras.length === 0 ? '' : [formatCents(valueInCents, currency), ...extras].join('; ');
}

const ACCOUNT_COLUMNS = [
  start(say('column.description'), 7),
  start(say('column.institution'), 5),
  start(say('column.account'), 3),
  end(say('column.value'), 4),
];
/** The columns of each list are the same in all documents. */
const COLUMNS: Readonly<Record<LedgerName, AgreementTable['columns']>> = {
  incomes: [start(say('column.year'), 2), start(say('column.kind'), 8), end(say('column.amount'), 4)],
  accounts: ACCOUNT_COLUMNS,
  assets: ACCOUNT_COLUMNS,
  realEstates: [
    start(say('column.address'), 11),
    end(say('column.mortgage'), 4),
    end(say('column.equity'), 4),
    end(say('column.value'), 4),
  ],
  vehicles: [
    start(say('column.vehicle'), 9),
    start(say('column.kind'), 3),
    end(say('column.loan'), 4),
    end(say('column.equity'), 4),
    end(say('column.value'), 4),
  ],
  businesses: [
    start(say('column.business'), 7),
    start(say('column.kind'), 8),
    end(say('column.share'), 4),
    end(say('column.value'), 4),
  ],
  inheritancesTrusts: [
    start(say('column.trust'), 8),
    start(say('column.kind'), 4),
    start(say('column.benefactor'), 4),
    end(say('column.value'), 4),
  ],
  debts: [
    start(say('column.creditor'), 7),
    start(say('column.nature'), 5),
    start(say('column.incurred'), 3),
    end(say('column.owed'), 4),
  ],
};

/**
 * Each partner's disclosure: a list of each kind with its totals by currency, and the sums of it all. The sums of both
 * are found at once, since what both own together is in those of either.
 */
export function partnerSchedules(
  { disclosure, exchangeRates }: Pick<AssemblyInput, 'disclosure' | 'exchangeRates'>,
  parties: Readonly<Record<Side, Party>>,
): Record<Side, AgreementTable[]> {
  const totals = disclosureTotals(summedDisclosures(disclosure));
  const schedule = (side: Side): AgreementTable[] => {
    const own = disclosure[side];
    const isStated = Object.values(own).some((stated: readonly unknown[]) => stated.length > 0);
    return [...(isStated ? ledgersOf(own, parties[side]) : []), ...summaryTables(totals, exchangeRates, side)];
  };
  return { A: schedule('A'), B: schedule('B') };
}

const listed = (items: readonly string[]) =>
  items.length < 2
    ? items.join('')
    : say('none.and', { before: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' });

/** A list of each kind that there is, and one line for what there is not. */
function ledgersOf(own: DisclosureInput, { name, pronouns }: Party): AgreementTable[] {
  const homes = own.realEstates.map((entry) => entryAmounts('real-estates', entry));
  const vehicles = own.vehicles.map((entry) => entryAmounts('vehicles', entry));
  const ledger = (list: LedgerName, rows: string[][], totals: AgreementTable['totals']) => ({ list, rows, totals });
  const incomes = own.incomes.toSorted((a, b) => b.year - a.year);
  const earned = (income: Entry<'incomes'>): Amount => {
    const { currency, earnedCents: cents } = entryAmounts('incomes', income);
    return { currency, cents };
  };
  const accountList = (list: 'accounts' | 'assets', type: Entry<'assets'>['assetAccountType']) => {
    const entries = own.assets.filter((entry) => !entry.isJoint && entry.assetAccountType === type);
    return ledger(
      list,
      entries.map((entry) => [
        cell(describeAsset(entry), assetDetails(entry)),
        text(entry.institution),
        accountWords(entry.accountNumber),
        formatCents(entry.valueInCents, entry.currency),
      ]),
      kindTotals(
        entries.map((entry) => owned(entryAmounts('assets', { ...entry, id: '', userId: '', deletedAt: null }))),
      ),
    );
  };

  const ledgers = [
    ledger(
      'incomes',
      incomes.map((income) => [
        String(income.year),
        cell(enumerationLabel(sayDomain, 'incomeType', income.incomeType), [incomeParts(income), evidenceLine(income)]),
        formatCents(earned(income).cents, income.currency),
      ]),
      [...new Set(incomes.map(({ year }) => year))].flatMap((year) =>
        totalsOf(incomes.filter((income) => income.year === year).map(earned), (currency) =>
          say('total.year', { year: String(year), currency }),
        ),
      ),
    ),
    accountList('accounts', 'ACCOUNT'),
    accountList('assets', 'ASSET'),
    ledger(
      'realEstates',
      own.realEstates.map((entry) => [
        cell(addressOf(entry), [
          say('realEstate.title', { title: text(entry.titleHeldInNameOf) }),
          say('purchased', {
            year: String(entry.purchaseYear),
            price: formatCents(entry.purchaseValueInCents, entry.currency),
          }),
          entry.lastAssessmentYear ? say('realEstate.assessed', { year: String(entry.lastAssessmentYear) }) : '',
          evidenceLine(entry),
        ]),
        money(entry.mortgagesInCents, entry.currency),
        money(entry.equityInCents, entry.currency),
        formatCents(entry.assessedValueInCents, entry.currency),
      ]),
      [...totalsOf(owedOf(homes), (currency) => say('total.mortgages', { currency })), ...kindTotals(homes.map(owned))],
    ),
    ledger(
      'vehicles',
      own.vehicles.map((entry) => [
        cell(say('vehicle.name', { make: text(entry.make), model: text(entry.model) }), [
          say('purchased', {
            year: String(entry.purchaseYear),
            price: formatCents(entry.purchasePriceInCents, entry.currency),
          }),
          typeof entry.marketValueInCents === 'number' ? '' : say('vehicle.atPrice'),
          evidenceLine(entry),
        ]),
        enumerationLabel(sayDomain, 'vehicleType', entry.vehicleType),
        money(entry.loanInCents, entry.currency),
        money(entry.equityInCents, entry.currency),
        formatCents(entryAmounts('vehicles', entry).ownedCents, entry.currency),
      ]),
      [
        ...totalsOf(owedOf(vehicles), (currency) => say('total.loans', { currency })),
        ...kindTotals(vehicles.map(owned)),
      ],
    ),
    ledger(
      'businesses',
      own.businesses.map((entry) => [
        cell(text(entry.name), [evidenceLine(entry)]),
        enumerationLabel(sayDomain, 'businessType', entry.businessType),
        percent(entry.ownershipPercentage),
        formatCents(entry.valueInCents, entry.currency),
      ]),
      kindTotals(own.businesses.map((entry) => owned(entryAmounts('businesses', entry)))),
    ),
    ledger(
      'inheritancesTrusts',
      own.inheritancesTrusts.map((entry) => [
        cell(text(entry.nameOfTrust), [evidenceLine(entry)]),
        enumerationLabel(sayDomain, 'inheritanceCategory', entry.category),
        text(entry.benefactor),
        formatCents(entry.valueInCents, entry.currency),
      ]),
      kindTotals(own.inheritancesTrusts.map((entry) => owned(entryAmounts('inheritances-trusts', entry)))),
    ),
    ledger(
      'debts',
      own.debts.map((entry) => [
        cell(text(entry.creditor), [evidenceLine(entry)]),
        text(entry.natureOfDebt),
        String(entry.yearIncurred),
        owedAmount(entry.amountDueInCents, entry.currency),
      ]),
      kindTotals(
        own.debts.map((entry) => ({ currency: entry.currency, cents: entryAmounts('debts', entry).owedCents })),
        owedAmount,
      ),
    ),
  ];

  /** A mortgage or a vehicle loan is a debt too, though it is listed with what it paid for. */
  const hasLoans = owedOf([...homes, ...vehicles]).length > 0;
  const isStated = (list: LedgerName) => own.nothingToDisclose.includes(KIND_OF[list]);
  const none = ledgers.flatMap(({ list, rows }) => (rows.length === 0 ? [list] : []));
  const noneOf = (lists: readonly LedgerName[]) =>
    listed(lists.map((list) => say(`none.${list === 'debts' && hasLoans ? 'debtsBesideLoans' : list}`)));
  const [unlisted, stated] = [none.filter((list) => !isStated(list)), none.filter(isStated)];
  const emptyText = [
    unlisted.length === 0 ? '' : say('none.listed', { name, list: noneOf(unlisted) }),
    stated.length === 0 ? '' : say('none.stated', { name, they: pronouns.they, list: noneOf(stated) }),
  ]
    .filter(Boolean)
    .join(' ');
  return [
    ...ledgers
      .filter(({ rows }) => rows.length > 0)
      .map(
        ({ list, rows, totals }): AgreementTable => ({
          type: 'table',
          caption: say(`kind.${list}`),
          columns: COLUMNS[list],
          rows,
          // One row says itself what a sum of it would.
          totals: rows.length === 1 ? [] : totals,
          emptyText: null,
        }),
      ),
    ...(emptyText === ''
      ? []
      : [{ type: 'table' as const, caption: null, columns: [], rows: [], totals: [], emptyText }]),
  ];
}
