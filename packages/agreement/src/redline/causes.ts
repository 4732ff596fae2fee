import type { AgreementTree, ClauseNode, ConditionOutcome } from '../tree';
import { changedRunsOf, isChangedBlock, isChangedRun } from './blocks';
import { answerKey, type Evidence, evidenceOf, sourcesOf } from './evidence';
import {
  type AnswerChange,
  REDLINE_CAUSES,
  type RedlineCause,
  type RedlineClause,
  type RedlineSection,
  type Run,
} from './schemas';

type Causes = Set<RedlineCause>;

/** Facts that the partners' disclosure decides; the others are the law's. */
const DISCLOSURE_FACTS: readonly string[] = ['entriesOfA', 'entriesOfB', 'jointEntries'];
const PRONOUNS = 'he him his himself she her hers herself they them their theirs themself'.split(' ');

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
const conditionKey = ({ condition }: ConditionOutcome) => JSON.stringify(condition);
const keysOf = (conditions: readonly ConditionOutcome[]) => new Set(conditions.map(conditionKey));
const areEqualSets = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>) =>
  one.size === other.size && [...one].every((member) => other.has(member));
const inOnlyOne = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): T[] => [
  ...[...one].filter((member) => !other.has(member)),
  ...[...other].filter((member) => !one.has(member)),
];

const sorted = (causes: ReadonlySet<RedlineCause>) => REDLINE_CAUSES.filter((cause) => causes.has(cause));

/** Words that differ, by what kind of run they are in. A change takes up kept words, which then are in both. */
function changedWords(runs: readonly Run[], types: readonly Run['inline']['type'][]): [string[], string[]] {
  const of = (change: Run['change']) =>
    runs
      .filter((run) => run.change === change && types.includes(run.inline.type))
      .flatMap(({ inline }) => wordsOf(inline.text));
  return [of('DELETED'), of('INSERTED')];
}

/** The terms that a clause speaks in. */
const termsOf = (node: ClauseNode | null): Set<string> =>
  new Set(
    (node?.blocks ?? []).flatMap((block) =>
      block.type === 'paragraph'
        ? block.inlines.flatMap((inline) => (inline.type === 'term' ? [inline.termKey] : []))
        : [],
    ),
  );
const definedIn = (node: ClauseNode): Set<string> =>
  new Set(
    node.blocks.flatMap((block) => (block.type === 'definitions' ? block.entries.map(({ termKey }) => termKey) : [])),
  );
const summarizedIn = (node: ClauseNode): Set<string> =>
  new Set(node.blocks.flatMap((block) => (block.type === 'summary' ? block.entries.map(({ target }) => target) : [])));

/** What a version tells of facts, and first what its version of a clause does. */
const withFactsOf = ({ provenance }: ClauseNode, evidence: Evidence): Evidence => ({
  ...evidence,
  facts: new Map([...evidence.facts, ...provenance.facts.map(({ fact, value }) => [fact, value] as const)]),
});

interface Noted {
  readonly clause: RedlineClause;
  readonly was: ClauseNode | null;
  readonly is: ClauseNode | null;
  readonly causes: Causes;
}

/**
 * Why clauses differ, from what both versions say of themselves: the hash of what they were assembled from, the
 * template and state, the conditions with the answers that decided them, the answers that fill values, the facts, and
 * why a clause is absent.
 *
 * What each cause stands on:
 * - `ATTORNEY_EDIT`: both versions were assembled from the same input, so no assembly can have made the change; or a
 *   clause stands elsewhere, or is there, which the same template would not put there.
 * - `ALIGNMENT`: an answer behind the words differs, and the version before knew the partners to differ on it.
 * - `ANSWER`: any other such answer, one that opens a difference among them, and a partner's name or pronouns.
 * - `DISCLOSURE`: a schedule's tables, and what depends on whether there are entries.
 * - `TEMPLATE_OR_LAW`: another template, version or state, a defined term of another wording, a fact of law.
 *
 * What cannot be told apart, and how it is said:
 * - Where answers, disclosure, template or law explain a change, an attorney's hand in the same words would not be
 *   seen: it leaves no mark in a version but that nothing else explains it. So it is not named there.
 * - Where two of them hold for the same words (a new template and a new answer), all are named.
 * - Words that nothing in the versions explains, though the input differs, are named as the attorney's and as the
 *   law's: of a state's data the versions keep little. With them come the causes of clauses that came or went, because
 *   a version does not say on which other clause a text depends.
 * - An answer of both partners on a question of which the version before says nothing is named as an answer and as an
 *   alignment: it may have been open or disputed then.
 * - The rough sum in dollars follows the exchange rates of the day; that is named as disclosure, and when the input is
 *   the same and the day another, as the attorney's too.
 * - Whether an entry of the disclosure was typed by hand or imported, and which of two template versions between two
 *   commits made a change, is not in a version at all.
 */
