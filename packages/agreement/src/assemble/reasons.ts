import type { ClauseFact } from '@troth/domain/agreement';
import type { ConditionOutcome, Provenance } from '../tree';
import type { AnswerReader } from './answers';
import type { CompiledClause, CompiledInclusion, CompiledPart, CompiledTemplate } from './compiled-template';
import type { Facts } from './facts';
import { Gathered } from './gathered';
import type { Inclusions, Reason } from './inclusion';
import type { AssemblyInput } from './input';

type FactOutcome = Provenance['facts'][number];

/** What of a clause's provenance its inclusions tell. */
interface Reasons extends Pick<Provenance, 'conditions' | 'facts' | 'state'> {
  clauses: string[];
}

/** Why a clause, or a part of a text, is not there. */
interface Absence extends Reasons {
  readonly reason: Reason;
}

/**
 * All documents share these, and none changes them. They are not frozen: where frozen lists come among others, each loop
 * over them makes an object for each member, a sixth more of all that an assembly makes.
 */
const NO_REASONS: Reasons = { conditions: [], facts: [], clauses: [], state: null };

const absence = (reason: Reason, conditions: ConditionOutcome[]): Absence => ({
  reason,
  conditions,
  facts: NO_REASONS.facts,
  clauses: NO_REASONS.clauses,
  state: null,
});

/** Of several reasons why a text is not there, the one to tell: what the couple can do something about comes first. */
const REASONS_BY_WEIGHT: readonly Reason[] = ['DISPUTED', 'UNANSWERED', 'CONDITION_UNMET', 'OTHER_CLAUSE', 'STATE'];

/** Most lists have one member or none. */
const distinct = <T>(list: T[]): T[] => (list.length < 2 ? list : [...new Set(list)]);

const isMet = ({ outcome }: ConditionOutcome) => outcome === 'MET';

/**
 * Tells why clauses are there and why not. What an inclusion tells is one set of lists wherever it is told: in every
 * clause that has it, and nobody changes them.
 */
export class ReasonTeller {
  readonly #inclusions: Inclusions;
  readonly #answers: AnswerReader;
  readonly #facts: Facts;
  readonly #state: string;
  readonly #citations: Readonly<Record<string, string>>;
  /** By places of inclusions: why what has them is there. */
  readonly #reasons: (Reasons | undefined)[];
  /** By places of clauses. */
  readonly #absences: (Absence | undefined)[];

  constructor(
    template: CompiledTemplate,
    inclusions: Inclusions,
    answers: AnswerReader,
    facts: Facts,
    { abbreviation, citations }: AssemblyInput['jurisdiction'],
  ) {
    this.#inclusions = inclusions;
    this.#answers = answers;
    this.#facts = facts;
    this.#state = abbreviation;
    this.#citations = citations;
    this.#reasons = new Array<undefined>(template.inclusions.length).fill(undefined);
    this.#absences = new Array<undefined>(template.clauses.length).fill(undefined);
  }

  readonly #noted = new Gathered<Reasons>();
  readonly #conditionsOnce = new Gathered<ConditionOutcome>();
  readonly #factsOnce = new Gathered<FactOutcome>();
  readonly #clausesOnce = new Gathered<string>();

