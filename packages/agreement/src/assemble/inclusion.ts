import type { ClauseFact, ClauseInclusion, ReceiptFact } from '@troth/domain/agreement';
import type { Side } from '@troth/domain/people';
import type { AbsentClause, ConditionOutcome, Provenance } from '../tree';
import type { AnswerReader } from './answers';
import type { CompiledClause, CompiledInclusion, CompiledPart, CompiledTemplate } from './compiled-template';
import type { AssemblyInput, DisclosureInput } from './input';
import { OnceEach } from './once-each';

export type Facts = Record<ClauseFact, string>;

/** Entries and statements that there are none: whoever says "I have no debts" has stated something. */
export const statedCount = (disclosure: DisclosureInput) =>
  Object.values(disclosure).reduce((sum: number, stated: readonly unknown[]) => sum + stated.length, 0);
const hasJoint = (entries: DisclosureInput) =>
  entries.legacyJointProperties.length > 0 || entries.assets.some((entry) => entry.isJoint);

/** What a partner's receipt is of; the text says another thing of one that is of an earlier disclosure. */
function receiptFact({ receipts }: AssemblyInput, side: Side): ReceiptFact {
  const receipt = receipts[side];
  return receipt === null ? 'NONE' : receipt.isOfWhatIsListed ? 'CURRENT' : 'EARLIER';
}

export function factsOf(input: AssemblyInput): Facts {
  const { jurisdiction, templateState, disclosure } = input;
  return {
    distributionLaw: jurisdiction.distributionLaw,
    spousalSupportLaw: jurisdiction.spousalSupportLaw,
    governingActKind: jurisdiction.governingActKind,
    deathRightsWaivable: String(jurisdiction.deathRightsWaivable),
    witnessRequired: String(templateState.witnessRequired),
    entriesOfA: String(statedCount(disclosure.A) > 0),
    entriesOfB: String(statedCount(disclosure.B) > 0),
    jointEntries: String(hasJoint(disclosure.A) || hasJoint(disclosure.B)),
    receiptOfA: receiptFact(input, 'A'),
    receiptOfB: receiptFact(input, 'B'),
  };
}

type Reason = AbsentClause['reason'];
type FactOutcome = Provenance['facts'][number];

/** Its lists stand as they are wherever it is told: in every clause that has it, and nobody changes them. */
interface Verdict {
  readonly isIncluded: boolean;
  readonly reason: Reason | null;
  readonly conditions: ConditionOutcome[];
  /** Facts, other clauses and the state that keep it out. */
  readonly facts: FactOutcome[];
  readonly clauses: string[];
  readonly isOfOtherState: boolean;
}

/** What of a clause's provenance its inclusions tell. */
interface Reasons extends Pick<Provenance, 'conditions' | 'facts' | 'state'> {
  readonly clauses: string[];
}

/**
 * All documents share these, and none changes them. They are not frozen: where frozen lists come among others, each loop
 * over them makes an object for each member, a sixth more of all that an assembly makes.
 */
const NOTHING: Pick<Verdict, 'conditions' | 'facts' | 'clauses' | 'isOfOtherState'> = {
  conditions: [],
  facts: [],
  clauses: [],
  isOfOtherState: false,
};
/** Written out, as in `absent`: all verdicts are objects of one form, which the many that are asked for are read by. */
const includedBy = (conditions: ConditionOutcome[]): Verdict => ({
  isIncluded: true,
  reason: null,
  conditions,
  facts: NOTHING.facts,
  clauses: NOTHING.clauses,
  isOfOtherState: false,
});
const INCLUDED = includedBy(NOTHING.conditions);
/** Of several reasons why a text is not there, the one to tell: what the couple can do something about comes first. */
const REASONS_BY_WEIGHT: readonly Reason[] = ['DISPUTED', 'UNANSWERED', 'CONDITION_UNMET', 'OTHER_CLAUSE', 'STATE'];

const NO_REASONS: Reasons = {
  conditions: NOTHING.conditions,
  facts: NOTHING.facts,
  clauses: NOTHING.clauses,
  state: null,
};

