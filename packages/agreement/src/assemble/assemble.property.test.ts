import { agreementTemplate, SUPPORT_CHOICES } from '@troth/content/clauses';
import { questionOfKey } from '@troth/content/questionnaire';
import { jurisdictions } from '@troth/content/jurisdictions';
import type { TemplateClause } from '@troth/domain/agreement';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCouple } from '../testing/couple';
import { aFullCouple } from '../testing/full-couple';
import { agreementTreeSchema, type ClauseNode } from '../tree';
import { type AssemblyInput, assemble, outline } from './index';
import { answerInputSchema } from './input';

const typedFor: Record<string, fc.Arbitrary<string>> = {
  CURRENCY: fc.integer({ min: 0, max: 5_000_000 }).map((cents) => (cents / 100).toFixed(2)),
  NUMBER: fc.oneof(fc.integer({ min: 0, max: 120 }).map(String), fc.constant('12.5'), fc.constant('abc')),
  DATE: fc.constantFrom('2027-06-12', '2028-02-29', 'soon'),
  PHONE: fc.constant('+14155550123'),
  TEXT: fc.oneof(fc.string(), fc.constant('line one\nline two'), fc.constant('$5 & #2 @ 10%')),
};

/** An answer to one question: none, or options and typed text as they may come. */
const answerTo = (question: (typeof agreementTemplate.questions)[number]) =>
  fc.option(
    fc
      .record({
        optionKeys:
          question.options.length === 0 ? fc.constant([]) : fc.subarray(question.options.map(({ key }) => key)),
        valueTyped: fc.option(typedFor[question.inputType ?? 'TEXT'] ?? fc.string()),
      })
      .map((answer) => answerInputSchema.parse(answer)),
    { freq: 4 },
  );

const answerSet = fc.tuple(...agreementTemplate.questions.map((question) => answerTo(question))).map((answers) =>
  Object.fromEntries(
    answers.flatMap((answer, index) => {
      const key = agreementTemplate.questions[index]?.key;
      return answer === null || key === undefined ? [] : [[key, answer]];
    }),
  ),
);

const anyReceipt = fc.option(
  fc.record({
    confirmedOn: fc.constant('2026-11-19'),
    version: fc.constant('9c41e07fb2d85a36'),
    isOfWhatIsListed: fc.boolean(),
  }),
);
const keysIn = (clauses: readonly TemplateClause[]): string[] =>
  clauses.flatMap(({ key, children }) => [key, ...keysIn(children)]);
const everyKey = agreementTemplate.sections.flatMap(({ clauses }) => keysIn(clauses));

/** Two partners who agree on most things: B's answers replace A's here and there. */
const couples = fc.record({
  state: fc.constantFrom(...jurisdictions.map(({ law }) => law.abbreviation)),
  shared: answerSet,
  differing: answerSet,
  differs: fc.array(fc.constantFrom(...agreementTemplate.questions.map(({ key }) => key)), { maxLength: 6 }),
  hasDisclosure: fc.boolean(),
  receipts: fc.record({ A: anyReceipt, B: anyReceipt }),
});

function inputOf(
  { shared, differing, differs, hasDisclosure, receipts }: typeof couples extends fc.Arbitrary<infer T> ? T : never,
  state: string,
): AssemblyInput {
  const input = (hasDisclosure ? aFullCouple() : aCouple()).inState(state).input();
  const ofB = { ...shared };
  for (const key of differs) {
    const other = differing[key];
    if (other === undefined) delete ofB[key];
    else ofB[key] = other;
  }
  return { ...input, receipts, answers: { A: shared, B: ofB } };
}

const all = (nodes: readonly ClauseNode[]): ClauseNode[] => nodes.flatMap((node) => [node, ...all(node.children)]);
const withoutTyped = (input: AssemblyInput): AssemblyInput => {
  // What people type may hold braces; without it every brace would be the template's.
  const clean = (answers: AssemblyInput['answers']['A']) =>
    Object.fromEntries(
      Object.entries(answers).map(([key, answer]) => [
        key,
        { ...answer, valueTyped: answer.valueTyped?.replace(/[{}]/g, '') ?? null },
      ]),
    );
  return { ...input, answers: { A: clean(input.answers.A), B: clean(input.answers.B) } };
};

describe('any answers in any state', () => {
  it('assemble, leave no placeholder, dangle no reference, take exactly one support clause, and tell of every clause', () => {
    fc.assert(
      fc.property(couples, (couple) => {
        for (const { law } of jurisdictions) {
          const tree = assemble(withoutTyped(inputOf(couple, law.abbreviation)));
          const nodes = all(tree.sections.flatMap((section) => section.clauses));
          const keys = new Set(nodes.map((node) => node.key));
          expect(outline(tree)).not.toMatch(/[{}]|undefined|NaN|-\d+%|\(-/);
          expect(SUPPORT_CHOICES.filter((key) => keys.has(key))).toHaveLength(1);
          const told = new Set([...keys, ...tree.absentClauses.map(({ key }) => key)]);
          expect(told.size).toBe(keys.size + tree.absentClauses.length);
          expect(told.size).toBe(everyKey.length);
          for (const { blocks, summary } of nodes) {
            expect(summary ?? '').not.toContain('\n');
            for (const block of blocks) {
              if (block.type !== 'paragraph') continue;
              for (const inline of block.inlines)
                if (inline.type === 'reference') expect(keys).toContain(inline.target);
            }
          }
          if (law.abbreviation === couple.state) agreementTreeSchema.parse(tree);
        }
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  it('give the whole of every state without a fault', () => {
    for (const { law } of jurisdictions) {
      for (const { key: choice } of questionOfKey('ss_choice').questionOptions) {
        const tree = assemble(
          aFullCouple()
            .inState(law.abbreviation)
            .agreeOn({ ss_choice: choice, ss_short_years: '5', ss_sum: '1000', ss_lump: '1000' })
            .input(),
        );
        const keys = all(tree.sections.flatMap((section) => section.clauses)).map((node) => node.key);
        expect(
          SUPPORT_CHOICES.filter((key) => keys.includes(key)),
          `${law.abbreviation} ${choice}`,
        ).toHaveLength(1);
      }
    }
  }, 60_000);
});
