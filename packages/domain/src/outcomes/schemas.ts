import { z } from 'zod';

/** How well a fact of law was checked. `low` draws nothing that a reader may rely on; it is said beside the figure. */
const gradeSchema = z.enum(['high', 'medium', 'low']);
/** A share in basis points; a third is 10,000 / 3. */
const basisPoints = z.number().min(0).max(10_000);
const cents = z.int();

/** A rule of law with where it stands and how well that was checked. */
const cited = { citation: z.string().min(1), grade: gradeSchema };

/** Which growth of separate property is shared without an agreement: none, what effort made, or all. */
export const GROWTH_SHARED = ['NONE', 'ACTIVE', 'ALL'] as const;
/** What a court can divide: what is shared, everything, or everything but gifts and inheritances. */
export const REACHES = ['SHARED_ONLY', 'ALL', 'ALL_BUT_GIFTS'] as const;

/** What shared pay that lowers the loan on one partner's own home is when it is divided: its amount, or also its part of the rise in value. */
export const PAID_IN = ['AMOUNT', 'FRACTION'] as const;

/** Length of support in months of marriage: from `fromYears` full years on, between two shares of its length, or a fixed time. */
const supportLengthSchema = z.object({
  fromYears: z.int().min(0),
  lowBp: basisPoints,
  highBp: basisPoints,
  /** At most this many months, whatever the shares give; null where only the shares limit it. */
  mostMonths: z.int().positive().nullable(),
});

/** Amount by statute. Incomes are of a year and before tax, unless `isOfNet`. */
const supportAmountSchema = z.discriminatedUnion('kind', [
  /** The lower of `payorBp` of the payor's less `payeeBp` of the payee's income, and `combinedBp` of both less the payee's. */
  z.object({
    kind: z.literal('TWO_INCOMES'),
    payorBp: basisPoints,
    payeeBp: basisPoints,
    combinedBp: basisPoints,
    /** Income of the payor that counts at most; null where there is no cap. */
    payorCapCents: cents.nullable(),
    /** Where both together have more, the formula says nothing. */
    combinedLimitCents: cents.nullable(),
    isOfNet: z.boolean(),
  }),
  /** `combinedBp` of both incomes less the payee's, times `factorBp` up to `thresholdCents` of both and `aboveBp` beyond. */
  z.object({
    kind: z.literal('COMBINED_SHARE'),
    combinedBp: basisPoints,
    thresholdCents: cents,
    factorBp: basisPoints,
    aboveBp: basisPoints,
    combinedLimitCents: cents.nullable(),
  }),
  /** A share of the difference: a most (from nothing), or a range, by years of marriage. */
  z.object({
    kind: z.literal('DIFFERENCE'),
    steps: z.array(z.object({ fromYears: z.int().min(0), lowBp: basisPoints, highBp: basisPoints })).min(1),
    isOfNet: z.boolean(),
  }),
  /** At most the lower of a sum and a share of the payor's income. */
  z.object({ kind: z.literal('CAPPED'), mostCents: cents, payorBp: basisPoints }),
]);

const supportLawSchema = z.object({
  ...cited,
  /** Null: a court decides, and no figure is drawn. */
  amount: supportAmountSchema.nullable(),
  /** Full years of marriage before there is any; 0 where none are asked for. */
  leastYears: z.int().min(0),
  length: z.array(supportLengthSchema).nullable(),
  note: z.string().nullable(),
});

/** The spouse's share without a will: a sum first, then a share of the rest. */
const portionSchema = z.object({ firstCents: cents, restBp: basisPoints });

const intestacySchema = z.object({
  ...cited,
  /** Of separate or, where there is no community, of all property; null where it is not one figure. */
  withChildren: portionSchema.nullable(),
  /** Neither descendants nor parents. */
  alone: portionSchema.nullable(),
  /** Of the half of the community that the one who died had; null outside community property. */
  communityBp: basisPoints.nullable(),
  note: z.string().nullable(),
});

