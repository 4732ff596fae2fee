import type { AgreementTree, AnswerSource, ClauseNode } from '../tree';
import { changedRunsOf, isChangedBlock, isChangedRun } from './blocks';
import { REDLINE_CAUSES, type RedlineCause } from './cause-names';
import { Evidence, sourcesOf } from './evidence';
import {
  conditionKey,
  clausesOfOne,
  definedIn,
  handsOfOne,
  haveOtherGrounds,
  haveOtherHomes,
  haveOtherReceipts,
  haveOtherTerms,
  markOf,
  RECEIPT_FACTS,
  summarizedIn,
  termsOf,
} from './grounds';
import { once } from './once';
import type { AnswerChange, Hand, RedlineBlock, RedlineClause, RedlineSection, Run } from './schemas';

type Causes = Set<RedlineCause>;

/** Facts that the partners' disclosure decides; the others are the law's. */
const DISCLOSURE_FACTS: readonly string[] = ['entriesOfA', 'entriesOfB', 'jointEntries', ...RECEIPT_FACTS];
const PRONOUNS = new Set('he him his himself she her hers herself they them their theirs themself'.split(' '));

/** Blocks that speak of other clauses. */
const LISTS: readonly string[] = ['definitions', 'initials', 'summary'];

const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const wordsOf = (text: string) => text.toLowerCase().match(WORDS) ?? [];
const areSameSources = (before: readonly AnswerSource[], after: readonly AnswerSource[]): boolean =>
  before.length === after.length &&
  before.every((was, place) => {
    const is = after[place] as AnswerSource;
    return (
      was === is || (was.questionKey === is.questionKey && was.respondent === is.respondent && was.value === is.value)
    );
  });
const isText = ({ type }: RedlineBlock) => type === 'paragraph';
/** Of sets, or of maps by their keys. */
type Keys<T> = Pick<ReadonlySet<T>, 'has' | 'keys'>;
const inOnlyOne = <T>(one: Keys<T>, other: Keys<T>): T[] => [
  ...[...one.keys()].filter((member) => !other.has(member)),
  ...[...other.keys()].filter((member) => !one.has(member)),
];

const sorted = (causes: ReadonlySet<RedlineCause>) => REDLINE_CAUSES.filter((cause) => causes.has(cause));

/** Gives the words of the runs of one change, each when it is asked for. */
class ChangedWords {
  readonly #runs: readonly Run[];
  readonly #change: Run['change'];
  #run = 0;
  #words: readonly string[] = [];
  #word = 0;

  constructor(runs: readonly Run[], change: Run['change']) {
    this.#runs = runs;
    this.#change = change;
  }

