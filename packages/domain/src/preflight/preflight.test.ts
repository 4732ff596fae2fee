import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/calendar';
import { anEntry, entriesOf } from '../disclosure/sample-entries';
import type { WaitingRule } from '../notarization/schemas';
import { CONTRADICTIONS } from './contradictions';
import { FINDING_CODES, FINDING_SEVERITIES, FINDINGS_BY_SEVERITY, severityOf } from './codes';
import { findingKey } from './finding';
import { ADVISED_DAYS_BEFORE_WEDDING } from './formality-findings';
import { ONE_SIDED_MIN_CHOICES } from './one-sided';
import { isVisibleTo, needsConfirmation, preflight } from './preflight';
import { aDisclosure, aLaw, factsOf, findings, keys, today } from './preflight.test-support';

const basis = { citation: 'Some Code § 1', note: null };
const incomes = (...years: number[]) => years.map((year) => anEntry('incomes', { year }));
const nothing = { ...aDisclosure(), entries: entriesOf(), nothingToDisclose: [] };

it('finds nothing where there is nothing to find', () => expect(keys()).toEqual([]));

describe('what was disclosed', () => {
  const listing = (entries: Parameters<typeof entriesOf>[0], agreed = {}) =>
    keys({ agreed, disclosed: { A: aDisclosure({ entries: entriesOf(entries) }), B: aDisclosure() } });

  it('is missing with too few entries, or a year without income (customer spec §5)', () => {
    expect(listing({ incomes: incomes(2024, 2025, 2026) })).toEqual([]);
    expect(listing({ incomes: incomes(2024, 2025), assets: [anEntry('assets')] })).toEqual(['DISCLOSURE_MISSING_A']);
    expect(listing({ incomes: incomes(2026) })).toEqual(['DISCLOSURE_MISSING_A']);
  });

  it('is one error, and a heavier one, where the agreement would speak of an account of nothing', () => {
    const of = (agreed: Record<string, string>) => keys({ agreed, disclosed: { A: nothing, B: aDisclosure() } });
    expect(of({})).toEqual(['DISCLOSURE_MISSING_A']);
    expect(of({ un_disclosure_level: 'exact' })).toEqual(['NOTHING_DISCLOSED_A']);
    expect(of({ un_disclosure_level: 'waive_more' })).toEqual(['NOTHING_DISCLOSED_A']);
  });

  it('is not received until the other has confirmed it as it is', () => {
    const receipts = (receipt: 'NONE' | 'OUTDATED' | 'CURRENT') =>
      findings({ disclosed: { A: aDisclosure(), B: aDisclosure({ receipt, version: 'v2' }) } });
    expect(receipts('CURRENT')).toEqual([]);
    for (const each of ['NONE', 'OUTDATED'] as const)
      expect(receipts(each)).toMatchObject([{ code: 'RECEIPT_MISSING', side: 'A', facts: 'v2' }]);
    expect(keys({ disclosed: { A: aDisclosure(), B: { ...nothing, receipt: 'NONE' } } })).toEqual([
      'DISCLOSURE_MISSING_B',
    ]);
  });

  it('wants a basis for each value: by law an error, by what was agreed a warning, else nothing', () => {
    const bare = { incomes: incomes(2024, 2025, 2026), debts: [anEntry('debts', { valuationBasis: null })] };
    const disclosed = { A: aDisclosure({ entries: entriesOf(bare) }), B: aDisclosure() };
    expect(keys({ disclosed })).toEqual([]);
    expect(keys({ disclosed, agreed: { un_disclosure_level: 'estimates' } })).toEqual(['VALUES_WITHOUT_BASIS_A']);
    const law = aLaw({ valuesNeedBasis: basis });
    const [found] = findings({ disclosed, law });
    expect(found).toMatchObject({ code: 'VALUES_WITHOUT_BASIS_BY_LAW', law: basis, fixes: [{ kind: 'debts' }] });
  });

  it('asks for no basis of a year without income', () => {
    const years = [2024, 2025, 2026].map((year) => anEntry('incomes', { year, valueInCents: 0, valuationBasis: null }));
    expect(listing({ incomes: years }, { un_disclosure_level: 'exact' })).toEqual([]);
  });

  it('is estimated where both chose exact values', () => {
    const guessed = {
      incomes: incomes(2024, 2025, 2026),
      debts: [anEntry('debts', { valuationBasis: 'OWN_ESTIMATE' })],
    };
    expect(listing(guessed, { un_disclosure_level: 'exact' })).toEqual(['VALUES_ESTIMATED_A']);
    expect(listing(guessed, { un_disclosure_level: 'estimates' })).toEqual([]);
  });

  it.each([
    ['just within 6 months', '2025-12-16', false],
    ['exactly 6 months back', '2025-12-15', false],
    ['more than 6 months back', '2025-12-14', true],
  ])('a value of a day %s', (_name, valuationDate, isOld) =>
    expect(
      listing({ incomes: incomes(2024, 2025, 2026), debts: [anEntry('debts', { valuationDate })] }).includes(
        'VALUES_OLD_A',
      ),
    ).toBe(isOld),
  );

  it('is compared with who owns the home', () => {
    expect(keys({ agreed: { hm_current: 'partner_a' } })).toEqual(['HOME_NOT_LISTED_A']);
    expect(keys({ agreed: { hm_current: 'both' } })).toEqual(['HOME_NOT_LISTED']);
    expect(keys({ agreed: { hm_current: 'rented' } })).toEqual([]);
    const home = { incomes: incomes(2024, 2025, 2026), 'real-estates': [anEntry('real-estates')] };
    expect(listing(home, { hm_current: 'partner_a' })).toEqual([]);
  });

  it('is compared with who has a business', () => {
    const own = { incomes: incomes(2024, 2025, 2026), businesses: [anEntry('businesses')] };
    expect(listing(own, { sp_business: 'neither' })).toEqual(['BUSINESS_WITHOUT_TERMS_A']);
    expect(listing(own, { sp_business: 'partner_b' })).toEqual(['BUSINESS_WITHOUT_TERMS_A']);
    expect(listing(own, { sp_business: 'partner_a' })).toEqual([]);
    const silent = aDisclosure({ nothingToDisclose: [] });
    expect(keys({ agreed: { sp_business: 'both' }, disclosed: { A: silent, B: aDisclosure() } })).toEqual([
      'BUSINESS_NOT_LISTED_A',
    ]);
  });

  it('is compared with the support that a partner pays or receives, for that partner alone', () => {
    const found = findings({ ofB: { bg_prior_obligations: 'both' } });
    expect(found).toMatchObject([
      {
        code: 'OBLIGATIONS_NOT_LISTED',
        side: 'B',
        isPrivate: true,
        fixes: [{ kind: 'debts' }, { kind: 'incomes' }, {}],
      },
    ]);
    const listed = {
      incomes: [...incomes(2024, 2025, 2026), anEntry('incomes', { incomeType: 'PA_CHILD_SUPPORT' })],
      debts: [anEntry('debts', { natureOfDebt: 'Alimony' })],
    };
    const disclosed = { A: aDisclosure(), B: aDisclosure({ entries: entriesOf(listed) }) };
    expect(keys({ ofB: { bg_prior_obligations: 'both' }, disclosed })).toEqual([]);
  });

  it('holds a joint account although both answered that they will have none', () => {
    const joint = anEntry('assets', { isJoint: true, userAPercentage: 50, userBPercentage: 50 });
    const entries = { incomes: incomes(2024, 2025, 2026), assets: [joint] };
    expect(listing(entries, { hf_joint: 'no' })).toEqual(['JOINT_ACCOUNT_LISTED']);
    expect(listing(entries, { hf_joint: 'household' })).toEqual([]);
  });

  it('has joint entries to settle, and a confirmation is of their versions', () => {
    const disputed = (version: number) =>
      findings({
        disclosed: {
          A: aDisclosure({
            entries: entriesOf({
              incomes: incomes(2024, 2025, 2026),
              assets: [anEntry('assets', { id: 'one', isJoint: true, userAPercentage: 40, version })],
            }),
          }),
          B: aDisclosure(),
        },
      });
    expect(disputed(1)).toMatchObject([{ code: 'FINANCIAL_DISPUTES_PENDING', side: null }]);
    expect(disputed(1)).toEqual(disputed(1));
    expect(disputed(1)[0]?.facts).not.toEqual(disputed(2)[0]?.facts);
  });
});

