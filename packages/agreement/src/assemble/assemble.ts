import type { TemplateSection } from '@troth/domain/agreement';
import { numberClauses } from '../settle/numbering';
import { initialsLabel, inOrderOfTerms, summaryEntries } from '../settle/words';
import type { AbsentClause, AgreementBlock, AgreementTree, ClauseNode, Inline, SectionNode } from '../tree';
import { AnswerReader } from './answers';
import type { CompiledClause, CompiledSection, CompiledTemplate } from './compiled-template';
import { compiledTemplate } from './compiler';
import { ComputedBlocks } from './computed-blocks';
import { factsOf } from './facts';
import { homesOf } from './homes';
import { Inclusions } from './inclusion';
import type { AssemblyInput } from './input';
import { inputHash } from './input-hash';
import { partiesOf } from './parties';
import { ReasonTeller } from './reasons';
import { AssemblyError, TextFiller } from './text';

const KIND_OF_SECTION = {
  RECITALS: 'recital',
  ARTICLES: 'clause',
  EXECUTION: 'execution',
  SCHEDULES: 'schedule',
} as const satisfies Record<TemplateSection['kind'], ClauseNode['kind']>;

/** All documents share it, and none changes it. */
const NO_CLAUSES: ClauseNode[] = [];

/**
 * Assembles the agreement: which clauses the couple's answers, disclosure and state call for, and everything about
 * them settled. Pure: the same input gives the same tree.
 *
 * @param input Visible and live answers only; hidden ones never reach the document. Questions that only one partner
 *   answered, or on which they differ, leave their clauses out (D14).
 * @throws AssemblyError when the template names what it cannot have; the content's checks keep that from happening.
 * @see Portals spec §3 (templates and their conditions).
 */
export function assemble(input: AssemblyInput): AgreementTree {
  return new Assembly(input).tree();
}

/** Numbers of what is included, those of clauses by their places in the template. */
interface Numbers {
  readonly sections: ReadonlyMap<string, string | null>;
  readonly clauses: readonly (string | null)[];
  readonly paths: readonly (string | null)[];
}

function numbersOf(
  { sections, clauses: all }: CompiledTemplate,
  isIncluded: (clause: CompiledClause) => boolean,
): Numbers {
  const clauses = new Array<string | null>(all.length).fill(null);
  const paths = new Array<string | null>(all.length).fill(null);
  const ofSections = numberClauses<CompiledClause>(
    sections.map(({ section: { kind, listStyle }, clauses: ofSection }) => ({ kind, listStyle, clauses: ofSection })),
    ({ index }, number, path) => {
      clauses[index] = number;
      paths[index] = path;
    },
    isIncluded,
  );
  return {
    sections: new Map(sections.map(({ section }, place) => [section.key, ofSections[place] ?? null])),
    clauses,
    paths,
  };
}

/** What is settled of one document before its clauses are set, and the setting of them. */
class Assembly {
  readonly #input: AssemblyInput;
  readonly #template: CompiledTemplate;
  readonly #inclusions: Inclusions;
  readonly #reasons: ReasonTeller;
  readonly #numbers: Numbers;
  readonly #parties: ReturnType<typeof partiesOf>;
  readonly #heldTerms: CompiledTemplate['terms'];
  readonly #terms = new Map<string, string>();
  /** The terms that clauses speak in, so that the definitions define none that nobody reads. */
  readonly #spokenTerms = new Set<string>();
  readonly #texts: TextFiller;
  readonly #blocks: ComputedBlocks;