  /** Of a clause that is in, its inclusion and those of its texts are noted one after the other. */
  note(when: CompiledInclusion): void {
    const reasons = (this.#reasons[when.index] ??= this.#reasonsOf(when));
    if (reasons !== NO_REASONS) this.#noted.addOnce(reasons);
  }

  /** The conditions, facts, clauses and state behind what was noted. Most clauses have one inclusion that tells any. */
  take(): Reasons {
    const noted = this.#noted;
    if (noted.length < 2) {
      const only = noted.at(0) ?? NO_REASONS;
      noted.clear();
      return only;
    }
    let isOfState = false;
    for (let at = 0; at < noted.length; at += 1) {
      const { conditions, facts, clauses, state } = noted.at(at) as Reasons;
      this.#conditionsOnce.addEachOnce(conditions);
      this.#factsOnce.addEachOnce(facts);
      this.#clausesOnce.addEachOnce(clauses);
      isOfState ||= state !== null;
    }
    noted.clear();
    return {
      conditions: this.#conditionsOnce.take(NO_REASONS.conditions),
      facts: this.#factsOnce.take(NO_REASONS.facts),
      clauses: this.#clausesOnce.take(NO_REASONS.clauses),
      state: isOfState ? this.#state : null,
    };
  }

  #reasonsOf(when: CompiledInclusion): Reasons {
    const conditions = this.#conditionsOf(when);
    const facts = this.#factsOf(when.facts);
    const clauses = distinct(this.#inclusions.namedIn(when.withClauses));
    const isOfState = when.inStates.length > 0;
    if (conditions.length + facts.length + clauses.length === 0 && !isOfState) return NO_REASONS;
    return {
      // Where one of several is enough, others may not be met.
      conditions: conditions.every(isMet) ? conditions : conditions.filter(isMet),
      facts,
      clauses,
      state: isOfState ? this.#state : null,
    };
  }

  #conditionsOf({ conditions }: CompiledInclusion): ConditionOutcome[] {
    if (conditions.length === 0) return NO_REASONS.conditions;
    return conditions.map((condition) => this.#answers.outcomeOf(condition));
  }

  #factsOf(facts: CompiledInclusion['facts']): FactOutcome[] {
    if (facts.length === 0) return NO_REASONS.facts;
    return distinct(facts.map(({ fact }) => this.#factOutcome(fact)));
  }

  readonly #factOutcomes = new Map<ClauseFact, FactOutcome>();

  #factOutcome(fact: ClauseFact): FactOutcome {
    const known = this.#factOutcomes.get(fact);
    if (known !== undefined) return known;
    const outcome = { fact, value: this.#facts[fact], citation: this.#citations[fact] ?? null };
    this.#factOutcomes.set(fact, outcome);
    return outcome;
  }

  /** What keeps a clause out. One within an absent one is absent for the same reason, unless it has a reason of its own. */
  absenceOf(clause: CompiledClause): Absence {
    return (this.#absences[clause.index] ??= this.#absenceOf(clause));
  }

  #absenceOf(clause: CompiledClause): Absence {
    const { parent } = clause;
    if (!this.#inclusions.isClauseMeant(clause) || parent === null) return this.#ownAbsence(clause);
    const { reason, conditions, facts, clauses, state } = this.absenceOf(parent);
    return { reason, conditions, facts, clauses: [parent.key, ...clauses], state };
  }

  #ownAbsence({ when, parts }: CompiledClause): Absence {
    if (!this.#inclusions.holds(when)) return this.#absenceBy(when);
    const missing = parts.map((part) => this.#absenceOfPart(part));
    const conditions = this.#conditionsOf(when);
    const [only] = missing;
    // A text that is asked for by the clause alone has nothing to add to what its one part says.
    if (missing.length === 1 && only !== undefined && conditions.length === 0) return only;
    return this.#withoutText(conditions, missing);
  }

  /** What a clause that would be in says when all its texts are out. */
  #withoutText(conditions: readonly ConditionOutcome[], missing: readonly Absence[]): Absence {
    this.#conditionsOnce.addEachOnce(conditions);
    for (const part of missing) {
      this.#conditionsOnce.addEachOnce(part.conditions);
      this.#clausesOnce.addEachOnce(part.clauses);
    }
    return {
      reason: REASONS_BY_WEIGHT.find((one) => missing.some(({ reason }) => reason === one)) ?? 'UNANSWERED',
      conditions: this.#conditionsOnce.take(NO_REASONS.conditions),
      facts: missing.flatMap(({ facts }) => facts),
      clauses: this.#clausesOnce.take(NO_REASONS.clauses),
      state: missing.some(({ state }) => state !== null) ? this.#state : null,
    };
  }

  #absenceOfPart({ when, needs }: CompiledPart): Absence {
    if (!this.#inclusions.holds(when)) return this.#absenceBy(when);
    const unfilled = needs.filter((blank) => this.#answers.read(blank) === null);
    const fillings = unfilled.map((blank) => this.#answers.fillingOf(blank));
    const reason = fillings.some(({ outcome }) => outcome === 'DISPUTED') ? 'DISPUTED' : 'UNANSWERED';
    return absence(reason, [...this.#conditionsOf(when), ...fillings]);
  }

  /** What an inclusion that does not hold says. */
  #absenceBy(when: CompiledInclusion): Absence {
    const inclusions = this.#inclusions;
    const reason = inclusions.reasonOf(when) ?? 'OTHER_CLAUSE';
    const why = absence(reason, this.#conditionsOf(when));
    if (reason === 'STATE' && !inclusions.isForState(when)) why.state = this.#state;
    else if (reason === 'STATE')
      why.facts = when.facts.filter((fact) => !inclusions.isFactMet(fact)).map(({ fact }) => this.#factOutcome(fact));
    else if (reason === 'OTHER_CLAUSE')
      why.clauses = inclusions.lacksClauses(when) ? [...when.withClauses] : inclusions.namedIn(when.withoutClauses);
    return why;
  }
}