describe('counsel', () => {
  const california = aLaw({ supportNeedsAttorneys: basis });
  it.each(['waived', 'partner_a_waives', 'partner_b_waives', 'waived_if_short', 'limited', 'sum_per_year', 'lump_sum'])(
    'support that is %s wants an attorney beside each, where the state says so',
    (ss_choice) => {
      expect(keys({ law: california, agreed: { ss_choice }, isRepresented: { A: true, B: false } })).toEqual([
        'SUPPORT_NEEDS_ATTORNEYS_B',
        'ONLY_ONE_REPRESENTED_B',
      ]);
      expect(keys({ law: california, agreed: { ss_choice } })).toEqual([]);
      expect(keys({ agreed: { ss_choice }, isRepresented: { A: false, B: false } })).toEqual([]);
    },
  );
  it('support that is left to the law does not', () =>
    expect(
      keys({ law: california, agreed: { ss_choice: 'state_law' }, isRepresented: { A: false, B: false } }),
    ).toEqual([]));

  it('is wanted for embryos, for giving up detail, and for a presumption of fairness, each with its law', () => {
    const law = aLaw({
      embryosNeedAttorneys: basis,
      disclosureWaiverNeedsAttorney: basis,
      fairnessNeedsAttorneys: basis,
    });
    const agreed = { fa_embryo: 'yes', un_disclosure_level: 'waive_more' };
    const found = findings({ law, agreed, isRepresented: { A: false, B: true } });
    expect(found.map(findingKey)).toEqual([
      'EMBRYOS_NEED_ATTORNEYS_A',
      'DISCLOSURE_WAIVER_NEEDS_ATTORNEY_A',
      'ONLY_ONE_REPRESENTED_A',
      'FAIRNESS_NEEDS_ATTORNEYS_A',
    ]);
    expect(keys({ law, agreed })).toEqual([]);
  });

  it('that was wanted through the service and is not there would be named in the agreement', () => {
    const ofA = { un_hire_attorney: 'through_service' };
    expect(keys({ ofA, isRepresented: { A: false, B: false } })).toEqual(['ATTORNEY_NOT_FOUND_A']);
    expect(keys({ ofA })).toEqual([]);
  });

  it('that is undecided, or was declined and then not, is told its author alone', () => {
    const none = { A: false, B: false };
    expect(findings({ ofA: { un_hire_attorney: 'undecided' }, isRepresented: none })).toMatchObject([
      { code: 'COUNSEL_UNDECIDED', isPrivate: true },
    ]);
    const back = { un_hire_attorney: 'without', un_counsel_waiver: 'get_counsel' };
    expect(findings({ ofA: back, isRepresented: none })).toMatchObject([
      { code: 'COUNSEL_TAKEN_BACK', isPrivate: true },
    ]);
    expect(keys({ ofA: { ...back, un_counsel_waiver: 'prepare' }, isRepresented: none })).toEqual([]);
  });

  it.each([
    ['by the same address', 'Priya Raman, PRIYA@raman.example', 'P. Raman <priya@raman.example>', true],
    ['by the same words', 'Priya Raman, New York', 'priya  raman, new york', true],
    ['or not', 'Priya Raman, priya@raman.example', 'Ola Cole, ola@cole.example', false],
  ])('of one attorney for both, told %s', (_name, a, b, isSame) => {
    const own = (typed: string) => ({ un_hire_attorney: 'own_attorney', un_ext_attorney: { options: [], typed } });
    expect(keys({ ofA: own(a), ofB: own(b) })).toEqual(isSame ? ['SAME_ATTORNEY'] : []);
  });

  it('is advised for words of their own, unless one has an attorney', () => {
    const agreed = { at_custom: 'We visit my parents each May.' };
    expect(keys({ agreed, isRepresented: { A: false, B: false } })).toEqual(['OWN_WORDS_UNREVIEWED']);
    expect(keys({ agreed })).toEqual([]);
  });
});

