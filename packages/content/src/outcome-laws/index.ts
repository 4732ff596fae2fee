import type { OutcomeLaw } from '@troth/domain/outcomes';
import { jurisdictions } from '../jurisdictions';
import type { LawFacts } from '../jurisdictions/law-facts';
import { ELECTIVE_RULES, INTESTACY_RULES } from './death';
import { GROWTH_RULES, INCOME_RULES, PAID_IN_RULES, PROPERTY_RULES } from './property';
import { SUPPORT_RULES } from './support';

/** When these rules were written down. From reference knowledge: none was read again against the official text. */
const RESEARCHED_ON = '2026-11-25';

function outcomeLaw(law: LawFacts): OutcomeLaw {
  const { abbreviation } = law;
  const own = PROPERTY_RULES[abbreviation];
  const growth = GROWTH_RULES[abbreviation];
  const income = INCOME_RULES[abbreviation];
  return {
    abbreviation,
    name: law.name,
    property: {
      citation: law.propertyCitation,
      grade: law.confidence,
      kind: law.distributionLaw === 'COMMUNITY_PROPERTY' ? 'COMMUNITY' : 'EQUITABLE',
      reach: own?.reach ?? (law.propertyClassification === 'ALL_PROPERTY' ? 'ALL' : 'SHARED_ONLY'),
      division: own?.division ?? 'COURT',
      note: own?.note ?? null,
    },
    growth: growth === undefined ? null : { shared: growth[0], citation: growth[1], grade: growth[2] },
    income: income === undefined ? null : { isShared: income[0], citation: income[1], grade: income[2] },
    paidIn: PAID_IN_RULES[abbreviation] ?? null,
    support: SUPPORT_RULES[abbreviation] ?? null,
    intestacy: INTESTACY_RULES[abbreviation] ?? null,
    elective: ELECTIVE_RULES[abbreviation] ?? null,
    researchedOn: RESEARCHED_ON,
    reviewedByCounsel: false,
  };
}

/** What each state gives a couple without an agreement, in the order of the states' names. */
export const outcomeLaws: readonly OutcomeLaw[] = jurisdictions.map(({ law }) => outcomeLaw(law));

const byAbbreviation = new Map(outcomeLaws.map((law) => [law.abbreviation, law]));

/** The law of a state by its postal code; null for a place that is not one of the 51. */
export const outcomeLawOf = (abbreviation: string): OutcomeLaw | null => byAbbreviation.get(abbreviation) ?? null;