  next(): string | undefined {
    while (this.#word === this.#words.length && this.#run < this.#runs.length) {
      const { change, inline } = this.#runs[this.#run] as Run;
      this.#run += 1;
      if (change !== this.#change) continue;
      this.#words = wordsOf(inline.text);
      this.#word = 0;
    }
    this.#word += 1;
    return this.#words[this.#word - 1];
  }
}

/**
 * Whether other words were inserted than deleted. A change takes up kept words, which then are in both. Read up to the
 * first that differs, which mostly is the first.
 */
function areOtherWords(runs: readonly Run[]): boolean {
  const deleted = new ChangedWords(runs, 'DELETED');
  const inserted = new ChangedWords(runs, 'INSERTED');
  for (;;) {
    const [was, is] = [deleted.next(), inserted.next()];
    if (was !== is) return true;
    if (was === undefined) return false;
  }
}

/** The words of both partners' names. Most words asked for are none, which is known before any name is parted. */
class NameWords {
  readonly #names: string;
  readonly words = once((): ReadonlySet<string> => new Set(wordsOf(this.#names)));

  constructor({ parties: { A, B } }: AgreementTree) {
    this.#names = `${A.name} ${A.fullName} ${B.name} ${B.fullName}`.toLowerCase();
  }

  has(word: string): boolean {
    return this.#names.includes(word) && this.words().has(word);
  }
}

interface Noted {
  /** The section that holds it, by key. */
  readonly section: string;
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
 * What each cause is based on:
 * - `ATTORNEY_EDIT`: one version's clause is marked as edited by hand and the other's isn't, or a person deleted it. It is
 *   named alongside any other cause. Renumbering and lists that follow from an edit elsewhere carry no mark: they get this
 *   cause when both versions were assembled from the same input, so assembly can't explain the change.
 * - `ALIGNMENT`: an answer behind the words differs, and the version before knew the partners to differ on it.
 * - `ANSWER`: any other answer behind the words, including one that makes the partners differ, and a name or pronouns.
 * - `DISCLOSURE`: a schedule's tables, and what depends on whether there are entries.
 * - `TEMPLATE_OR_LAW`: another template, version or state, a defined term of another wording, a fact of law.
 *
 * What can't be told apart, and what we say then:
 * - Where two of them apply to the same words (a new template and a new answer), all are named.
 * - Words that depend on the absence of another clause say nothing of it. Where nothing else explains them, they take
 *   the causes of the clauses that came or went.
 * - Words that none of this explains, though the input differs, are named as the law's, and as the attorney's too where
 *   a hand was anywhere between the two: the versions keep little of a state's data.
 * - A reference to a renumbered clause takes the causes of the clauses that came or went in that clause's section.
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
  readonly #words: (() => void)[] = [];
  readonly #derived: (() => void)[] = [];
  readonly #references: { readonly clause: RedlineClause; readonly targets: ReadonlySet<string> }[] = [];
  #section = '';
  readonly #known: { readonly before: Evidence; readonly after: Evidence };

  constructor(before: AgreementTree, after: AgreementTree) {
    this.#before = before;
    this.#after = after;
    this.#known = { before: new Evidence(before), after: new Evidence(after) };
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

  readonly #names = once(() => {
    const [{ A: a, B: b }, { A, B }] = [this.#before.parties, this.#after.parties];
    const areSame = a.name === A.name && a.fullName === A.fullName && b.name === B.name && b.fullName === B.fullName;
    const before = new NameWords(this.#before);
    const after = areSame ? before : new NameWords(this.#after);
    return {
      before,
      after,
      /** In one version alone. */ other: areSame ? [] : inOnlyOne(before.words(), after.words()),
    };
  });

  /** Names the section of what is noted next. */
  enter(section: string): void {
    this.#section = section;
  }

  /** @param follows The clause that holds it, when that came or went itself. What it holds is noted before it. */
  note(clause: RedlineClause, was: ClauseNode | null, is: ClauseNode | null, follows: ClauseNode | null): void {
    const causes: Causes = new Set();
    const noted: Noted = { section: this.#section, clause, was, is, causes };
    this.#noted.push(noted);
    const hands = this.#handsIn(clause, was, is);
    if (hands.length > 0) {
      clause.hands = hands.map(({ side, editorName, commitAt }) => ({ side, editorName, commitAt }));
      causes.add('ATTORNEY_EDIT');
    } else if (clause.standing === 'MOVED_HERE') causes.add(this.#isSameTemplate ? 'ATTORNEY_EDIT' : 'TEMPLATE_OR_LAW');
    if (was === null || is === null) this.#explainPresence(noted, follows);
    else if (clause.isReworded) this.#explainWords(noted, was, is);
  }

  /** The hands in one version of a clause and not in the other, of those that can have made this difference. */
  #handsIn(clause: RedlineClause, was: ClauseNode | null, is: ClauseNode | null): readonly Hand[] {
    const hands = handsOfOne(was, is);
    if (was === null || is === null) {
      // What came shows its words: their author is named, no matter what added the clause.
      const ofWords = hands.filter(
        ({ kinds }) => was === null && !kinds.includes('ADDED') && kinds.includes('REWORDED'),
      );
      return [...this.#handsOfPresence(clause, was, is), ...ofWords];
    }
    return hands.filter(
      ({ kinds }) =>
        (clause.isReworded && kinds.includes('REWORDED')) ||
        (clause.standing === 'MOVED_HERE' && kinds.includes('MOVED')),
    );
  }

  /** The hands that put a clause into one of the versions, or took it out. */
  #handsOfPresence({ key }: RedlineClause, was: ClauseNode | null, is: ClauseNode | null): readonly Hand[] {
    const removed = was === null ? this.#known.before.absence(key) : this.#known.after.absence(key);
    const added = handsOfOne(was, is).filter(({ kinds }) => kinds.includes('ADDED'));
    return removed?.edit === undefined ? added : [removed.edit, ...added];
  }

  /** Whether anybody's hand was in the text between the two versions. */
  readonly #hasHands = once(() => {
    const marksOf = ({ sections, absentClauses }: AgreementTree) => {
      const marks = new Set(
        absentClauses.flatMap(({ key, edit }) => (edit === undefined ? [] : [`${key} ${markOf(edit)}`])),
      );
      const below = (nodes: readonly ClauseNode[]) => {
        for (const { key, provenance, children } of nodes) {
          for (const edit of provenance.edits ?? []) marks.add(`${key} ${markOf(edit)}`);
          below(children);
        }
      };
      for (const { clauses } of sections) below(clauses);
      return marks;
    };
    return inOnlyOne(marksOf(this.#before), marksOf(this.#after)).length > 0;
  });

  /** @param targets Keys of the clauses that it refers to by another number than before. */
  noteReferences(clause: RedlineClause, targets: ReadonlySet<string>): void {
    this.#references.push({ clause, targets });
  }

  noteSection(section: RedlineSection): void {
    this.#sections.push(section);
  }

  /** Causes of what belongs to no clause: the title of the agreement or of a section. */
  ofFrame(): RedlineCause[] {
    if (this.#isSameInput) return ['ATTORNEY_EDIT'];
    return this.#hasHands() ? ['TEMPLATE_OR_LAW', 'ATTORNEY_EDIT'] : ['TEMPLATE_OR_LAW'];
  }

  /** Settles what follows from other changes. To be called once, when all is noted. */
  settle(): void {
    for (const explain of [...this.#dependents, ...this.#children.reverse(), ...this.#words, ...this.#derived])
      explain();
    for (const { clause, causes } of this.#noted) clause.causes = sorted(causes);
    for (const { clause, targets } of this.#references) clause.causes = sorted(this.#causesOfNumbers(targets));
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
        ? (this.#known[side].absence(key)?.conditions ?? []).flatMap(({ answers }) => answers)
        : sourcesOf(node);
    const sourcesBefore = sources(was, 'before');
    const sourcesAfter = sources(is, 'after');
    return areSameSources(sourcesBefore, sourcesAfter) ? [] : this.#changesBetween(sourcesBefore, sourcesAfter);
  }

  #changesBetween(sourcesBefore: readonly AnswerSource[], sourcesAfter: readonly AnswerSource[]): AnswerChange[] {
    const find = (list: readonly AnswerSource[], { questionKey, respondent }: AnswerSource) =>
      list.find((source) => source.questionKey === questionKey && source.respondent === respondent);
    const changes: AnswerChange[] = [];
    for (const given of [...sourcesAfter, ...sourcesBefore]) {
      const { questionKey, questionId, respondent } = given;
      if (changes.some((change) => change.questionKey === questionKey && change.respondent === respondent)) continue;
      const left = find(sourcesBefore, given) ?? this.#known.before.answer(given);
      const right = find(sourcesAfter, given) ?? this.#known.after.answer(given);
      // The labels of options speak of the partners and the state; another name is no other answer.
      if (left?.value === right?.value || this.#nameless(left, this.#before) === this.#nameless(right, this.#after))
        continue;
      changes.push({ questionKey, questionId, respondent, before: left?.value ?? null, after: right?.value ?? null });
    }
    return changes;
  }

  #nameless(source: AnswerSource | undefined, { parties, state }: AgreementTree): string | undefined {
    return source?.value
      .replaceAll(parties.A.name, '{A}')
      .replaceAll(parties.B.name, '{B}')
      .replaceAll(state.name, '{STATE}');
  }

  #addAnswerCauses(answers: readonly AnswerChange[], causes: Causes): void {
    const { before, after } = this.#known;
    for (const { questionKey } of answers) {
      causes.add(before.isDisputed(questionKey) && !after.isDisputed(questionKey) ? 'ALIGNMENT' : 'ANSWER');
      const isFirstOfBoth =
        answers.filter((change) => change.questionKey === questionKey && change.before === null).length === 2;
      if (isFirstOfBoth && !before.knows(questionKey)) causes.add('ALIGNMENT');
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
        for (const cause of this.#notedByNode().get(follows)?.causes ?? []) causes.add(cause);
      });
      return;
    }
    if (this.#handsOfPresence(clause, was, is).length > 0) return;
    const absence = this.#known[there].absence(clause.key);
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
        clause.answers = this.#answerChanges(was, is);
        this.#addAnswerCauses(clause.answers, causes);
        if (clause.answers.length === 0) {
          if (this.#isSameTemplate) causes.add('ANSWER');
          else causes.add('TEMPLATE_OR_LAW');
        }
        const absent = new Set(absence.conditions.map(conditionKey));
        const isOtherCondition = node.provenance.conditions.some((condition) => !absent.has(conditionKey(condition)));
        if (!this.#isSameTemplate && isOtherCondition) causes.add('TEMPLATE_OR_LAW');
        break;
      }
      case 'STATE':
        this.#addFactCauses(node, null, this.#known[there], causes);
        if (causes.size === 0) causes.add('TEMPLATE_OR_LAW');
        break;
      case 'OTHER_CLAUSE':
        this.#dependents.push(() => {
          this.#followClauses(noted, absence.clauses ?? []);
          if (causes.size === 0) for (const cause of this.#causesOfPresence()) causes.add(cause);
          if (causes.size === 0) for (const cause of this.ofFrame()) causes.add(cause);
        });
        break;
      case 'ATTORNEY':
        causes.add('ATTORNEY_EDIT');
    }
  }

  /** A clause that came or went with others, as far as it is said with which: for their reasons and by their answers. */
  #followClauses({ clause, causes }: Noted, keys: readonly string[]): void {
    for (const key of keys) {
      const leading = this.#presenceByKey().get(key);
      if (leading === undefined || leading.clause === clause) continue;
      for (const cause of leading.causes) causes.add(cause);
      if (clause.answers.length === 0) clause.answers = leading.clause.answers;
    }
  }

  /** Facts of a clause that are not so in the other version. */
  #addFactCauses({ provenance }: ClauseNode, other: ClauseNode | null, evidence: Evidence, causes: Causes): void {
    for (const { fact, value } of provenance.facts) {
      const isOfDisclosure = DISCLOSURE_FACTS.includes(fact);
      const known = evidence.fact(fact, other);
      // A fact that the other version does not tell: the law's is as the state is.
      const differs = known === undefined ? isOfDisclosure || !this.#isSameFrame : known !== value;
      if (differs) causes.add(isOfDisclosure ? 'DISCLOSURE' : 'TEMPLATE_OR_LAW');
    }
    if (provenance.state !== null && !this.#isSameFrame) causes.add('TEMPLATE_OR_LAW');
  }

  readonly #notedByNode = once(() => new Map(this.#noted.map((noted) => [noted.is ?? noted.was, noted])));

  /** What came or went. */
  readonly #presenceByKey = once(
    () =>
      new Map(
        this.#noted.filter(({ was, is }) => was === null || is === null).map((noted) => [noted.clause.key, noted]),
      ),
  );

  /** Causes of clauses that came or went, as far as they are known when it is called. */
  #causesOfPresence(isAmong: (noted: Noted) => boolean = () => true): Causes {
    const found: Causes = new Set();
    for (const noted of this.#noted)
      if ((noted.was === null || noted.is === null) && isAmong(noted))
        for (const cause of noted.causes) found.add(cause);
    return found;
  }

  /** Why clauses have other numbers: others came, went or moved, in their section or, with it, the whole section. */
  #causesOfNumbers(targets: ReadonlySet<string>): Causes {
    const holds = ({ sections }: AgreementTree, section: string) =>
      sections.some(({ key, clauses }) => key === section && clauses.some((clause) => targets.has(clause.key)));
    const changed = new Set(
      this.#noted.flatMap(({ section, was, is }) => (was === null || is === null ? [section] : [])),
    );
    const own = new Set([...changed].filter((key) => holds(this.#before, key) || holds(this.#after, key)));
    const found = this.#causesOfPresence(({ section }) => own.size === 0 || own.has(section));
    for (const { clause, causes } of this.#noted)
      if (clause.standing === 'MOVED_HERE') for (const cause of causes) found.add(cause);
    return found.size > 0 ? found : new Set(this.ofFrame());
  }

  /** Causes of all answers that the versions show and that differ between them. */
  readonly #causesOfAnswers = once(() => {
    const found: Causes = new Set();
    const [before, after] = [this.#known.before.answers(), this.#known.after.answers()];
    const sourcesOfAll = (answers: typeof before) =>
      [...answers.values()].flatMap(({ A, B }) => [A, B].filter((source) => source !== undefined));
    this.#addAnswerCauses(this.#changesBetween(sourcesOfAll(before), sourcesOfAll(after)), found);
    return found;
  });

  /** Why the words of a clause that stays differ. */
  #explainWords(noted: Noted, was: ClauseNode, is: ClauseNode): void {
    const { clause, causes } = noted;
    const blocks = clause.blocks ?? [];
    const parts = blocks.every(isText) ? [] : blocks.filter((block) => !isText(block));
    const tables = parts.filter(({ type }) => type === 'table');
    const isOtherSchedule = clause.kind === 'schedule' && tables.some(isChangedBlock);
    if (this.#isSameInput) {
      causes.add('ATTORNEY_EDIT');
      if (isOtherSchedule && this.#before.assembledOn !== this.#after.assembledOn) causes.add('DISCLOSURE');
      if (haveOtherReceipts(was, is)) {
        causes.clear();
        causes.add('DISCLOSURE');
      }
      return;
    }
    clause.answers = this.#answerChanges(was, is);
    if (parts.some((part) => LISTS.includes(part.type) && isChangedBlock(part)))
      this.#derived.push(() => this.#explainLists(noted, was, is));

    const ofSchedule = isOtherSchedule ? changedRunsOf(tables) : [];
    if (isOtherSchedule && !this.#areOfPartners(ofSchedule)) causes.add('DISCLOSURE');
    const isOther = ({ type }: RedlineBlock) => !LISTS.includes(type) && !(isOtherSchedule && type === 'table');
    const others = parts.length === 0 ? blocks : blocks.filter(isOther);
    const runs = (clause.heading ?? []).filter(isChangedRun);
    for (const run of changedRunsOf(others)) runs.push(run);
    const areOfPartners = this.#areOfPartners(runs);
    if (
      areOfPartners ||
      this.#areOfPartners(ofSchedule) ||
      this.#speakOfOtherName(ofSchedule) ||
      this.#speakOfOtherName(runs)
    )
      causes.add('ANSWER');
    this.#addFactCauses(is, was, this.#known.before, causes);
    this.#addFactCauses(was, is, this.#known.after, causes);
    if (areOfPartners || (runs.length === 0 && !others.some(isChangedBlock))) return;

    const isChangedOf = (type: Run['inline']['type'], change: Run['change']) =>
      runs.some((run) => run.inline.type === type && run.change === change);
    if (isChangedOf('value', 'DELETED') || isChangedOf('value', 'INSERTED'))
      this.#addAnswerCauses(clause.answers, causes);
    const isOtherTerm = isChangedOf('term', 'DELETED') && isChangedOf('term', 'INSERTED') && haveOtherTerms(was, is);
    if (isOtherTerm) causes.add('TEMPLATE_OR_LAW');
    const ofTemplate = runs.filter(({ inline: { type } }) => type !== 'value' && !(type === 'term' && isOtherTerm));
    if (causes.size > 0 && !areOtherWords(ofTemplate)) return;

    // Words of the template: other parts of it, or another wording.
    const isComputed = others.some((block) => block.type === 'table' && isChangedBlock(block));
    // Another owner's home is another answer.
    const isOtherHome = clause.answers.length === 0 && haveOtherHomes(was, is);
    if (isOtherHome) causes.add('DISCLOSURE');
    const isOfOtherGrounds = isComputed || isOtherHome || clause.answers.length > 0 || haveOtherGrounds(was, is);
    if (isOfOtherGrounds) this.#addAnswerCauses(clause.answers, causes);
    if (!this.#isSameFrame) causes.add('TEMPLATE_OR_LAW');
    if (clause.hands !== undefined) return;
    const leading = clausesOfOne(was, is);
    if (leading.length === 0 && causes.size > 0 && (!this.#isSameFrame || isOfOtherGrounds)) return;
    this.#words.push(() => {
      this.#followClauses(noted, leading);
      if (causes.size > 0 && (isOfOtherGrounds || leading.length > 0)) return;
      const ofPresence = this.#causesOfPresence();
      for (const cause of ofPresence.size > 0 ? ofPresence : this.ofFrame()) causes.add(cause);
    });
  }

  /** Definitions, initials and the plain summary follow from the clauses that they speak of. */
  #explainLists({ clause, causes }: Noted, was: ClauseNode, is: ClauseNode): void {
    const found = causes.size;
    const terms = inOnlyOne(definedIn(was), definedIn(is));
    const [saidBefore, saidAfter] = [summarizedIn(was), summarizedIn(is)];
    // What is said of a clause sums up the clauses that it contains, too.
    const targets = this.#withChildren(
      [...saidBefore.keys(), ...saidAfter.keys()].filter((key) => saidBefore.get(key) !== saidAfter.get(key)),
    );
    for (const noted of this.#noted) {
      if (noted.clause === clause) continue;
      const speaks = inOnlyOne(termsOf(noted.was), termsOf(noted.is)).some((term) => terms.includes(term));
      const isInitialed = clause.blocks?.some(({ type }) => type === 'initials') ?? false;
      const hasComeOrGone = noted.was === null || noted.is === null;
      if (speaks || targets.has(noted.clause.key) || (isInitialed && hasComeOrGone))
        for (const cause of noted.causes) causes.add(cause);
    }
    const runs = changedRunsOf(clause.blocks ?? []);
    if (runs.some(({ inline }) => inline.type === 'value')) this.#addAnswerCauses(clause.answers, causes);
    if (this.#areOfPartners(runs) || this.#speakOfOtherName(runs)) causes.add('ANSWER');
    if (!this.#isSameFrame) causes.add('TEMPLATE_OR_LAW');
    if (causes.size > found) return;
    const ofAnswers = this.#causesOfAnswers();
    for (const cause of ofAnswers.size > 0 ? ofAnswers : this.ofFrame()) causes.add(cause);
  }

  /** Clauses of sections, with all that either version has in them. */
  #withChildren(keys: readonly string[]): ReadonlySet<string> {
    const found = new Set(keys);
    const addAll = (nodes: readonly ClauseNode[]) => {
      for (const { key, children } of nodes) {
        found.add(key);
        addAll(children);
      }
    };
    for (const { sections } of found.size === 0 ? [] : [this.#before, this.#after])
      for (const { clauses } of sections) for (const { key, children } of clauses) if (found.has(key)) addAll(children);
    return found;
  }

  /** Whether nothing but a partner's name or pronouns differs. */
  #areOfPartners(runs: readonly Run[]): boolean {
    const isKnown = ({ change, inline }: Run) => {
      const names = change === 'DELETED' ? this.#names().before : this.#names().after;
      return wordsOf(inline.text).every((word) => names.has(word) || PRONOUNS.has(word));
    };
    return runs.length > 0 && runs.every(isKnown) && areOtherWords(runs);
  }

  #speakOfOtherName(runs: readonly Run[]): boolean {
    const names = this.#names().other;
    return names.length > 0 && runs.some(({ inline }) => wordsOf(inline.text).some((word) => names.includes(word)));
  }
}