describe('signing', () => {
  it('needs a notary and witnesses where the state says so, with its law', () => {
    const law = aLaw({ notaryRequired: basis, witnessesRequired: basis, witnessesAdvised: basis });
    expect(findings({ law })).toMatchObject([
      { code: 'NOTARY_NEEDED', law: basis },
      { code: 'WITNESSES_NEEDED', law: basis },
    ]);
    expect(keys({ law: aLaw({ witnessesAdvised: basis }) })).toEqual(['WITNESSES_ADVISED']);
  });

  it('online does not fit witnesses; advised ones matter where rights in an estate are given up', () => {
    const online = { at_signing: 'online' };
    expect(keys({ law: aLaw({ witnessesRequired: basis }), agreed: online })).toContain('ONLINE_SIGNING_WITNESSES');
    const advised = aLaw({ witnessesAdvised: basis });
    expect(keys({ law: advised, agreed: online })).not.toContain('ONLINE_SIGNING_WITNESSES');
    expect(keys({ law: advised, agreed: { ...online, de_estate: 'both_waive' } })).toContain(
      'ONLINE_SIGNING_WITNESSES',
    );
    expect(keys({ law: advised, agreed: { at_signing: 'in_person', de_estate: 'both_waive' } })).not.toContain(
      'ONLINE_SIGNING_WITNESSES',
    );
  });

  it('needs a translator for whoever reads another language, who alone is told', () => {
    expect(findings({ ofA: { un_language: 'spanish' }, ofB: { un_language: 'english' } })).toMatchObject([
      { code: 'TRANSLATION_NEEDED', side: 'A', isPrivate: true },
    ]);
  });
});

