import type { AbsentClause, ConditionOutcome } from '../tree';
import type { AnswerReader } from './answers';
import {
  type CompiledClause,
  type CompiledCondition,
  type CompiledInclusion,
  type CompiledTemplate,
  NONE,
} from './compiled-template';
import type { Facts } from './facts';

type Outcome = ConditionOutcome['outcome'];
/** Why something is left out. */
export type Reason = AbsentClause['reason'];

/**
 * What of the template is in the agreement. It is decided for all of it at once, before any clause is numbered, and only
 * decided: most of what is left out is never told of, so why it is left out is found when it is asked for (`reasons.ts`).
 */
export class Inclusions {
  readonly #template: CompiledTemplate;
  readonly #facts: Facts;
  readonly #state: string;

  // By their places in the template.
  readonly #outcomes: readonly Outcome[];
  readonly #canFill: Uint8Array;
  readonly #reasons: (Reason | null)[];
  readonly #holds: Uint8Array;
  readonly #isPartIn: Uint8Array;
  /** By itself, be what it is within in or not. */
  readonly #isClauseMeant: Uint8Array;
  readonly #isClauseIn: Uint8Array;

  /** Of clauses on which others depend, those that are in; null while they are being decided. */
  #named: ReadonlySet<string> | null = null;

  /**
   * Two passes: first those clauses on which others depend, then all. The content's checks see to it that a clause
   * named by another names none itself, nor does one above it, so the second pass is the last.
   */
  constructor(template: CompiledTemplate, answers: AnswerReader, facts: Facts, state: string) {
    this.#template = template;
    this.#facts = facts;
    this.#state = state;
    this.#outcomes = template.conditions.map((condition) => answers.decide(condition));
    this.#canFill = new Uint8Array(template.blankCount);
    for (const blank of template.answerBlanks) this.#canFill[blank.index] = answers.read(blank) === null ? 0 : 1;
    this.#reasons = new Array<null>(template.inclusions.length).fill(null);
    this.#holds = new Uint8Array(template.inclusions.length);
    this.#isPartIn = new Uint8Array(template.plan.inclusionOfPart.length);
    this.#isClauseMeant = new Uint8Array(template.clauses.length);
    this.#isClauseIn = new Uint8Array(template.clauses.length);
    this.#decide(template.inclusions);
    if (template.dependent.length === 0) return;
    this.#named = new Set(template.named.filter((clause) => this.isClauseIn(clause)).map(({ key }) => key));
    this.#decide(template.dependent);
  }

  /** Decides these inclusions, and then what of the template is in. */
  #decide(inclusions: readonly CompiledInclusion[]): void {
    for (const inclusion of inclusions) {
      const reason = this.#judge(inclusion);
      this.#reasons[inclusion.index] = reason;
      this.#holds[inclusion.index] = reason === null ? 1 : 0;
    }
    this.#decideParts();
    this.#decideClauses();
  }

  /** Why an inclusion does not hold; null where it does. */
  reasonOf({ index }: CompiledInclusion): Reason | null {
    return this.#reasons[index] ?? null;
  }

  holds({ index }: CompiledInclusion): boolean {
    return this.#holds[index] === 1;
  }

  /** @param part Its place among all parts of the template. */
  isPartIn(part: number): boolean {
    return this.#isPartIn[part] === 1;
  }

  isClauseIn({ index }: CompiledClause): boolean {
    return this.#isClauseIn[index] === 1;
  }

  /** Whether a clause would be in if what it is within were. */
  isClauseMeant({ index }: CompiledClause): boolean {
    return this.#isClauseMeant[index] === 1;
  }

  /** Those of the clauses that are in. */
  namedIn(keys: readonly string[]): string[] {
    return keys.length === 0 ? NONE : keys.filter((key) => this.#named?.has(key) === true);
  }

  /** Whether none of the clauses is in with one of which it stands. */
  lacksClauses({ withClauses }: CompiledInclusion): boolean {
    return withClauses.length > 0 && this.namedIn(withClauses).length === 0;
  }

  isFactMet({ fact, isOneOf }: CompiledInclusion['facts'][number]): boolean {
    return isOneOf.includes(this.#facts[fact]);
  }

  isForState({ inStates, notInStates }: CompiledInclusion): boolean {
    return (inStates.length === 0 || inStates.includes(this.#state)) && !notInStates.includes(this.#state);
  }

  #judge(when: CompiledInclusion): Reason | null {
    if (!this.isForState(when)) return 'STATE';
    if (when.facts.length > 0 && !when.facts.every((fact) => this.isFactMet(fact))) return 'STATE';
    if (this.#named !== null && (this.lacksClauses(when) || this.namedIn(when.withoutClauses).length > 0))
      return 'OTHER_CLAUSE';
    return this.#judgeConditions(when);
  }

  #judgeConditions({ all, any }: CompiledInclusion): Reason | null {
    const areAllMet = this.#countOf(all, 'MET') === all.length;
    if (areAllMet && (any.length === 0 || this.#countOf(any, 'MET') > 0)) return null;
    if (this.#countOf(all, 'UNMET') > 0) return 'CONDITION_UNMET';
    // What is met may stand among them: it is neither disputed nor waited for.
    const open = areAllMet ? any : all;
    if (this.#countOf(open, 'DISPUTED') > 0) return 'DISPUTED';
    return this.#countOf(open, 'WAITING') > 0 ? 'UNANSWERED' : 'CONDITION_UNMET';
  }

  #countOf(conditions: readonly CompiledCondition[], outcome: Outcome): number {
    let count = 0;
    for (const { index } of conditions) if (this.#outcomes[index] === outcome) count += 1;
    return count;
  }

  /** A text is in only if everything that it is filled with is there; references are the conditions' business. */
  #decideParts(): void {
    const { inclusionOfPart, partOfNeed, blankOfNeed } = this.#template.plan;
    const isIn = this.#isPartIn;
    for (let part = 0; part < isIn.length; part += 1)
      isIn[part] = this.#holds[inclusionOfPart[part] as number] as number;
    for (let need = 0; need < partOfNeed.length; need += 1)
      if (this.#canFill[blankOfNeed[need] as number] === 0) isIn[partOfNeed[need] as number] = 0;
  }

  /** A clause with texts is in only if a text is left to it, or a clause within it, and if what it is within is in. */
  #decideClauses(): void {
    const { inclusionOfClause, parentOfClause, hasBlock } = this.#template.plan;
    const [isMeant, isIn] = [this.#isClauseMeant, this.#isClauseIn];
    isMeant.fill(0);
    // From the last to the first: what is within a clause comes after it.
    for (let at = isMeant.length - 1; at >= 0; at -= 1) {
      const hasContent = isMeant[at] === 1 || hasBlock[at] === 1 || this.#hasText(at);
      isMeant[at] = hasContent ? (this.#holds[inclusionOfClause[at] as number] as number) : 0;
      const parent = parentOfClause[at] as number;
      if (isMeant[at] === 1 && parent >= 0) isMeant[parent] = 1;
    }
    for (let at = 0; at < isIn.length; at += 1) {
      const parent = parentOfClause[at] as number;
      isIn[at] = parent < 0 || isIn[parent] === 1 ? (isMeant[at] as number) : 0;
    }
  }

  #hasText(clause: number): boolean {
    const { firstPartOfClause, endOfPartsOfClause } = this.#template.plan;
    const end = endOfPartsOfClause[clause] as number;
    for (let part = firstPartOfClause[clause] as number; part < end; part += 1)
      if (this.#isPartIn[part] === 1) return true;
    return false;
  }
}
