import {
  disclosureHintSchema,
  disclosureHints,
  disclosureTotals,
  EDITABLE_FINANCIAL_KINDS,
  entryAmounts,
  FINANCIAL_KINDS,
  type FinancialKind,
  financialKindSchema,
  financialSchemas,
  legacyJointPropertySchema,
  listEntries,
  type LiveEntries,
  missingIncomeMessage,
  receiptSchema,
} from '@troth/domain/disclosure';
import { say } from '@troth/domain/messages';
import { CURRENCIES, currencySchema } from '@troth/domain/money';
import { otherSide, type Side } from '@troth/domain/people';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Disclosed, DisclosedByBoth } from '../../records/case/disclosed';
import { presentReceipt } from '../receipts/present-receipt';
import type { StoredReceipt } from '../../records/receipts/receipt.repository';
import { disclosureState, financialDisputesOf } from './disclosure-state';
import { presentEntry } from '../../records/finances/finance.presenter';

const editableKindSchema = z.enum(EDITABLE_FINANCIAL_KINDS);
const centsBySideSchema = z.object({ A: z.int(), B: z.int() });

/** What one partner states of a joint entry, as far as the two can differ about it. */
const jointStatementSchema = z
  .object({
    entryId: idSchema,
    ownerId: idSchema,
    /** The entry's, which the partner's statement on it takes. */
    version: z.int().min(1),
    description: z.string().nullable(),
    institution: z.string().nullable(),
    accountNumber: z.string().nullable(),
    currency: currencySchema,
    valueInCents: z.int(),
    userAPercentage: z.int().nullable(),
    userBPercentage: z.int().nullable(),
    /** What the owner's partner said of it; null until then. */
    partnerAgrees: z.boolean().nullable(),
  })
  .meta({ id: 'JointStatement', description: 'What one partner states of a joint entry.' });

/** Live entries by kind. */
const liveEntriesSchema = z.object({
  assets: z.array(financialSchemas.assets.entry),
  vehicles: z.array(financialSchemas.vehicles.entry),
  businesses: z.array(financialSchemas.businesses.entry),
  debts: z.array(financialSchemas.debts.entry),
  'real-estates': z.array(financialSchemas['real-estates'].entry),
  incomes: z.array(financialSchemas.incomes.entry),
  'inheritances-trusts': z.array(financialSchemas['inheritances-trusts'].entry),
  'legacy-joint-properties': z.array(legacyJointPropertySchema),
});

export const disclosureSummarySchema = z
  .object({
    userId: idSchema,
    documentId: idSchema,
    /** SHA-256 of everything that this partner disclosed; a receipt is of a version. */
    version: z.string(),
    /** What this partner lists, by kind. */
    entries: liveEntriesSchema,
    entryCount: z.int().min(0),
    counts: z.array(z.object({ kind: financialKindSchema, count: z.int().min(0) })),
    /** This partner's entries as they listed them, summed by kind and currency in the kinds' order. */
    totals: z.array(
      z.object({
        kind: financialKindSchema,
        currency: currencySchema,
        ownedInCents: z.int(),
        owedInCents: z.int(),
        earnedInCents: z.int(),
      }),
    ),
    /** What both own and owe: by currency, by kind, by partner; joint items by share, and once. */
    byCurrency: z.array(
      z.object({
        currency: currencySchema,
        kinds: z.array(
          z.object({ kind: financialKindSchema, ownedCents: centsBySideSchema, owedCents: centsBySideSchema }),
        ),
        ownedCents: centsBySideSchema,
        owedCents: centsBySideSchema,
        netCents: centsBySideSchema,
        jointCents: centsBySideSchema,
      }),
    ),
    /** Years for which income is still owed, oldest first. */
    missingYears: z.array(z.int()),
    /** 'Please add income for X', or null when no year is missing. */
    missingIncomeMessage: z.string().nullable(),
    isDone: z.boolean(),
    /** Kinds of which this partner states that there is nothing. */
    nothingToDisclose: z.array(editableKindSchema),
    /** What is likely missing; nothing is refused for it. */
    hints: z.array(disclosureHintSchema),
    /** Of what this partner disclosed by the other, and of what the other disclosed by this one. */
    receipts: z.object({ ofMine: receiptSchema.nullable(), ofPartners: receiptSchema.nullable() }),
    /** Joint entries of either partner on which the two do not agree yet. */
    pendingDisputes: z.array(
      z.object({
        entryId: idSchema,
        ownerId: idSchema,
        problem: z.enum(['PERCENTAGES_MISSING', 'PERCENTAGES_NOT_100', 'PARTNER_DISAGREES', 'TWIN_DIFFERS']),
        /** The other partner's entry of the same account. */
        twinId: idSchema.nullable(),
        /** What the entry states, then what its twin does. */
        statements: z.array(jointStatementSchema),
      }),
    ),
  })
  .meta({ id: 'DisclosureSummary', description: "How far one partner's disclosure is. Customer spec §5." });