describe('the wedding', () => {
  const rule = (kind: WaitingRule['kind'], days: number): WaitingRule => ({
    kind,
    days,
    effect: kind === 'WAIT_AFTER_FINAL' ? 'BLOCKS' : 'WARNS',
    timeZone: 'America/Los_Angeles',
    citation: 'Some Code § 7',
  });
  const inDays = (days: number, waitingRules: WaitingRule[] = []) =>
    keys({ law: aLaw({ waitingRules }), agreed: { bg_wedding_date: addDays(today, days) } });

  it.each([
    ['yesterday', -1, ['WEDDING_PAST']],
    ['today', 0, ['WEDDING_SOON']],
    ['a day nearer than advised', ADVISED_DAYS_BEFORE_WEDDING - 1, ['WEDDING_SOON']],
    ['as far as advised', ADVISED_DAYS_BEFORE_WEDDING, []],
  ])('%s', (_name, days, expected) => expect(inDays(days)).toEqual(expected));

  it.each([
    [6, ['WEDDING_INSIDE_WAIT']],
    [7, ['WEDDING_INSIDE_WAIT']],
    [8, ['WEDDING_SOON']],
  ])('in %s days, with seven days between the final text and the signing (row 18)', (days, expected) =>
    expect(inDays(days, [rule('WAIT_AFTER_FINAL', 7)])).toEqual(expected),
  );

  it.each([
    [6, ['WEDDING_TOO_CLOSE']],
    [7, ['WEDDING_SOON']],
    [8, ['WEDDING_SOON']],
  ])('in %s days, with seven days between signing and wedding (row 30)', (days, expected) =>
    expect(inDays(days, [rule('DAYS_BEFORE_WEDDING', 7)])).toEqual(expected),
  );

  it('is confirmed as a date: the days that pass ask nothing anew', () => {
    const law = aLaw({ waitingRules: [rule('WAIT_AFTER_FINAL', 7)] });
    const on = (day: string) => findings({ law, today: day, agreed: { bg_wedding_date: '2026-06-18' } })[0]?.facts;
    expect(on('2026-06-15')).toEqual(on('2026-06-16'));
  });
});