export class CauseReader {
  readonly #before: AgreementTree;
  readonly #after: AgreementTree;
  readonly #isSameInput: boolean;
  readonly #isSameTemplate: boolean;
  readonly #isSameFrame: boolean;
  readonly #noted: Noted[] = [];
  readonly #sections: RedlineSection[] = [];
  /** What follows from other changes, in the order in which it can be known. */
  readonly #dependents: (() => void)[] = [];
  readonly #children: (() => void)[] = [];
  readonly #derived: (() => void)[] = [];
  #evidenceBefore: Evidence | null = null;
  #evidenceAfter: Evidence | null = null;

  constructor(before: AgreementTree, after: AgreementTree) {
    this.#before = before;
    this.#after = after;
    this.#isSameTemplate =
      before.template.id === after.template.id && before.template.version === after.template.version;
    this.#isSameInput = before.inputHash === after.inputHash && this.#isSameTemplate;
    this.#isSameFrame =
      this.#isSameTemplate &&
      before.title === after.title &&
      before.state.abbreviation === after.state.abbreviation &&
      before.state.name === after.state.name &&
      before.state.statute === after.state.statute;
  }

  get #known(): { before: Evidence; after: Evidence } {
    this.#evidenceBefore ??= evidenceOf(this.#before);
    this.#evidenceAfter ??= evidenceOf(this.#after);
    return { before: this.#evidenceBefore, after: this.#evidenceAfter };
  }

