import { agreementJurisdiction, agreementTemplate } from '@troth/content/clauses';
import { shippedExchangeRates } from '@troth/content/exchange-rates';
import { termsOfState } from '@troth/content/terms';
import {
  type AnswerInput,
  type AssemblyInput,
  answerInputSchema,
  assemblyInputSchema,
  type DisclosureInput,
  disclosureInputSchema,
  type ReceiptInput,
} from '../assemble/input';

type Answer = string | string[] | { options?: string[]; typed?: string };

/** An option by its key, several options, or what was typed. What is no option of the question counts as typed. */
function answerOf(key: string, answer: Answer): AnswerInput {
  if (typeof answer === 'object' && !Array.isArray(answer)) {
    return answerInputSchema.parse({ optionKeys: answer.options ?? [], valueTyped: answer.typed ?? null });
  }
  const question = agreementTemplate.questions.find((known) => known.key === key);
  if (question === undefined) throw new Error(`No question ${key}`);
  const values = Array.isArray(answer) ? answer : [answer];
  const areOptions = values.every((value) => question.options.some((option) => option.key === value));
  return areOptions
    ? answerInputSchema.parse({ optionKeys: values })
    : answerInputSchema.parse({ valueTyped: values.join(', ') });
}

type Input<T> = { [K in keyof T]?: unknown };

/** A couple for tests and benchmarks: says only what matters, the rest is Alex Arden and Blake Barlow. */
export class Couple {
  #state = 'CA';
  #parties: AssemblyInput['parties'] = {
    A: { firstName: 'Alex', middleName: null, lastName: 'Arden', suffix: null, gender: 'FEMALE' },
    B: { firstName: 'Blake', middleName: null, lastName: 'Barlow', suffix: null, gender: 'MALE' },
  };
  readonly #answers: AssemblyInput['answers'] = { A: {}, B: {} };
  readonly #disclosure: { A: Input<DisclosureInput>; B: Input<DisclosureInput> } = { A: {}, B: {} };

  readonly #receipts: AssemblyInput['receipts'] = { A: null, B: null };

  inState(abbreviation: string): this {
    this.#state = abbreviation;
    return this;
  }

  named(a: Partial<AssemblyInput['parties']['A']>, b: Partial<AssemblyInput['parties']['B']>): this {
    this.#parties = { A: { ...this.#parties.A, ...a }, B: { ...this.#parties.B, ...b } };
    return this;
  }

  /** Both give these answers. */
  agreeOn(answers: Record<string, Answer>): this {
    return this.answering('A', answers).answering('B', answers);
  }

  answering(side: 'A' | 'B', answers: Record<string, Answer>): this {
    for (const [key, answer] of Object.entries(answers)) this.#answers[side][key] = answerOf(key, answer);
    return this;
  }

  /** Gives a sensitive answer and lets it into the agreement. */
  sharing(side: 'A' | 'B', key: string, answer: Answer): this {
    this.#answers[side][key] = { ...answerOf(key, answer), isShared: true };
    return this;
  }

  /** Takes answers of both back, such as those to questions that another answer hides. */
  withoutAnswersTo(...keys: string[]): this {
    for (const key of keys) {
      delete this.#answers.A[key];
      delete this.#answers.B[key];
    }
    return this;
  }

  disclosing(side: 'A' | 'B', disclosure: Input<DisclosureInput>): this {
    this.#disclosure[side] = disclosure;
    return this;
  }

  /** Confirms to have received what the other partner lists; says what is other than usual. */
  receiving(side: 'A' | 'B', receipt: Partial<ReceiptInput> = {}): this {
    this.#receipts[side] = {
      confirmedOn: '2026-11-19',
      version: side === 'A' ? '9c41e07fb2d85a36' : '07d2b9c4135ef8a6',
      isOfWhatIsListed: true,
      ...receipt,
    };
    return this;
  }

  input(): AssemblyInput {
    const { jurisdiction, templateState } = agreementJurisdiction(this.#state);
    return assemblyInputSchema.parse({
      template: agreementTemplate,
      jurisdiction,
      templateState,
      terms: termsOfState(jurisdiction.stateId),
      answers: this.#answers,
      disclosure: {
        A: disclosureInputSchema.parse(this.#disclosure.A),
        B: disclosureInputSchema.parse(this.#disclosure.B),
      },
      receipts: this.#receipts,
      parties: this.#parties,
      today: '2026-11-21',
      exchangeRates: shippedExchangeRates,
    });
  }
}

export const aCouple = () => new Couple();