describe('a one-sided pattern', () => {
  const forA = {
    hm_end: 'offered_to_a',
    de_estate: 'partner_b_waives',
    in_life: 'partner_b',
    fa_embryo_divorce: 'partner_a',
    fa_pet_home: 'partner_a',
  };
  it(`is asked about from ${ONE_SIDED_MIN_CHOICES} choices on`, () => {
    expect(Object.keys(forA)).toHaveLength(ONE_SIDED_MIN_CHOICES);
    expect(findings({ agreed: forA })).toMatchObject([
      { code: 'ONE_SIDED', side: 'A', parameters: { count: 5, of: 5 } },
    ]);
    expect(keys({ agreed: { ...forA, hm_end: 'sold' } })).toEqual([]);
  });

  it.each([
    ['four of five', { fa_pet_home: 'partner_b' }, true],
    ['three of five', { fa_pet_home: 'partner_b', hm_end: 'offered_to_b' }, false],
  ])('%s', (_name, others, isFound) =>
    expect(keys({ agreed: { ...forA, ...others } }).includes('ONE_SIDED_A')).toBe(isFound),
  );

  it.each([
    ['50', 5],
    ['50.5', 6],
  ])('a share of %s percent', (percent, of) =>
    expect(findings({ agreed: { ...forA, mp_split: 'fixed_percent', mp_split_pct_a: percent } })).toMatchObject([
      { parameters: { of } },
    ]),
  );

  const each = {
    sp_premarital: 'stays',
    mp_earnings: 'earner',
    ss_choice: 'waived',
    de_estate: 'both_waive',
    at_fees: 'own',
  };
  const having = (cents: number) => ({
    A: aDisclosure({
      entries: entriesOf({
        incomes: [2024, 2025, 2026].map((year) => anEntry('incomes', { year, valueInCents: cents })),
        assets: [anEntry('assets', { valueInCents: cents })],
      }),
    }),
    B: aDisclosure({
      entries: entriesOf({
        incomes: [2024, 2025, 2026].map((year) => anEntry('incomes', { year, valueInCents: 1_000_00 })),
        assets: [anEntry('assets', { valueInCents: 1_000_00 })],
      }),
    }),
  });
  it.each([
    ['just less than twice', 1_999_99, []],
    ['twice', 2_000_00, ['ONE_SIDED_A']],
    ['more than twice', 2_000_01, ['ONE_SIDED_A']],
  ])('"each keeps their own" favours nobody until one has %s what the other has', (_name, cents, expected) =>
    expect(keys({ agreed: each, disclosed: having(cents) })).toEqual(expected),
  );

  it('counts answers to what is one decision once', () => {
    const agreed = {
      ...each,
      at_fees: 'court',
      sp_growth_passive: 'owner',
      sp_growth_active: 'owner',
      sp_income: 'owner',
    };
    expect(keys({ agreed, disclosed: having(2_000_00) })).toEqual([]);
    expect(findings({ agreed: { ...agreed, at_fees: 'own' }, disclosed: having(2_000_00) })).toMatchObject([
      { parameters: { count: 5, of: 5 }, fixes: { length: 8 } },
    ]);
  });

  it('weighs more where unfair terms need an attorney', () => {
    const law = aLaw({ unfairTermsNeedAttorneys: basis });
    expect(keys({ law, agreed: forA, isRepresented: { A: false, B: false } })).toEqual([
      'UNFAIR_TERMS_NEED_ATTORNEYS_B',
      'ONE_SIDED_A',
    ]);
    expect(keys({ law, agreed: forA })).toEqual(['ONE_SIDED_A']);
  });
});