  constructor(input: AssemblyInput) {
    const template = compiledTemplate(input.template);
    const answers = new AnswerReader(input, template);
    const facts = factsOf(input);
    const homes = homesOf(input);
    const inclusions = new Inclusions(template, answers, facts, input.jurisdiction.abbreviation, homes);
    this.#input = input;
    this.#template = template;
    this.#inclusions = inclusions;
    this.#reasons = new ReasonTeller(template, inclusions, answers, facts, input.jurisdiction);
    this.#numbers = numbersOf(template, (clause) => inclusions.isClauseIn(clause));
    this.#parties = partiesOf(input.parties);
    this.#heldTerms = template.terms.filter(({ when }) => inclusions.holds(when));
    // The first that holds in this state wins; a term's value may be set by an admin for the state.
    for (const { term } of this.#heldTerms)
      if (!this.#terms.has(term.key)) this.#terms.set(term.key, input.terms[term.key] ?? term.value);
    this.#texts = new TextFiller(
      {
        input,
        answers,
        parties: this.#parties,
        homes,
        pathOf: (key) => this.#pathOf(template.byKey.get(key)),
        terms: this.#terms,
      },
      template.blankCount,
    );
    this.#blocks = new ComputedBlocks({ input, answers, facts, parties: this.#parties });
  }

  #pathOf(clause: CompiledClause | undefined): string | null {
    return clause === undefined ? null : (this.#numbers.paths[clause.index] ?? null);
  }

  tree(): AgreementTree {
    const { template, jurisdiction, templateState } = this.#input;
    const sections = this.#template.sections
      .map((section) => this.#section(section))
      .filter(({ clauses }) => clauses.length > 0);
    this.#fillDerivedBlocks(sections);
    const party = (side: 'A' | 'B') => {
      const { name, fullName, initials } = this.#parties[side];
      return { side, name, fullName, initials };
    };
    return {
      formatVersion: 1,
      inputHash: inputHash(this.#input),
      language: template.language,
      title: templateState.termForDocument,
      parties: { A: party('A'), B: party('B') },
      state: { abbreviation: jurisdiction.abbreviation, name: jurisdiction.name, statute: templateState.statute },
      template: { id: template.id, version: template.version, reviewedByCounsel: template.reviewedByCounsel },
      assembledOn: this.#input.today,
      sections,
      absentClauses: this.#absentClauses(),
    };
  }

  #section({ section, title, clauses }: CompiledSection): SectionNode {
    return {
      key: section.key,
      id: section.id,
      kind: section.kind,
      number: this.#numbers.sections.get(section.key) ?? null,
      // A section's title may hold a term that differs by state.
      title: this.#texts.plain(title),
      textStyle: section.textStyle,
      listStyle: section.listStyle,
      isSeparatePage: section.isSeparatePage,
      clauses: this.#nodes(clauses, section.kind),
    };
  }

  #nodes(clauses: readonly CompiledClause[], kind: TemplateSection['kind']): ClauseNode[] {
    let count = 0;
    for (const clause of clauses) if (this.#inclusions.isClauseIn(clause)) count += 1;
    if (count === 0) return NO_CLAUSES;
    const nodes = new Array<ClauseNode>(count);
    let at = 0;
    for (const clause of clauses) {
      if (!this.#inclusions.isClauseIn(clause)) continue;
      nodes[at] = this.#node(clause, kind);
      at += 1;
    }
    return nodes;
  }

  #node(clause: CompiledClause, kind: TemplateSection['kind']): ClauseNode {
    const { key, id, heading, block } = clause;
    const { template } = this.#input;
    this.#addTexts(clause);
    const blocks = this.#texts.takeBlocks();
    if (block !== null) {
      blocks.push(...this.#blocks.of(block));
      for (const value of this.#blocks.valuesOf(block)) this.#texts.noteValue(value);
    }
    const values = this.#texts.takeValues();
    const { conditions, facts, clauses, state } = this.#reasons.take();
    const node: ClauseNode = {
      kind: block === 'ACKNOWLEDGMENTS' ? 'acknowledgment' : KIND_OF_SECTION[kind],
      key,
      id,
      number: this.#numbers.clauses[clause.index] ?? null,
      heading: heading === null ? null : this.#texts.plain(heading),
      textStyle: clause.textStyle,
      listStyle: clause.listStyle,
      isSeparatePage: clause.isSeparatePage,
      blocks,
      children: this.#nodes(clause.children, kind),
      summary: this.#summaryOf(clause),
      provenance: {
        templateId: template.id,
        templateVersion: template.version,
        clauseTemplateId: id,
        isAlwaysIncluded: clause.isAlwaysIncluded,
        conditions,
        facts,
        clauses,
        values,
        state,
        reviewedByCounsel: clause.reviewedByCounsel,
      },
    };
    if (block !== null) this.#derived.push({ node, clause });
    return node;
  }

  /** Goes once over the texts that are in: what they say, what fills them, and why they are there. */
  #addTexts({ heading, when, parts }: CompiledClause): void {
    this.#reasons.note(when);
    for (const part of parts) {
      if (!this.#inclusions.isPartIn(part)) continue;
      this.#texts.add(part);
      this.#texts.noteValues(part);
      this.#reasons.note(part.when);
      for (const key of part.terms) this.#spokenTerms.add(key);
    }
    if (heading !== null) this.#texts.noteValues(heading);
  }

  /** What the clause means for these two; null when nothing of it is for them. */
  #summaryOf({ summary }: CompiledClause): string | null {
    let text: string | null = null;
    let isBroken = false;
    for (const part of summary) {
      if (!this.#inclusions.isPartIn(part)) continue;
      const said = this.#texts.plain(part);
      text = text === null ? said : `${text} ${said}`;
      isBroken ||= this.#texts.breaksLine(part);
    }
    // It is one paragraph, also where it repeats what the partners typed.
    return text !== null && isBroken ? text.replaceAll(/\s*\n\s*/g, ' ') : text;
  }

  /** Definitions, initials and the plain summary speak of the other clauses, and are set when those are. */
  readonly #derived: { readonly node: ClauseNode; readonly clause: CompiledClause }[] = [];

  #fillDerivedBlocks(sections: readonly SectionNode[]): void {
    for (const { node, clause } of this.#derived) {
      if (clause.block === 'DEFINITIONS') node.blocks.push(this.#definitions());
      if (clause.block === 'INITIALS') node.blocks.push(...this.#initialsOf(clause.when.withClauses));
      if (clause.block === 'PLAIN_SUMMARY') node.blocks.push({ type: 'summary', entries: summaryEntries(sections) });
    }
  }

  #definitions(): AgreementBlock {
    const keys = new Set([...this.#spokenTerms].filter((key) => this.#terms.get(key) !== ''));
    const entries = new Map<string, { termKey: string; term: string; inlines: Inline[] }>();
    // A definition may itself speak in defined terms, which then are to be defined too.
    for (const key of keys) {
      const held = this.#heldTerms.find(({ term }) => term.key === key);
      if (held === undefined) throw new AssemblyError(`No definition of ${key}`);
      const inlines = this.#texts.fill(held.definition);
      entries.set(key, { termKey: key, term: this.#terms.get(key) ?? held.term.value, inlines });
      for (const inline of inlines) if (inline.type === 'term') keys.add(inline.termKey);
    }
    return { type: 'definitions', entries: inOrderOfTerms([...entries.values()]) };
  }

  /** The clauses that the page of initials is for are those with which it stands. */
  #initialsOf(keys: readonly string[]): AgreementBlock[] {
    const names = [this.#parties.A.name, this.#parties.B.name];
    const rows = [...new Set(keys)]
      .flatMap((key) => this.#template.byKey.get(key) ?? [])
      .filter((clause) => this.#inclusions.isClauseIn(clause))
      .sort((one, other) => one.index - other.index)
      .map((clause) => ({
        label: initialsLabel(this.#pathOf(clause), clause.heading === null ? null : this.#texts.plain(clause.heading)),
        names: [...names],
        target: clause.key,
      }));
    return rows.length === 0 ? [] : [{ type: 'initials', rows }];
  }

  #absentClauses(): AbsentClause[] {
    const absent: AbsentClause[] = [];
    for (const clause of this.#template.clauses) {
      if (this.#inclusions.isClauseIn(clause)) continue;
      const { key, section, heading } = clause;
      const { reason, conditions, facts, clauses, state } = this.#reasons.absenceOf(clause);
      absent.push({
        key,
        sectionKey: section.key,
        heading: heading === null ? null : this.#texts.plain(heading),
        reason,
        conditions,
        facts,
        clauses,
        state,
      });
    }
    return absent;
  }
}
