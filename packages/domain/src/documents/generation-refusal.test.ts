import { expect, it } from 'vitest';
import { type GenerationFacts, GENERATION_REFUSALS, generationRefusal } from './generation-refusal';

const person = { firstName: 'Ana', middleName: null, lastName: 'Diaz', suffix: null, hasAcknowledged: true };
const READY: GenerationFacts = {
  isImported: false,
  hasState: true,
  isPaid: true,
  people: [person, person],
  isQuestionnaireBlocked: false,
  isAligned: true,
  areFindingsConfirmed: true,
};
/** What stands in the way, in the order in which it is said. */
const OBSTACLES: readonly Partial<GenerationFacts>[] = [
  { isImported: true },
  { hasState: false },
  { isPaid: false },
  { people: [person, null] },
  { people: [person, { ...person, lastName: ' ' }] },
  { isQuestionnaireBlocked: true },
  { isAligned: false },
  { people: [{ ...person, hasAcknowledged: false }, person] },
  { areFindingsConfirmed: false },
];

it('lets a couple generate that lacks nothing', () => {
  expect(generationRefusal(READY)).toBeNull();
});

it.each(GENERATION_REFUSALS.map((refusal, index) => [refusal, OBSTACLES[index]] as const))(
  'says %s alone, and before all that comes after it',
  (refusal, obstacle) => {
    const later = OBSTACLES.slice(GENERATION_REFUSALS.indexOf(refusal)).reduceRight((all, one) => ({ ...all, ...one }));
    expect(generationRefusal({ ...READY, ...obstacle })).toBe(refusal);
    expect(generationRefusal({ ...READY, ...later, ...obstacle })).toBe(refusal);
  },
);
