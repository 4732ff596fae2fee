import type { AbsentClause, ConditionOutcome } from '../tree';
import type { AnswerReader } from './answers';
import {
  type CompiledClause,
  type CompiledCondition,
  type CompiledInclusion,
  type CompiledPart,
  type CompiledTemplate,
  NONE,
} from './compiled-template';
import type { Facts } from './facts';
import type { Homes } from './homes';

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
  readonly #homes: Homes;

  readonly #answers: AnswerReader;
  // By their places in the template.
  readonly #outcomes: readonly Outcome[];
  /** Null for those that hold. */
  readonly #reasons: (Reason | null)[];
  /** Included on their own, whether or not their parent is. */
  readonly #isMeant: boolean[];
  readonly #isIn: boolean[];

  /** Of clauses on which others depend, those that are in; null while they are being decided. */
  #named: ReadonlySet<string> | null = null;

  /**
   * Two passes: first those clauses on which others depend, then all. The content's checks see to it that a clause
   * named by another names none itself, nor does one above it, so the second pass is the last.
   */
  constructor(template: CompiledTemplate, answers: AnswerReader, facts: Facts, state: string, homes: Homes) {
    this.#template = template;
    this.#facts = facts;
    this.#state = state;
    this.#homes = homes;
    this.#answers = answers;
    this.#outcomes = template.conditions.map((condition) => answers.decide(condition));
    this.#reasons = template.inclusions.map(() => null);
    this.#isMeant = template.clauses.map(() => false);
    this.#isIn = template.clauses.map(() => false);
    this.#decide(template.inclusions);
    if (template.dependent.length === 0) return;
    this.#named = new Set(template.named.filter((clause) => this.isClauseIn(clause)).map(({ key }) => key));
    this.#decide(template.dependent);
  }

  /** Decides these inclusions, and then what of the template is in. */
  #decide(inclusions: readonly CompiledInclusion[]): void {
    for (const inclusion of inclusions) this.#reasons[inclusion.index] = this.#judge(inclusion);
    // From the last to the first: what is within a clause comes after it.
    for (const clause of this.#template.clauses.toReversed())
      this.#isMeant[clause.index] = this.#standsByItself(clause);
    for (const { index, parent } of this.#template.clauses)
      this.#isIn[index] = this.#isMeant[index] === true && (parent === null || this.#isIn[parent.index] === true);
  }

  /** Why an inclusion does not hold; null where it does. */
  reasonOf({ index }: CompiledInclusion): Reason | null {
    return this.#reasons[index] ?? null;
  }

  holds({ index }: CompiledInclusion): boolean {
    return this.#reasons[index] === null;
  }

  /** A text is in only if everything that it is filled with is there; references are the conditions' business. */
  isPartIn({ when, needs, homes }: CompiledPart): boolean {
    return (
      this.holds(when) &&
      needs.every((blank) => this.#answers.read(blank) !== null) &&
      homes.every((side) => this.#homes[side] !== null)
    );
  }

  isClauseIn({ index }: CompiledClause): boolean {
    return this.#isIn[index] === true;
  }

  /** Whether a clause would be in if what it is within were. */
  isClauseMeant({ index }: CompiledClause): boolean {
    return this.#isMeant[index] === true;
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
    return conditions.filter(({ index }) => this.#outcomes[index] === outcome).length;
  }

  /** A clause with texts is there only if a text is left to it, or a clause within it. */
  #standsByItself({ parts, children, block, when }: CompiledClause): boolean {
    if (!this.holds(when)) return false;
    return (
      block !== null || parts.some((part) => this.isPartIn(part)) || children.some((one) => this.isClauseMeant(one))
    );
  }
}
