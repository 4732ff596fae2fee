import type { components } from '@troth/api-client';
import { questionId } from './couple';

type Schemas = components['schemas'];
type Clause = Schemas['AgreementClause'];
type Source = Schemas['AgreementAnswerSource'];
type Outcome = Schemas['AgreementConditionOutcome'];

/** An answer of a partner to the question of that number, as the agreement prints it. */
export const aSource = (
  question: number,
  respondent: 'A' | 'B',
  value: string,
  answeredAt: string | null,
  agreedAt: string | null = null,
): Source => ({
  questionKey: `q${question}`,
  questionId: questionId(question),
  respondent,
  value,
  answeredAt,
  agreedAt,
});

export const anOutcome = (outcome: Outcome['outcome'], answers: Source[]): Outcome => ({
  condition: {
    questionKey: answers[0]?.questionKey ?? 'q0',
    optionKeys: [],
    optionRestriction: 'ANY',
    respondent: 'AGREED',
    comparisonType: 'EQUAL',
    value: null,
  },
  outcome,
  answers,
});

const provenance: Schemas['AgreementProvenance'] = {
  templateId: 'prenup',
  templateVersion: '1.2.0',
  clauseTemplateId: 'growth',
  isAlwaysIncluded: true,
  conditions: [],
  facts: [],
  state: null,
  reviewedByCounsel: false,
};

/** A clause with a text, in the agreement whatever is answered. */
export const aClause = (
  key: string,
  number: string,
  text: string,
  { why = {}, ...changes }: Partial<Clause> & { why?: Partial<Clause['provenance']> } = {},
): Clause => ({
  kind: 'clause',
  key,
  id: key,
  number,
  heading: null,
  textStyle: null,
  listStyle: 'NONE',
  isSeparatePage: false,
  blocks: [{ type: 'paragraph', inlines: [{ type: 'text', text }] }],
  children: [],
  summary: null,
  provenance: { ...provenance, ...why },
  ...changes,
});

/** An agreement of Alex and Blake of New York with one section. */
export const anAgreement = (
  clauses: Clause[],
  absentClauses: Schemas['AgreementAbsentClause'][] = [],
): Schemas['AgreementTree'] => ({
  formatVersion: 1,
  inputHash: 'f'.repeat(64),
  language: 'en',
  title: 'Prenuptial Agreement',
  parties: {
    A: { side: 'A', name: 'Alex', fullName: 'Alex Arden', initials: 'AA' },
    B: { side: 'B', name: 'Blake', fullName: 'Blake Barlow', initials: 'BB' },
  },
  state: { abbreviation: 'NY', name: 'New York', statute: 'N.Y. Dom. Rel. Law' },
  template: { id: 'prenup', version: '1.2.0', reviewedByCounsel: false },
  assembledOn: '2026-11-20',
  sections: [
    {
      key: 'separate',
      id: 'separate',
      kind: 'ARTICLES',
      number: '1',
      title: 'Separate Property',
      textStyle: null,
      listStyle: 'NONE',
      isSeparatePage: false,
      clauses,
    },
  ],
  absentClauses,
});