describe('all findings', () => {
  it('have one code each, with one weight', () => {
    expect(new Set(FINDING_CODES).size).toBe(FINDING_CODES.length);
    for (const severity of FINDING_SEVERITIES)
      for (const code of FINDINGS_BY_SEVERITY[severity]) expect(severityOf(code)).toBe(severity);
  });

  const option = fc.constantFrom(
    ...new Set(
      CONTRADICTIONS.flatMap(({ answers }) =>
        Object.entries(answers).flatMap(([key, options]) => options.map((one) => `${key} ${one}`)),
      ),
    ),
    'un_hire_attorney undecided',
    'un_language other',
    'bg_prior_obligations both',
    'un_disclosure_level exact',
    'hm_current both',
    'sp_business both',
    'un_reasons debts',
  );
  const law = fc.constantFrom(
    null,
    aLaw(),
    aLaw({ valuesNeedBasis: basis, witnessesRequired: basis, supportNeedsAttorneys: basis }),
  );
  const entries = fc.constantFrom(
    nothing,
    aDisclosure(),
    aDisclosure({
      receipt: 'OUTDATED',
      entries: entriesOf({
        assets: [anEntry('assets', { isJoint: true }), anEntry('assets', { valuationDate: '2020-01-01' })],
        debts: [anEntry('debts', { valuationBasis: null }), anEntry('debts', { valuationBasis: null })],
      }),
    }),
  );
  const facts = fc
    .record({ options: fc.array(option), law, A: entries, B: entries, isA: fc.boolean(), isB: fc.boolean() })
    .map(({ options, isA, isB, A, B, ...rest }) => ({
      options,
      of: (given: readonly string[]) =>
        factsOf({
          agreed: Object.fromEntries(given.map((one) => one.split(' ') as [string, string])),
          law: rest.law,
          disclosed: { A, B },
          isRepresented: { A: isA, B: isB },
        }),
    }));

  it('lead somewhere, are told once, heaviest first, and never in private what both must confirm', () => {
    fc.assert(
      fc.property(facts, ({ options, of }) => {
        const found = preflight(of(options));
        expect(found.every(({ fixes }) => fixes.length > 0)).toBe(true);
        expect(new Set(found.map(findingKey)).size).toBe(found.length);
        expect(found.filter((finding) => needsConfirmation(finding) && finding.isPrivate)).toEqual([]);
        const weights = found.map(({ code }) => FINDING_SEVERITIES.indexOf(severityOf(code)));
        expect(weights).toEqual(weights.toSorted((one, other) => one - other));
      }),
    );
  });

  it('do not depend on the order of answers and entries', () => {
    fc.assert(
      fc.property(facts, ({ options, of }) => {
        const answers = [...new Map(options.map((one) => [one.split(' ')[0], one])).values()];
        const one = of(answers);
        const other = of(answers.toReversed());
        const turned = (side: 'A' | 'B') => {
          const own = other.disclosed[side]!;
          const { assets, debts } = own.entries;
          return { ...own, entries: { ...own.entries, assets: assets.toReversed(), debts: debts.toReversed() } };
        };
        expect(preflight({ ...other, disclosed: { A: turned('A'), B: turned('B') } })).toEqual(preflight(one));
      }),
    );
  });

  it('tell nothing of an answer before both have completed the questionnaire (row 3)', () => {
    fc.assert(
      fc.property(facts, ({ options, of }) => {
        const before = preflight({ ...of(options), answers: null });
        expect(before).toEqual(preflight({ ...of([]), answers: null }));
        expect(before.some(({ isPrivate }) => isPrivate)).toBe(false);
      }),
    );
  });

  it('that are a partner’s alone are seen by nobody else', () => {
    const found = findings({ ofA: { un_language: 'other' } });
    expect(
      found.map((finding) => [isVisibleTo(finding, 'A'), isVisibleTo(finding, 'B'), isVisibleTo(finding, null)]),
    ).toEqual([[true, false, false]]);
  });
});
