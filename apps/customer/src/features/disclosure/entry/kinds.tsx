import {
  ACCOUNT_TYPES,
  ASSET_TYPES,
  BUSINESS_TYPES,
  type EditableFinancialKind,
  INCOME_TYPES,
  INHERITANCE_CATEGORIES,
  VALUATION_BASES,
  VEHICLE_TYPES,
} from '@troth/domain/disclosure';
import { type EnumerationName, enumerationLabel, type EnumerationValue, say } from '@troth/domain/messages';
import { BankIcon, CarIcon, CoinsIcon, DebtIcon, HouseIcon, LeafIcon, StoreIcon } from '@troth/ui/icons';
import type { GroupColor } from '@troth/ui/question-card';
import type { ReactNode } from 'react';
import { t } from '../../../shared/texts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What a field of the form holds while it is filled in: the text as typed, or a box that is ticked. */
export type FormValue = string | boolean;
export type FormValues = Readonly<Record<string, FormValue>>;

/** One field of a kind's form. `name` is the name in the kind's schema. */
export interface FieldSpec {
  readonly name: string;
  readonly type: 'text' | 'lines' | 'cents' | 'percent' | 'year' | 'choice' | 'date';
  readonly label: string;
  readonly help?: string;
  readonly isRequired?: boolean;
  readonly choices?: readonly Choice[];
  /** Takes the whole width of the form. */
  readonly isWide?: boolean;
  readonly isShown?: (values: FormValues) => boolean;
  /** The schema refuses a zero: a typed one means that there is none. Customer spec §5 "positive when present". */
  readonly isZeroNone?: boolean;
  /** What is wrong is said while it is typed, not first when the field is left. */
  readonly isJudgedAtOnce?: boolean;
}

const choicesOf = <E extends EnumerationName>(name: E, values: readonly EnumerationValue<E>[]): readonly Choice[] =>
  values.map((value) => ({ value, label: enumerationLabel(say, name, value) }));

const isAccount = ({ assetAccountType }: FormValues) => assetAccountType === 'ACCOUNT';
const isAsset = ({ assetAccountType }: FormValues) => assetAccountType === 'ASSET';
const isJoint = (values: FormValues) => values['isJoint'] === true;

export interface CoupleNames {
  readonly A: string;
  readonly B: string;
}

export interface KindLook {
  readonly icon: ReactNode;
  readonly color: GroupColor;
  /** The sentence while nothing is listed. */
  readonly empty: () => string;
  /** Title of the form of a new one. */
  readonly add: () => string;
  /** Fields after the currency, which every kind has. */
  readonly fields: (names: CoupleNames) => readonly FieldSpec[];
}

/** The kinds in the order in which they stand on the screen. Customer spec §3 "Financial entries". */
export const KINDS_SHOWN = [
  'incomes',
  'assets',
  'real-estates',
  'vehicles',
  'debts',
  'businesses',
  'inheritances-trusts',
] as const satisfies readonly EditableFinancialKind[];

