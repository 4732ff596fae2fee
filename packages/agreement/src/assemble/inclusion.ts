import {
  type ClauseFact,
  type ClauseInclusion,
  parseTemplateText,
  type TemplateClause,
  type TemplatePart,
} from '@troth/domain/agreement';
import type { AbsentClause, ConditionOutcome, Provenance } from '../tree';
import type { AnswerReader } from './answers';
import type { AssemblyInput, DisclosureInput } from './input';

export type Facts = Record<ClauseFact, string>;

/** Entries and statements that there are none: whoever says "I have no debts" has stated something. */
const statedCount = (disclosure: DisclosureInput) =>
  Object.values(disclosure).reduce((sum: number, stated: readonly unknown[]) => sum + stated.length, 0);
const hasJoint = (entries: DisclosureInput) =>
  entries.legacyJointProperties.length > 0 || entries.assets.some((entry) => entry.isJoint);

export function factsOf({ jurisdiction, templateState, disclosure }: AssemblyInput): Facts {
  return {
    distributionLaw: jurisdiction.distributionLaw,
    spousalSupportLaw: jurisdiction.spousalSupportLaw,
    governingActKind: jurisdiction.governingActKind,
    deathRightsWaivable: String(jurisdiction.deathRightsWaivable),
    witnessRequired: String(templateState.witnessRequired),
    entriesOfA: String(statedCount(disclosure.A) > 0),
    entriesOfB: String(statedCount(disclosure.B) > 0),
    jointEntries: String(hasJoint(disclosure.A) || hasJoint(disclosure.B)),
  };
}

interface Verdict {
  isIncluded: boolean;
  reason: AbsentClause['reason'] | null;
  conditions: ConditionOutcome[];
}

/** The clauses that are in, decided before any is numbered. */
export class InclusionReader {
  readonly #answers: AnswerReader;
  readonly #facts: Facts;
  readonly #state: string;
  /** Keys of included clauses; null while the first pass, which knows no other clause, decides. */
  #included: ReadonlySet<string> | null = null;

  /** Verdicts of the current pass. */
  #verdicts = new Map<TemplateClause, Verdict>();

  constructor(answers: AnswerReader, facts: Facts, state: string) {
    this.#answers = answers;
    this.#facts = facts;
    this.#state = state;
  }

  /**
   * Two passes: first every clause on its own, then those that stand or fall with others. The content's checks see to
   * it that a clause named by another names none itself, so the second pass is the last.
   */
  settle(clauses: readonly TemplateClause[]): void {
    this.#included = null;
    this.#verdicts = new Map();
    for (let pass = 0; pass < 2; pass += 1) {
      const keys = new Set<string>();
      const visit = (list: readonly TemplateClause[]) => {
        for (const clause of list) {
          if (!this.isClauseIncluded(clause)) continue;
          keys.add(clause.key);
          visit(clause.children);
        }
      };
      visit(clauses);
      this.#included = keys;
      this.#verdicts = new Map();
    }
  }

  isPartIncluded(part: TemplatePart): boolean {
    return this.decide(part.when).isIncluded && this.#canFill(part.text);
  }

  /** A clause with texts is in only if a text is left to it. */
  isClauseIncluded(clause: TemplateClause): boolean {
    return this.clauseVerdict(clause).isIncluded;
  }

  clauseVerdict(clause: TemplateClause): Verdict {
    const known = this.#verdicts.get(clause);
    if (known !== undefined) return known;
    const verdict = this.#judge(clause);
    this.#verdicts.set(clause, verdict);
    return verdict;
  }

  #judge(clause: TemplateClause): Verdict {
    const verdict = this.decide(clause.when);
    if (!verdict.isIncluded) return verdict;
    const isEmpty =
      clause.block === null &&
      !clause.parts.some((part) => this.isPartIncluded(part)) &&
      !clause.children.some((child) => this.isClauseIncluded(child));
    return isEmpty ? { ...verdict, isIncluded: false, reason: 'UNANSWERED' } : verdict;
  }

  decide(when: ClauseInclusion | null): Verdict {
    if (when === null) return { isIncluded: true, reason: null, conditions: [] };
    const all = when.all.map((condition) => this.#answers.decide(condition));
    const any = when.any.map((condition) => this.#answers.decide(condition));
    const conditions = [...all, ...any];
    const isIn = (list: readonly string[]) => list.includes(this.#state);
    const included = this.#included;
    const reason = ((): AbsentClause['reason'] | null => {
      if ((when.inStates.length > 0 && !isIn(when.inStates)) || isIn(when.notInStates)) return 'STATE';
      if (when.facts.some(({ fact, isOneOf }) => !isOneOf.includes(this.#facts[fact]))) return 'STATE';
      if (included !== null && when.withClauses.length > 0 && !when.withClauses.some((key) => included.has(key)))
        return 'OTHER_CLAUSE';
      if (included !== null && when.withoutClauses.some((key) => included.has(key))) return 'OTHER_CLAUSE';
      const isMet = ({ outcome }: ConditionOutcome) => outcome === 'MET';
      if (all.every(isMet) && (any.length === 0 || any.some(isMet))) return null;
      const open = all.every(isMet) ? any : all.filter((outcome) => !isMet(outcome));
      if (all.some(({ outcome }) => outcome === 'UNMET')) return 'CONDITION_UNMET';
      if (open.some(({ outcome }) => outcome === 'DISPUTED')) return 'DISPUTED';
      return open.some(({ outcome }) => outcome === 'WAITING') ? 'UNANSWERED' : 'CONDITION_UNMET';
    })();
    return { isIncluded: reason === null, reason, conditions };
  }

  /** Whether everything that a text is filled with is there; references are the conditions' business. */
  #canFill(text: string): boolean {
    return parseTemplateText(text).every((piece) => {
      if (typeof piece === 'string') return true;
      if (piece.kind === 'answer') return this.#answers.typed(piece.side, piece.questionKey) !== null;
      if (piece.kind === 'count') return this.#answers.number(piece.questionKey) !== null;
      if (piece.kind === 'percent' || piece.kind === 'remainder')
        return this.#answers.percentage(piece.questionKey) !== null;
      return true;
    });
  }

  /** The conditions, facts and state behind a clause and the texts that were kept. */
  reasonsFor(
    clause: TemplateClause,
    citations: Readonly<Record<string, string>>,
  ): Pick<Provenance, 'conditions' | 'facts' | 'state' | 'isAlwaysIncluded'> {
    const inclusions = [
      clause.when,
      ...clause.parts.filter((part) => this.isPartIncluded(part)).map((part) => part.when),
    ].filter((when): when is ClauseInclusion => when !== null);
    const seen = new Set<string>();
    const conditions = inclusions
      .flatMap((when) => this.decide(when).conditions)
      .filter(({ condition, outcome }) => {
        const key = JSON.stringify(condition);
        if (outcome !== 'MET' || seen.has(key)) return false;
        seen.add(key);
        return true;
      });
    const facts = [...new Set(inclusions.flatMap((when) => when.facts.map(({ fact }) => fact)))].map((fact) => ({
      fact,
      value: this.#facts[fact],
      citation: citations[fact] ?? null,
    }));
    return {
      isAlwaysIncluded: clause.when === null,
      conditions,
      facts,
      state: inclusions.some((when) => when.inStates.length > 0) ? this.#state : null,
    };
  }
}
