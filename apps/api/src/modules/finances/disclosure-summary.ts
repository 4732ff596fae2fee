import {
  FINANCIAL_KINDS,
  type FinancialKind,
  financialKindSchema,
  missingIncomeMessage,
} from '@troth/domain/disclosure';
import { say } from '@troth/domain/messages';
import { currencySchema } from '@troth/domain/money';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { disclosureState, financialDisputesOf } from './disclosure-state';
import type { EntryRow } from './finance.repository';

export const disclosureSummarySchema = z
  .object({
    userId: idSchema,
    documentId: idSchema,
    /** Live entries of this partner, of all kinds. */
    entryCount: z.int().min(0),
    counts: z.array(z.object({ kind: financialKindSchema, count: z.int().min(0) })),
    /** Sums by kind and currency, in the kinds' order; currencies are never mixed. */
    totals: z.array(z.object({ kind: financialKindSchema, currency: currencySchema, totalInCents: z.int() })),
    /** Years for which income is still owed, oldest first. */
    missingYears: z.array(z.int()),
    /** 'Please add income for X', or null when no year is missing. */
    missingIncomeMessage: z.string().nullable(),
    isDone: z.boolean(),
    /** Joint entries of either partner on which the two do not agree yet. */
    pendingDisputes: z.array(
      z.object({
        entryId: idSchema,
        problem: z.enum(['PERCENTAGES_MISSING', 'PERCENTAGES_NOT_100', 'PARTNER_DISAGREES', 'TWIN_DIFFERS']),
        twinId: idSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'DisclosureSummary', description: "How far one partner's disclosure is. Customer spec §5." });

/** The field that an entry of a kind is worth; an income counts with overtime and tips. */
const worthFields = {
  assets: ['valueInCents'],
  vehicles: ['marketValueInCents', 'purchasePriceInCents'],
  businesses: ['valueInCents'],
  debts: ['amountDueInCents'],
  'real-estates': ['assessedValueInCents'],
  incomes: ['valueInCents'],
  'inheritances-trusts': ['valueInCents'],
  'legacy-joint-properties': ['valueInCents'],
} satisfies Record<FinancialKind, string[]>;

const cents = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function worthOf({ kind, fields }: EntryRow): number {
  const worth = worthFields[kind].map((field) => cents(fields[field])).find((value) => value !== null) ?? 0;
  if (kind !== 'incomes') return worth;
  return worth + (cents(fields['overtimePayInCents']) ?? 0) + (cents(fields['tipsInCents']) ?? 0);
}

/** How far one partner's disclosure is, from the live entries of both. */
export function summarizeDisclosure(
  rows: readonly EntryRow[],
  owner: { userId: string; documentId: string },
  today: string,
): z.infer<typeof disclosureSummarySchema> {
  const own = rows.filter((row) => row.userId === owner.userId);
  const { entryCount, missingYears, isDone } = disclosureState(rows, owner.userId, today);
  const sums = new Map<string, { kind: FinancialKind; currency: string; totalInCents: number }>();
  for (const row of own) {
    const key = `${row.kind} ${row.currency}`;
    const sum = sums.get(key) ?? { kind: row.kind, currency: row.currency, totalInCents: 0 };
    sums.set(key, { ...sum, totalInCents: sum.totalInCents + worthOf(row) });
  }
  return {
    ...owner,
    entryCount,
    counts: FINANCIAL_KINDS.map((kind) => ({ kind, count: own.filter((row) => row.kind === kind).length })),
    totals: FINANCIAL_KINDS.flatMap((kind) =>
      [...sums.values()]
        .filter((sum) => sum.kind === kind)
        .map((sum) => ({ ...sum, currency: currencySchema.parse(sum.currency) }))
        .toSorted((one, other) => one.currency.localeCompare(other.currency)),
    ),
    missingYears,
    missingIncomeMessage: missingIncomeMessage(say, missingYears),
    isDone,
    pendingDisputes: financialDisputesOf(rows),
  };
}