export const kindLooks = {
  incomes: {
    icon: <CoinsIcon />,
    color: 'green',
    empty: () => t('disclosure.incomes.empty'),
    add: () => t('disclosure.incomes.add'),
    fields: () => [
      { name: 'year', type: 'year', label: t('disclosure.field.year'), isRequired: true },
      {
        name: 'incomeType',
        type: 'choice',
        label: t('disclosure.field.incomeType'),
        choices: choicesOf('incomeType', INCOME_TYPES),
        isRequired: true,
      },
      {
        name: 'valueInCents',
        type: 'cents',
        label: t('disclosure.field.incomeAmount'),
        help: t('disclosure.field.incomeAmountHelp'),
        isRequired: true,
        isWide: true,
      },
      { name: 'overtimePayInCents', type: 'cents', label: t('disclosure.field.overtime') },
      { name: 'tipsInCents', type: 'cents', label: t('disclosure.field.tips') },
    ],
  },
  assets: {
    icon: <BankIcon />,
    color: 'blue',
    empty: () => t('disclosure.assets.empty'),
    add: () => t('disclosure.assets.add'),
    fields: (names) => [
      {
        name: 'accountType',
        type: 'choice',
        label: t('disclosure.field.accountType'),
        choices: choicesOf('accountType', ACCOUNT_TYPES),
        isRequired: true,
        isShown: isAccount,
      },
      {
        name: 'assetType',
        type: 'choice',
        label: t('disclosure.field.assetType'),
        choices: choicesOf('assetType', ASSET_TYPES),
        isRequired: true,
        isShown: isAsset,
      },
      { name: 'valueInCents', type: 'cents', label: t('disclosure.field.value'), isRequired: true },
      { name: 'institution', type: 'text', label: t('disclosure.field.institution') },
      {
        name: 'accountNumber',
        type: 'text',
        label: t('disclosure.field.accountNumber'),
        isJudgedAtOnce: true,
      },
      { name: 'beneficiary', type: 'text', label: t('disclosure.field.beneficiary') },
      { name: 'description', type: 'text', label: t('disclosure.field.description'), isWide: true },
      {
        name: 'userAPercentage',
        type: 'percent',
        label: t('disclosure.field.share', { name: names.A }),
        isRequired: true,
        isShown: isJoint,
      },
      {
        name: 'userBPercentage',
        type: 'percent',
        label: t('disclosure.field.share', { name: names.B }),
        isRequired: true,
        isShown: isJoint,
      },
    ],
  },
  'real-estates': {
    icon: <HouseIcon />,
    color: 'orange',
    empty: () => t('disclosure.realEstates.empty'),
    add: () => t('disclosure.realEstates.add'),
    fields: () => [
      {
        name: 'streetAddress',
        type: 'text',
        label: t('disclosure.field.streetAddress'),
        isRequired: true,
        isWide: true,
      },
      { name: 'city', type: 'text', label: t('disclosure.field.city'), isRequired: true },
      { name: 'state', type: 'text', label: t('disclosure.field.state'), isRequired: true },
      { name: 'zipcode', type: 'text', label: t('disclosure.field.zipcode'), isRequired: true },
      { name: 'country', type: 'text', label: t('disclosure.field.country'), isRequired: true },
      {
        name: 'titleHeldInNameOf',
        type: 'text',
        label: t('disclosure.field.title'),
        help: t('disclosure.field.titleHelp'),
        isRequired: true,
        isWide: true,
      },
      { name: 'purchaseValueInCents', type: 'cents', label: t('disclosure.field.purchasePrice'), isRequired: true },
      { name: 'purchaseYear', type: 'year', label: t('disclosure.field.purchaseYear'), isRequired: true },
      { name: 'assessedValueInCents', type: 'cents', label: t('disclosure.field.assessedValue'), isRequired: true },
      { name: 'lastAssessmentYear', type: 'year', label: t('disclosure.field.assessmentYear'), isRequired: true },
      { name: 'mortgagesInCents', type: 'cents', label: t('disclosure.field.mortgages') },
      { name: 'equityInCents', type: 'cents', label: t('disclosure.field.equity') },
    ],
  },
  vehicles: {
    icon: <CarIcon />,
    color: 'ink',
    empty: () => t('disclosure.vehicles.empty'),
    add: () => t('disclosure.vehicles.add'),
    fields: () => [
      {
        name: 'vehicleType',
        type: 'choice',
        label: t('disclosure.field.vehicleType'),
        choices: choicesOf('vehicleType', VEHICLE_TYPES),
        isRequired: true,
        isWide: true,
      },
      { name: 'make', type: 'text', label: t('disclosure.field.make'), isRequired: true },
      { name: 'model', type: 'text', label: t('disclosure.field.model'), isRequired: true },
      { name: 'purchaseYear', type: 'year', label: t('disclosure.field.purchaseYear'), isRequired: true },
      { name: 'purchasePriceInCents', type: 'cents', label: t('disclosure.field.purchasePrice'), isRequired: true },
      { name: 'marketValueInCents', type: 'cents', label: t('disclosure.field.marketValue'), isZeroNone: true },
      { name: 'loanInCents', type: 'cents', label: t('disclosure.field.loan'), isZeroNone: true },
      { name: 'equityInCents', type: 'cents', label: t('disclosure.field.equity'), isZeroNone: true },
    ],
  },
  debts: {
    icon: <DebtIcon />,
    color: 'pink',
    empty: () => t('disclosure.debts.empty'),
    add: () => t('disclosure.debts.add'),
    fields: () => [
      { name: 'creditor', type: 'text', label: t('disclosure.field.creditor'), isRequired: true },
      { name: 'amountDueInCents', type: 'cents', label: t('disclosure.field.amountDue'), isRequired: true },
      { name: 'yearIncurred', type: 'year', label: t('disclosure.field.yearIncurred'), isRequired: true },
      { name: 'natureOfDebt', type: 'text', label: t('disclosure.field.natureOfDebt') },
    ],
  },
  businesses: {
    icon: <StoreIcon />,
    color: 'blue',
    empty: () => t('disclosure.businesses.empty'),
    add: () => t('disclosure.businesses.add'),
    fields: () => [
      { name: 'name', type: 'text', label: t('disclosure.field.businessName'), isRequired: true },
      {
        name: 'businessType',
        type: 'choice',
        label: t('disclosure.field.businessType'),
        choices: choicesOf('businessType', BUSINESS_TYPES),
        isRequired: true,
      },
      { name: 'ownershipPercentage', type: 'percent', label: t('disclosure.field.ownership'), isRequired: true },
      {
        name: 'valueInCents',
        type: 'cents',
        label: t('disclosure.field.businessValue'),
        help: t('disclosure.field.businessValueHelp'),
        isRequired: true,
      },
    ],
  },
  'inheritances-trusts': {
    icon: <LeafIcon />,
    color: 'green',
    empty: () => t('disclosure.inheritances.empty'),
    add: () => t('disclosure.inheritances.add'),
    fields: () => [
      {
        name: 'category',
        type: 'choice',
        label: t('disclosure.field.category'),
        choices: choicesOf('inheritanceCategory', INHERITANCE_CATEGORIES),
        isRequired: true,
      },
      {
        name: 'nameOfTrust',
        type: 'text',
        label: t('disclosure.field.nameOfTrust'),
        help: t('disclosure.field.nameOfTrustHelp'),
        isRequired: true,
      },
      { name: 'benefactor', type: 'text', label: t('disclosure.field.benefactor') },
      {
        name: 'valueInCents',
        type: 'cents',
        label: t('disclosure.field.value'),
        help: t('disclosure.field.estimateHelp'),
        isRequired: true,
      },
    ],
  },
} as const satisfies Record<EditableFinancialKind, KindLook>;

export const lookOf = (kind: EditableFinancialKind): KindLook => kindLooks[kind];

/** How the value was found, the day on which it was true, and a note: fields of every kind. */
export const evidenceSpecs = (): readonly FieldSpec[] => [
  {
    name: 'valuationBasis',
    type: 'choice',
    label: t('disclosure.field.basis'),
    choices: choicesOf('valuationBasis', VALUATION_BASES),
  },
  { name: 'valuationDate', type: 'date', label: t('disclosure.field.valuationDate') },
  { name: 'valuationNote', type: 'lines', label: t('disclosure.field.valuationNote'), isWide: true },
];

/** All fields of a kind's form besides the currency. */
export const specsOf = (kind: EditableFinancialKind, names: CoupleNames): readonly FieldSpec[] => [
  ...lookOf(kind).fields(names),
  ...evidenceSpecs(),
];