const electiveSchema = z.object({
  ...cited,
  share: z.discriminatedUnion('kind', [
    /** The law sets nothing aside beyond the survivor's own half, allowances and homestead. */
    z.object({ kind: z.literal('NONE') }),
    z.object({
      kind: z.literal('ESTATE'),
      steps: z.array(z.object({ fromYears: z.int().min(0), withChildrenBp: basisPoints, aloneBp: basisPoints })).min(1),
      leastCents: cents,
      /** Shares of the joint names and plans of the one who died that count too, and are set off as they come to the survivor. */
      beyondWill: z.object({ jointBp: basisPoints, planBp: basisPoints }).nullable(),
    }),
    /**
     * Half of what both have, times a share that grows with the years. What came to the survivor outside a will is set
     * off, and the same share of the survivor's own.
     */
    z.object({
      kind: z.literal('AUGMENTED'),
      steps: z.array(z.object({ fromYears: z.int().min(0), maritalBp: basisPoints })).min(1),
    }),
  ]),
  note: z.string().nullable(),
});

/**
 * What the law of one state gives a couple without an agreement, as far as it can be computed. A part that is null is
 * not known here: nothing is drawn from it. It is our own reading and has not been reviewed by counsel.
 */
export const outcomeLawSchema = z
  .object({
    abbreviation: z.string(),
    name: z.string(),
    property: z.object({
      ...cited,
      kind: z.enum(['COMMUNITY', 'EQUITABLE']),
      reach: z.enum(REACHES),
      /** EQUAL: halves. COURT: a court decides, and a band is drawn. */
      division: z.enum(['EQUAL', 'COURT']),
      note: z.string().nullable(),
    }),
    growth: z.object({ ...cited, shared: z.enum(GROWTH_SHARED) }).nullable(),
    /** Whether rent, interest and dividends of separate property are shared. */
    income: z.object({ ...cited, isShared: z.boolean() }).nullable(),
    /** Null: not known, and read as growing with the equity. */
    paidIn: z
      .object({
        ...cited,
        kind: z.enum(PAID_IN),
        /** Whether shared money that pays one partner's own debt is owed back to what is shared. */
        areDebtsRepaid: z.boolean(),
      })
      .nullable(),
    support: supportLawSchema.nullable(),
    intestacy: intestacySchema.nullable(),
    elective: electiveSchema.nullable(),
    researchedOn: z.iso.date(),
    reviewedByCounsel: z.boolean(),
  })
  .meta({ id: 'OutcomeLaw', description: 'What a state’s law gives without an agreement, with sources.' });
export type OutcomeLaw = z.infer<typeof outcomeLawSchema>;

/** An answer by the question's key: the chosen options' keys and what was typed. */
export const outcomeAnswerSchema = z
  .object({ options: z.array(z.string()), typed: z.string().nullable() })
  .meta({ id: 'OutcomeAnswer', description: 'An answer, by keys of the questionnaire.' });
export type OutcomeAnswer = z.infer<typeof outcomeAnswerSchema>;
export type OutcomeAnswers = Readonly<Record<string, OutcomeAnswer>>;

/** Why an answer is not computed. */
export const OUTCOME_GAPS = ['NO_STATE', 'PARTNER_NOT_DONE', 'NO_PARTNER'] as const;

export const outcomeFactsSchema = z
  .object({
    law: outcomeLawSchema.nullable(),
    /**
     * Answers that count, by side. The other partner's are there once both have completed the questionnaire; before that
     * their place is empty.
     */
    answers: z.object({
      A: z.record(z.string(), outcomeAnswerSchema),
      B: z.record(z.string(), outcomeAnswerSchema),
    }),
    areBothComplete: z.boolean(),
    gaps: z.array(z.enum(OUTCOME_GAPS)),
    /** Clauses that an attorney changed by hand: not computed. */
    changedByHand: z.array(z.object({ key: z.string(), name: z.string() })),
  })
  .meta({
    id: 'OutcomeFacts',
    description: 'What the browser needs, beside the disclosure, to compute what an agreement would mean.',
  });
export type OutcomeFacts = z.infer<typeof outcomeFactsSchema>;
