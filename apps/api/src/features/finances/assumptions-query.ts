import { type Assumptions, assumptionProblems, DEFAULT_ASSUMPTIONS } from '@troth/outcomes';
import { z } from 'zod';

const side = z.enum(['A', 'B']);
const year = z.int();
const rates = z.strictObject({
  CASH: z.int(),
  SECURITIES: z.int(),
  HOME: z.int(),
  BUSINESS: z.int(),
  RETIREMENT: z.int(),
  OTHER: z.int(),
});
const once = z.strictObject({ side, year, cents: z.int() }).nullable();

const assumptionsSchema: z.ZodType<Assumptions> = z.strictObject({
  growthBp: rates,
  dividendsBp: z.int(),
  businessEffortBp: z.int(),
  wageGrowthBp: z.int(),
  inflationBp: z.int(),
  savingsBp: z.int(),
  retirementBp: z.int(),
  savingsName: z.enum(['JOINT', 'EARNER']),
  debtYears: z.int(),
  mortgageYears: z.int(),
  intoHomeCents: z.int(),
  homeBought: z
    .strictObject({ year, priceCents: z.int(), downBp: z.int(), from: z.enum(['SAVINGS', 'A', 'B']) })
    .nullable(),
  outOfWork: z.strictObject({ side, year, years: z.int() }).nullable(),
  inheritance: once,
  mixed: once,
  children: z.strictObject({ year, years: z.int(), costCents: z.int() }).nullable(),
  vestingYears: z.int(),
  grantedYears: z.int(),
  courtLowBp: z.int(),
  courtHighBp: z.int(),
  netOfPayBp: z.int(),
});

/** As long as all assumptions are, twice. */
const MOST_CHARACTERS = 2_000;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Assumptions as JSON in a query. Out of range, or not all of them, is refused with the place. */
export const assumptionsQuery = z
  .string()
  .max(MOST_CHARACTERS)
  .optional()
  .transform((json, context): Assumptions => {
    if (json === undefined) return DEFAULT_ASSUMPTIONS;
    const result = assumptionsSchema.safeParse(parsed(json));
    const [wrong] = result.success
      ? assumptionProblems(result.data)
      : [{ place: result.error.issues[0]?.path.join('.') }];
    if (result.success && wrong === undefined) return result.data;
    context.addIssue({ code: 'custom', path: (wrong?.place ?? '').split('.'), message: 'Out of range' });
    return z.NEVER;
  });