  /** @param follows The clause that holds it, when that came or went itself. What it holds is noted before it. */
  note(clause: RedlineClause, was: ClauseNode | null, is: ClauseNode | null, follows: ClauseNode | null): void {
    const causes: Causes = new Set();
    const noted: Noted = { clause, was, is, causes };
    this.#noted.push(noted);
    clause.answers = this.#isSameInput ? [] : this.#answerChanges(was, is);
    if (clause.standing === 'MOVED_HERE') causes.add(this.#isSameTemplate ? 'ATTORNEY_EDIT' : 'TEMPLATE_OR_LAW');
    if (was === null || is === null) this.#explainPresence(noted, follows);
    else if (clause.isReworded) this.#explainWords(noted, was, is);
  }

  noteSection(section: RedlineSection): void {
    this.#sections.push(section);
  }

  /** Causes of what belongs to no clause: the title of the agreement or of a section. */
  ofFrame(): RedlineCause[] {
    if (this.#isSameInput) return ['ATTORNEY_EDIT'];
    return this.#isSameFrame ? ['TEMPLATE_OR_LAW', 'ATTORNEY_EDIT'] : ['TEMPLATE_OR_LAW'];
  }

  /** Settles what follows from other changes. To be called once, when all is noted. */
  settle(): void {
    for (const explain of [...this.#dependents, ...this.#children.reverse(), ...this.#derived]) explain();
    for (const { clause, causes } of this.#noted) clause.causes = sorted(causes);
    for (const section of this.#sections) {
      const causes: Causes = new Set();
      if (section.standing === 'MOVED_HERE') causes.add(this.#isSameTemplate ? 'ATTORNEY_EDIT' : 'TEMPLATE_OR_LAW');
      if (section.standing === 'INSERTED' || section.standing === 'DELETED') {
        for (const member of section.clauses ?? [])
          if (member.type === 'clause') for (const cause of member.causes) causes.add(cause);
      }
      if (section.standing === 'KEPT' || causes.size === 0) for (const cause of this.ofFrame()) causes.add(cause);
      section.causes = sorted(causes);
    }
  }

  #answerChanges(was: ClauseNode | null, is: ClauseNode | null): AnswerChange[] {
    const key = (was ?? is)?.key ?? '';
    const sources = (node: ClauseNode | null, side: 'before' | 'after') =>
      node === null
        ? (this.#known[side].absent.get(key)?.conditions ?? []).flatMap(({ answers }) => answers)
        : sourcesOf(node);
    const before = new Map(sources(was, 'before').map((source) => [answerKey(source), source]));
    const after = new Map(sources(is, 'after').map((source) => [answerKey(source), source]));
    const changes: AnswerChange[] = [];
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      const left = before.get(name) ?? this.#known.before.answers.get(name);
      const right = after.get(name) ?? this.#known.after.answers.get(name);
      const given = right ?? left;
      if (given === undefined || left?.value === right?.value) continue;
      // The labels of options speak of the partners and the state; another name is no other answer.
      if (
        left !== undefined &&
        right !== undefined &&
        this.#nameless(left.value, this.#before) === this.#nameless(right.value, this.#after)
      )
        continue;
      const { questionKey, questionId, respondent } = given;
      changes.push({ questionKey, questionId, respondent, before: left?.value ?? null, after: right?.value ?? null });
    }
    return changes;
  }

  #nameless(value: string, { parties, state }: AgreementTree): string {
    return value.replaceAll(parties.A.name, '{A}').replaceAll(parties.B.name, '{B}').replaceAll(state.name, '{STATE}');
  }

  #addAnswerCauses(answers: readonly AnswerChange[], causes: Causes): void {
    const { before, after } = this.#known;
    for (const change of answers) {
      const { questionKey } = change;
      const isSettled = before.disputed.has(questionKey) && !after.disputed.has(questionKey);
      causes.add(isSettled ? 'ALIGNMENT' : 'ANSWER');
      const isOfBoth =
        answers.filter((other) => other.questionKey === questionKey && other.before === null).length === 2;
      const isKnownOpen = [...before.absent.values()].some(({ conditions }) =>
        conditions.some(({ condition }) => condition.questionKey === questionKey),
      );
      const isKnown = before.answers.has(`${questionKey} A`) || before.answers.has(`${questionKey} B`) || isKnownOpen;
      if (isOfBoth && !isKnown) causes.add('ALIGNMENT');
    }
  }

  /** Why a clause came or went. */
  #explainPresence(noted: Noted, follows: ClauseNode | null): void {
    const { clause, was, is, causes } = noted;
    const node = (is ?? was) as ClauseNode;
    const [here, there] = is === null ? (['before', 'after'] as const) : (['after', 'before'] as const);
    if (this.#isSameInput) {
      causes.add('ATTORNEY_EDIT');
      return;
    }
    if (follows !== null) {
      this.#children.push(() => {
        const parent = this.#noted.find((other) => (other.is ?? other.was) === follows);
        for (const cause of parent?.causes ?? []) causes.add(cause);
      });
      return;
    }
    const absence = this.#known[there].absent.get(clause.key);
    if (absence === undefined) {
      // The other version's template does not know it: it is of a newer or older one, or of no template.
      const { template } = here === 'before' ? this.#before : this.#after;
      const { templateId, templateVersion } = node.provenance;
      const isOfTemplate = templateId === template.id && templateVersion === template.version;
      causes.add(isOfTemplate && !this.#isSameTemplate ? 'TEMPLATE_OR_LAW' : 'ATTORNEY_EDIT');
      return;
    }
    switch (absence.reason) {
      case 'CONDITION_UNMET':
      case 'UNANSWERED':
      case 'DISPUTED': {
        this.#addAnswerCauses(clause.answers, causes);
        if (clause.answers.length === 0) {
          if (this.#isSameTemplate) causes.add('ANSWER');
          else causes.add('TEMPLATE_OR_LAW');
        }
        const absent = keysOf(absence.conditions);
        const isOtherCondition = node.provenance.conditions.some((condition) => !absent.has(conditionKey(condition)));
        if (!this.#isSameTemplate && isOtherCondition) causes.add('TEMPLATE_OR_LAW');
        break;
      }
      case 'STATE':
        this.#addFactCauses(node, this.#known[there], causes);
        if (causes.size === 0) causes.add('TEMPLATE_OR_LAW');
        break;
      case 'OTHER_CLAUSE':
        this.#dependents.push(() => {
          for (const cause of this.#causesOfPresence(noted)) causes.add(cause);
          if (causes.size === 0) for (const cause of this.ofFrame()) causes.add(cause);
        });
    }
  }

  /** Facts of a clause that are not so in the other version. */
  #addFactCauses({ provenance }: ClauseNode, other: Evidence, causes: Causes): void {
    for (const { fact, value } of provenance.facts) {
      const isOfDisclosure = DISCLOSURE_FACTS.includes(fact);
      const known = other.facts.get(fact);
      // A fact that the other version does not tell: the law's is as the state is.
      const differs = known === undefined ? isOfDisclosure || !this.#isSameFrame : known !== value;
      if (differs) causes.add(isOfDisclosure ? 'DISCLOSURE' : 'TEMPLATE_OR_LAW');
    }
    if (provenance.state !== null && !this.#isSameFrame) causes.add('TEMPLATE_OR_LAW');
  }

  /** Causes of the other clauses that came or went. */
  #causesOfPresence(besides: Noted): RedlineCause[] {
    return this.#noted
      .filter((noted) => noted !== besides && (noted.was === null || noted.is === null))
      .flatMap(({ causes }) => [...causes]);
  }

  /** Why the words of a clause that stays differ. */
  #explainWords(noted: Noted, was: ClauseNode, is: ClauseNode): void {
    const { clause, causes } = noted;
    const tables = (clause.blocks ?? []).filter((block) => block.type === 'table');
    const isOtherSchedule = clause.kind === 'schedule' && tables.some(isChangedBlock);
    if (this.#isSameInput) {
      causes.add('ATTORNEY_EDIT');
      if (isOtherSchedule && this.#before.assembledOn !== this.#after.assembledOn) causes.add('DISCLOSURE');
      return;
    }
    const lists = (clause.blocks ?? []).filter(({ type }) => ['definitions', 'initials', 'summary'].includes(type));
    if (lists.some(isChangedBlock)) this.#derived.push(() => this.#explainLists(noted, was, is));

    const ofSchedule = isOtherSchedule ? tables.flatMap(changedRunsOf) : [];
    if (isOtherSchedule && !this.#areOfPartners(ofSchedule)) causes.add('DISCLOSURE');
    const others = (clause.blocks ?? []).filter(
      (block) => !lists.includes(block) && !(isOtherSchedule && block.type === 'table'),
    );
    const runs = [...(clause.heading ?? []).filter(isChangedRun), ...others.flatMap(changedRunsOf)];
    if (this.#namesDiffer([...ofSchedule, ...runs])) causes.add('ANSWER');
    this.#addFactCauses(is, withFactsOf(was, this.#known.before), causes);
    this.#addFactCauses(was, withFactsOf(is, this.#known.after), causes);
    if (runs.length === 0 && !others.some(isChangedBlock)) return;

    if (runs.some(({ inline }) => inline.type === 'value')) this.#addAnswerCauses(clause.answers, causes);
    const [deletedTerms, insertedTerms] = changedWords(runs, ['term']);
    const isOtherTerm = deletedTerms.length > 0 && insertedTerms.length > 0 && areEqualSets(termsOf(was), termsOf(is));
    if (isOtherTerm) causes.add('TEMPLATE_OR_LAW');
    const [deleted, inserted] = changedWords(runs, ['text', 'reference', ...(isOtherTerm ? [] : (['term'] as const))]);
    const isOtherText = deleted.join(' ') !== inserted.join(' ');
    const isOnlyValues = causes.size > 0 && !isOtherText;
    if (isOnlyValues || this.#areOfPartners(runs)) return;

    // Words of the template: other parts of it, or another wording.
    if (!areEqualSets(keysOf(was.provenance.conditions), keysOf(is.provenance.conditions)))
      this.#addAnswerCauses(clause.answers, causes);
    const isComputed = others.some((block) => block.type === 'table' && isChangedBlock(block));
    if (isComputed) this.#addAnswerCauses(clause.answers, causes);
    if (!this.#isSameFrame) causes.add('TEMPLATE_OR_LAW');
    const isExplained = causes.size > 0 && (!this.#isSameFrame || this.#hasOtherGrounds(was, is) || isComputed);
    if (isExplained) return;
    this.#dependents.push(() => {
      for (const cause of this.#causesOfPresence(noted)) causes.add(cause);
      causes.add('TEMPLATE_OR_LAW');
      causes.add('ATTORNEY_EDIT');
    });
  }

  /** Whether the parts of a text that are in can be others: a condition or a fact behind them is. */
  #hasOtherGrounds(was: ClauseNode, is: ClauseNode): boolean {
    const facts = (node: ClauseNode) => new Set(node.provenance.facts.map(({ fact, value }) => `${fact} ${value}`));
    return (
      !areEqualSets(keysOf(was.provenance.conditions), keysOf(is.provenance.conditions)) ||
      !areEqualSets(facts(was), facts(is))
    );
  }

  /** Definitions, initials and the plain summary follow from the clauses that they speak of. */
  #explainLists({ clause, causes }: Noted, was: ClauseNode, is: ClauseNode): void {
    const found = causes.size;
    const terms = inOnlyOne(definedIn(was), definedIn(is));
    const targets = new Set(inOnlyOne(summarizedIn(was), summarizedIn(is)));
    for (const noted of this.#noted) {
      if (noted.clause === clause) continue;
      const speaks = inOnlyOne(termsOf(noted.was), termsOf(noted.is)).some((term) => terms.includes(term));
      const isInitialed = clause.blocks?.some(({ type }) => type === 'initials') ?? false;
      const hasComeOrGone = noted.was === null || noted.is === null;
      if (speaks || targets.has(noted.clause.key) || (isInitialed && hasComeOrGone))
        for (const cause of noted.causes) causes.add(cause);
    }
    const runs = (clause.blocks ?? []).flatMap(changedRunsOf);
    if (runs.some(({ inline }) => inline.type === 'value')) this.#addAnswerCauses(clause.answers, causes);
    if (this.#namesDiffer(runs)) causes.add('ANSWER');
    if (!this.#isSameFrame) causes.add('TEMPLATE_OR_LAW');
    if (causes.size === found) for (const cause of this.ofFrame()) causes.add(cause);
  }

  #nameWords(tree: AgreementTree): Set<string> {
    const { A, B } = tree.parties;
    return new Set([A.name, A.fullName, B.name, B.fullName].flatMap(wordsOf));
  }

  /** Whether nothing but a partner's name or pronouns differs. */
  #areOfPartners(runs: readonly Run[]): boolean {
    const isOf = (tree: AgreementTree, words: readonly string[]) => {
      const names = this.#nameWords(tree);
      return words.every((word) => names.has(word) || PRONOUNS.includes(word));
    };
    const [deleted, inserted] = changedWords(runs, ['text', 'value', 'term', 'reference']);
    return isOf(this.#before, deleted) && isOf(this.#after, inserted) && deleted.length + inserted.length > 0;
  }

  #namesDiffer(runs: readonly Run[]): boolean {
    const [deleted, inserted] = changedWords(runs, ['text', 'value', 'term', 'reference']);
    if (this.#areOfPartners(runs)) return true;
    const lost = inOnlyOne(this.#nameWords(this.#before), this.#nameWords(this.#after));
    return lost.some((word) => deleted.includes(word) || inserted.includes(word));
  }
}