type DisclosureSummary = z.infer<typeof disclosureSummarySchema>;

function totalsOf(entries: LiveEntries): DisclosureSummary['totals'] {
  const listed = listEntries(entries).map(({ kind, entry }) => ({ kind, ...entryAmounts(kind, entry as never) }));
  const total = (kind: FinancialKind) =>
    CURRENCIES.flatMap((currency) => {
      const own = listed.filter((one) => one.kind === kind && one.currency === currency);
      const sum = (cents: (one: (typeof own)[number]) => number) => own.reduce((to, one) => to + cents(one), 0);
      return own.length === 0
        ? []
        : [
            {
              kind,
              currency,
              ownedInCents: sum((one) => one.ownedCents),
              owedInCents: sum((one) => one.owedCents),
              earnedInCents: sum((one) => one.earnedCents),
            },
          ];
    });
  return FINANCIAL_KINDS.flatMap(total);
}

function disputesOf({ rows }: DisclosedByBoth): DisclosureSummary['pendingDisputes'] {
  const assets = new Map(rows.filter(({ kind }) => kind === 'assets').map((row) => [row.id, row]));
  const statement = (id: string | null) => {
    const row = id === null ? undefined : assets.get(id);
    if (row === undefined) return [];
    const entry = presentEntry<'assets'>(row);
    return [
      {
        entryId: entry.id,
        ownerId: entry.userId,
        version: entry.version,
        description: entry.description ?? null,
        institution: entry.institution ?? null,
        accountNumber: entry.accountNumber ?? null,
        currency: entry.currency,
        valueInCents: entry.valueInCents,
        userAPercentage: entry.userAPercentage ?? null,
        userBPercentage: entry.userBPercentage ?? null,
        partnerAgrees: entry.partnerAgrees,
      },
    ];
  };
  return financialDisputesOf(rows).map(({ entryId, problem, twinId }) => ({
    entryId,
    ownerId: assets.get(entryId)?.userId ?? '',
    problem,
    twinId,
    statements: [...statement(entryId), ...statement(twinId)],
  }));
}

interface SummaryFacts {
  readonly documentId: string;
  readonly side: Side;
  readonly disclosed: DisclosedByBoth;
  readonly receipts: { readonly ofMine: StoredReceipt | null; readonly ofPartners: StoredReceipt | null };
  readonly today: string;
}

/** How far one partner's disclosure is, from what both disclosed. */
export function summarizeDisclosure(own: Disclosed, facts: SummaryFacts): DisclosureSummary {
  const { disclosed, side, today, receipts } = facts;
  const partner = disclosed.of[otherSide(side)];
  const { entryCount, missingYears, isDone } = disclosureState(disclosed.rows, own.userId, today);
  const byCurrency = disclosureTotals({ A: disclosed.of.A?.entries ?? null, B: disclosed.of.B?.entries ?? null });
  return {
    userId: own.userId,
    documentId: facts.documentId,
    version: own.version,
    entries: Object.fromEntries(FINANCIAL_KINDS.map((kind) => [kind, [...own.entries[kind]]])) as never,
    entryCount,
    counts: FINANCIAL_KINDS.map((kind) => ({ kind, count: own.entries[kind].length })),
    totals: totalsOf(own.entries),
    byCurrency: byCurrency.map(({ kinds, ...totals }) => ({ ...totals, kinds: [...kinds] })),
    missingYears,
    missingIncomeMessage: missingIncomeMessage(say, missingYears),
    isDone,
    nothingToDisclose: [...own.nothingToDisclose],
    hints: disclosureHints({
      own: own.entries,
      partner: partner?.entries ?? null,
      nothingToDisclose: own.nothingToDisclose,
      today,
    }),
    receipts: {
      ofMine: receipts.ofMine === null ? null : presentReceipt(receipts.ofMine, own),
      ofPartners:
        receipts.ofPartners === null || partner === null ? null : presentReceipt(receipts.ofPartners, partner),
    },
    pendingDisputes: disputesOf(disclosed),
  };
}
