import { agreementTemplate } from '@troth/content/clauses';
import { type AssemblyInput, assemble } from '../assemble';
import type { AnswerInput } from '../assemble/input';
import { renumberedIn } from '../redline/blocks';
import { redline } from '../redline/redline';
import type { RedlineCause } from '../redline/cause-names';
import type { Redline, RedlineMember } from '../redline/schemas';
import type { AgreementTree } from '../tree';
import { aFullCouple } from './full-couple';
import { aPlainCouple } from './plain-couple';

/** Three community property states and two equitable distribution states, each with clauses of its own. */
const STATES = ['CA', 'NY', 'TX', 'MN', 'WI'] as const;
const COUPLES = { full: aFullCouple, plain: aPlainCouple };
/** Who changes the answer: both partners, or one, who then disagrees with the other. */
const CHANGERS = [['A', 'B'], ['B']] as const;

/** What is typed: one, because the text has a singular, and another number; or another text. */
const TYPED = {
  NUMBER: ['1', '25'],
  CURRENCY: ['1', '2750.00'],
  DATE: ['2027-09-18'],
  PHONE: ['+12065550142'],
  TEXT: ['Another wording of our own'],
} as const;

type Question = (typeof agreementTemplate.questions)[number];
type Answer = Pick<AnswerInput, 'optionKeys' | 'valueTyped'>;

/** Each option alone, all options together where several are allowed, typed values, and no answer. */
function answersTo({ options, inputType, allowsSeveralOptions }: Question): (Answer | null)[] {
  const chosen = options.map(({ key }) => [key]);
  if (allowsSeveralOptions) chosen.push(options.map(({ key }) => key));
  const typed = options.length === 0 ? TYPED[inputType ?? 'TEXT'] : [];
  return [
    ...chosen.map((optionKeys) => ({ optionKeys, valueTyped: null })),
    ...typed.map((valueTyped) => ({ optionKeys: [], valueTyped })),
    null,
  ];
}

function withAnswer(
  input: AssemblyInput,
  questionKey: string,
  answer: Answer | null,
  sides: readonly ('A' | 'B')[],
): AssemblyInput {
  const answers = { ...input.answers };
  for (const side of sides) {
    const { [questionKey]: was, ...others } = answers[side];
    answers[side] =
      answer === null
        ? others
        : { ...others, [questionKey]: { ...answer, answeredAt: null, isShared: was?.isShared ?? false } };
  }
  return { ...input, answers };
}

export interface OneAnswerChange {
  readonly name: string;
  readonly before: AgreementTree;
  readonly after: () => AgreementTree;
}

/** Every change of one answer by a couple with a full and by a couple with a plain agreement, in each of the states. */
export function* oneAnswerChanges(): Generator<OneAnswerChange> {
  for (const state of STATES) {
    for (const [couple, make] of Object.entries(COUPLES)) {
      const input = make().inState(state).input();
      const before = assemble(input);
      for (const question of agreementTemplate.questions) {
        for (const answer of answersTo(question)) {
          for (const sides of CHANGERS) {
            const said = answer === null ? 'no answer' : (answer.valueTyped ?? answer.optionKeys.join('+'));
            yield {
              name: `${state}, ${couple} couple, ${question.key} to ${said} by ${sides.join(' and ')}`,
              before,
              after: () => assemble(withAnswer(input, question.key, answer, sides)),
            };
          }
        }
      }
    }
  }
}

const OF_ANSWERS: readonly RedlineCause[] = ['ANSWER', 'ALIGNMENT'];

/** What a redline says of causes that cannot be so, and texts that it shows as changed without saying why. */
export function wrongCauses({ before, after }: OneAnswerChange): { untrue: string[]; missing: string[] } {
  return causesBeside(OF_ANSWERS, redline(before, after()));
}

/** The same for any change, given the causes that it can have. */
export function causesBeside(
  possible: readonly RedlineCause[],
  { sections, titleCauses }: Redline,
): { untrue: string[]; missing: string[] } {
  const wrong = { untrue: [] as string[], missing: [] as string[] };
  const note = (key: string, causes: readonly RedlineCause[]) => {
    for (const cause of causes) if (!possible.includes(cause)) wrong.untrue.push(`${key}: ${cause}`);
  };
  const below = (members: readonly RedlineMember[]) => {
    for (const member of members) {
      if (member.type !== 'clause') continue;
      const { key, standing, isReworded, blocks, children, causes } = member;
      note(key, causes);
      const isOtherText = standing !== 'KEPT' || isReworded || renumberedIn(blocks ?? []).size > 0;
      if (isOtherText && causes.length === 0) wrong.missing.push(key);
      below(children ?? []);
    }
  };
  note('title', titleCauses);
  for (const { key, clauses, causes } of sections) {
    note(`section ${key}`, causes);
    below(clauses ?? []);
  }
  return wrong;
}