/** Most lists have one member or none. */
const distinct = <T>(list: T[]): T[] => (list.length < 2 ? list : [...new Set(list)]);

const isMet = ({ outcome }: ConditionOutcome) => outcome === 'MET';

const absent = (
  reason: Reason,
  conditions: ConditionOutcome[],
  why: Partial<Pick<Verdict, 'facts' | 'clauses' | 'isOfOtherState'>> = NOTHING,
): Verdict => ({
  isIncluded: false,
  reason,
  conditions,
  facts: why.facts ?? NOTHING.facts,
  clauses: why.clauses ?? NOTHING.clauses,
  isOfOtherState: why.isOfOtherState ?? false,
});

/** The clauses that are in, decided before any is numbered. */
export class InclusionReader {
  readonly #answers: AnswerReader;
  readonly #facts: Facts;
  readonly #state: string;
  readonly #citations: Readonly<Record<string, string>>;
  /** Of clauses on which others depend, those that are in; null while they are being decided. */
  #included: ReadonlySet<string> | null = null;

  readonly #inclusions: (Verdict | undefined)[];
  /** Of parts that answers fill. */
  readonly #parts: (Verdict | undefined)[];
  readonly #clauses: (Verdict | undefined)[];
  /** With what they are within. */
  readonly #standing: (Verdict | undefined)[];

  /**
   * Two passes: first those clauses on which others depend, then all. The content's checks see to it that a clause
   * named by another names none itself, nor does one above it, so the second pass is the last.
   */
  constructor(
    template: CompiledTemplate,
    answers: AnswerReader,
    facts: Facts,
    { abbreviation, citations }: AssemblyInput['jurisdiction'],
  ) {
    this.#answers = answers;
    this.#facts = facts;
    this.#state = abbreviation;
    this.#citations = citations;
    this.#inclusions = new Array<undefined>(template.inclusionCount).fill(undefined);
    this.#parts = new Array<undefined>(template.filledPartCount).fill(undefined);
    this.#clauses = new Array<undefined>(template.clauses.length).fill(undefined);
    this.#standing = new Array<undefined>(template.clauses.length).fill(undefined);
    const named = template.named.filter((clause) => this.isClauseIncluded(clause));
    this.#included = new Set(named.map(({ key }) => key));
    this.#reasons = new Array<undefined>(template.inclusionCount).fill(undefined);
    for (const verdicts of [this.#inclusions, this.#parts, this.#clauses, this.#standing]) verdicts.fill(undefined);
  }

  /** Those parts of a clause's text that are in. */
  partsOf({ parts }: CompiledClause): readonly CompiledPart[] {
    let count = 0;
    for (const part of parts) {
      if (!this.isPartIncluded(part)) continue;
      this.#partsIn[count] = part;
      count += 1;
    }
    return count === parts.length ? parts : this.#partsIn.slice(0, count);
  }

  /** Used again and again: lists that grow take far more room than what ends up in them. */
  readonly #partsIn: CompiledPart[] = [];

  isPartIncluded(part: CompiledPart): boolean {
    return this.#partVerdict(part).isIncluded;
  }

  isClauseIncluded(clause: CompiledClause): boolean {
    return this.verdictOf(clause).isIncluded;
  }

  /** A clause within an absent one is absent for the same reason, unless it has a reason of its own. */
  verdictOf(clause: CompiledClause): Verdict {
    const known = this.#standing[clause.index];
    if (known !== undefined) return known;
    const { parent } = clause;
    const own = this.#ownVerdict(clause);
    const above = parent === null ? INCLUDED : this.verdictOf(parent);
    const verdict =
      parent === null || above.isIncluded || !own.isIncluded
        ? own
        : absent(above.reason ?? 'OTHER_CLAUSE', above.conditions, {
            facts: above.facts,
            clauses: [parent.key, ...above.clauses],
            isOfOtherState: above.isOfOtherState,
          });
    this.#standing[clause.index] = verdict;
    return verdict;
  }

  #ownVerdict(clause: CompiledClause): Verdict {
    const known = this.#clauses[clause.index];
    if (known !== undefined) return known;
    const verdict = this.#judge(clause);
    this.#clauses[clause.index] = verdict;
    return verdict;
  }

  /** A clause with texts is in only if a text is left to it. */
  #judge(compiled: CompiledClause): Verdict {
    const verdict = this.decide(compiled.when);
    const { clause, parts, children } = compiled;
    if (!verdict.isIncluded || clause.block !== null) return verdict;
    for (const part of parts) if (this.isPartIncluded(part)) return verdict;
    for (const child of children) if (this.#ownVerdict(child).isIncluded) return verdict;
    const missing = parts.map((part) => this.#partVerdict(part));
    const [only] = missing;
    // A text that is asked for by the clause alone has nothing to add to what its one part says.
    if (missing.length === 1 && only !== undefined && verdict.conditions.length === 0) return only;
    return this.#withoutText(verdict, missing);
  }

  /** What a clause that would be in says when all its texts are out. */
  #withoutText({ conditions }: Verdict, missing: readonly Verdict[]): Verdict {
    const reason = REASONS_BY_WEIGHT.find((one) => missing.some((part) => part.reason === one)) ?? 'UNANSWERED';
    this.#conditionsOnce.addAll(conditions);
    for (const part of missing) {
      this.#conditionsOnce.addAll(part.conditions);
      this.#clausesOnce.addAll(part.clauses);
    }
    return absent(reason, this.#conditionsOnce.take(), {
      facts: missing.flatMap(({ facts }) => facts),
      clauses: this.#clausesOnce.take(),
      isOfOtherState: missing.some(({ isOfOtherState }) => isOfOtherState),
    });
  }

  readonly #conditionsOnce = new OnceEach<ConditionOutcome>();
  readonly #factsOnce = new OnceEach<FactOutcome>();
  readonly #clausesOnce = new OnceEach<string>();

  #partVerdict(part: CompiledPart): Verdict {
    const { filledIndex } = part;
    if (filledIndex === null) return this.decide(part.when);
    const known = this.#parts[filledIndex];
    if (known !== undefined) return known;
    const verdict = this.#judgePart(part);
    this.#parts[filledIndex] = verdict;
    return verdict;
  }

  /** A text is in only if everything that it is filled with is there; references are the conditions' business. */
  #judgePart({ text, when }: CompiledPart): Verdict {
    const verdict = this.decide(when);
    if (!verdict.isIncluded || text.needs.length === 0) return verdict;
    if (text.needs.every((placeholder) => this.#answers.canFill(placeholder))) return verdict;
    const missing = text.needs.filter((placeholder) => !this.#answers.canFill(placeholder));
    const conditions = missing.map((placeholder) => this.#answers.decideFilled(placeholder));
    const isDisputed = conditions.some(({ outcome }) => outcome === 'DISPUTED');
    return absent(isDisputed ? 'DISPUTED' : 'UNANSWERED', verdict.conditions.concat(conditions), verdict);
  }

  decide(when: CompiledInclusion | null): Verdict {
    if (when === null) return INCLUDED;
    const known = this.#inclusions[when.index];
    if (known !== undefined) return known;
    const verdict = this.#decide(when);
    this.#inclusions[when.index] = verdict;
    return verdict;
  }

  #decide(when: ClauseInclusion): Verdict {
    const all = this.#outcomesOf(when.all);
    const any = this.#outcomesOf(when.any);
    const conditions = any.length === 0 ? all : all.length === 0 ? any : [...all, ...any];
    const isInStates = when.inStates.length === 0 || when.inStates.includes(this.#state);
    if (!isInStates || when.notInStates.includes(this.#state))
      return absent('STATE', conditions, { isOfOtherState: true });
    if (when.facts.length > 0) {
      const otherwise = when.facts.filter(({ fact, isOneOf }) => !isOneOf.includes(this.#facts[fact]));
      if (otherwise.length > 0)
        return absent('STATE', conditions, { facts: otherwise.map(({ fact }) => this.#factOutcome(fact)) });
    }
    const included = this.#included;
    if (included !== null) {
      if (when.withClauses.length > 0 && !when.withClauses.some((key) => included.has(key)))
        return absent('OTHER_CLAUSE', conditions, { clauses: [...when.withClauses] });
      if (when.withoutClauses.length > 0) {
        const inTheWay = when.withoutClauses.filter((key) => included.has(key));
        if (inTheWay.length > 0) return absent('OTHER_CLAUSE', conditions, { clauses: inTheWay });
      }
    }
    const areAllMet = all.every(isMet);
    if (areAllMet && (any.length === 0 || any.some(isMet)))
      return conditions.length === 0 ? INCLUDED : includedBy(conditions);
    if (all.some(({ outcome }) => outcome === 'UNMET')) return absent('CONDITION_UNMET', conditions);
    const open = areAllMet ? any : all.filter((outcome) => !isMet(outcome));
    if (open.some(({ outcome }) => outcome === 'DISPUTED')) return absent('DISPUTED', conditions);
    return absent(open.some(({ outcome }) => outcome === 'WAITING') ? 'UNANSWERED' : 'CONDITION_UNMET', conditions);
  }

  #outcomesOf(conditions: ClauseInclusion['all']): ConditionOutcome[] {
    return conditions.length === 0
      ? NOTHING.conditions
      : conditions.map((condition) => this.#answers.decide(condition));
  }

  readonly #factOutcomes = new Map<ClauseFact, FactOutcome>();

  #factOutcome(fact: ClauseFact): FactOutcome {
    const known = this.#factOutcomes.get(fact);
    if (known !== undefined) return known;
    const outcome = { fact, value: this.#facts[fact], citation: this.#citations[fact] ?? null };
    this.#factOutcomes.set(fact, outcome);
    return outcome;
  }

  /** What keeps a clause out. */
  absenceOf(clause: CompiledClause): Required<Omit<AbsentClause, 'key' | 'sectionKey' | 'heading'>> {
    const { reason, conditions, facts, clauses, isOfOtherState } = this.verdictOf(clause);
    return {
      reason: reason ?? 'OTHER_CLAUSE',
      conditions,
      facts,
      clauses,
      state: isOfOtherState ? this.#state : null,
    };
  }

  readonly #reasons: (Reasons | undefined)[];

  /**
   * The conditions, facts, clauses and state behind a clause and those of its texts that are in. Most clauses have at most
   * one inclusion, and many have the same: their reasons are told by the same lists.
   */
  reasonsFor({ when }: CompiledClause, parts: readonly CompiledPart[]): Reasons {
    let only = when;
    let areSeveral = false;
    for (const part of parts) {
      if (part.when === null || part.when === only) continue;
      areSeveral = only !== null;
      if (areSeveral) break;
      only = part.when;
    }
    if (!areSeveral) return only === null ? NO_REASONS : this.#reasonsOf(only);
    let isOfState = when !== null && this.#note(when);
    for (const part of parts) if (part.when !== null && this.#note(part.when)) isOfState = true;
    return {
      conditions: this.#conditionsOnce.take(),
      facts: this.#factsOnce.take(),
      clauses: this.#clausesOnce.take(),
      state: isOfState ? this.#state : null,
    };
  }

  /** @returns whether it is particular to the state. */
  #note(when: CompiledInclusion): boolean {
    const { conditions, facts, clauses, state } = this.#reasonsOf(when);
    this.#conditionsOnce.addAll(conditions);
    this.#factsOnce.addAll(facts);
    this.#clausesOnce.addAll(clauses);
    return state !== null;
  }

  #reasonsOf(when: CompiledInclusion): Reasons {
    const known = this.#reasons[when.index];
    if (known !== undefined) return known;
    const { conditions } = this.decide(when);
    const reasons: Reasons = {
      // Where one of several is enough, others may not be met.
      conditions: conditions.every(isMet) ? conditions : conditions.filter(isMet),
      facts: when.facts.length === 0 ? NOTHING.facts : distinct(when.facts.map(({ fact }) => this.#factOutcome(fact))),
      clauses:
        when.withClauses.length === 0
          ? NOTHING.clauses
          : distinct(when.withClauses.filter((key) => this.#included?.has(key) === true)),
      state: when.inStates.length > 0 ? this.#state : null,
    };
    this.#reasons[when.index] = reasons;
    return reasons;
  }
}
