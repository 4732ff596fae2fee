import {
  headlineOf,
  isIn,
  type Lead,
  leadOf,
  type Mark,
  type MarkedAgreement,
  type MarkedClause,
  type MarkedNumber,
  type MarkedRun,
  type MarkedSection,
  numberRuns,
  plainRun,
  sectionName,
} from '../drawing/marked';
import { Blocks, markOf, textLook } from './blocks';
import { indentAt, type Numbered, numberWidth } from './numbering';
import type { FlowPart } from './flow';
import type { Paragraph, ParagraphLook, Pen, Revision, RunLook } from './pen';

const DEEPEST_CLAUSE = 4;

type NumberedNames = Readonly<Record<'before' | 'after', ReadonlyMap<string, Numbered>>>;
type Explain = (change: Pick<MarkedClause, 'causes' | 'answers'>) => string[];

const UNLISTED: Numbered = { literal: '' };

/** Draws sections and clauses. */
export class Body {
  readonly #pen: Pen;
  readonly #numbered: NumberedNames;
  readonly #explain: Explain;
  readonly #blocks: Blocks;

  constructor(pen: Pen, numbered: NumberedNames, agreement: MarkedAgreement, explain: Explain) {
    this.#pen = pen;
    this.#numbered = numbered;
    this.#explain = explain;
    this.#blocks = new Blocks(pen, agreement);
  }

  section(section: MarkedSection): FlowPart[] {
    const { kind, clauses, mark, move } = section;
    const content = [
      ...(kind === 'SCHEDULES' ? [] : [this.#heading(section)]),
      ...clauses.flatMap((clause) =>
        kind === 'SCHEDULES' || kind === 'EXECUTION' ? this.#sheet(clause, kind) : this.#clause(clause, 0, 0),
      ),
    ];
    return this.#pen.moved(mark, move, content);
  }

  /** How a part is numbered: in the version that it is of, and in the one before where that differs. */
  #numbering(
    name: string,
    mark: Mark,
  ): { numbered: Numbered | undefined; was: Numbered | undefined; differs: boolean } {
    const before = this.#numbered.before.get(name);
    const after = this.#numbered.after.get(name);
    if (mark !== 'KEPT') return { numbered: isIn(mark, 'AFTER') ? after : before, was: undefined, differs: false };
    const isSame = (one: Numbered | undefined, other: Numbered | undefined) =>
      one === other ||
      (one !== undefined &&
        other !== undefined &&
        'numId' in one &&
        'numId' in other &&
        one.numId === other.numId &&
        one.level === other.level);
    const listed = (numbered: Numbered | undefined) =>
      numbered !== undefined && 'numId' in numbered ? numbered : undefined;
    return { numbered: after, was: before, differs: !isSame(listed(before), listed(after)) };
  }

  /** The number of a part whose list cannot say it. */
  #literal({ numbered, was }: { numbered: Numbered | undefined; was: Numbered | undefined }, mark: Mark): MarkedRun[] {
    const words = (number: Numbered | undefined) =>
      number !== undefined && 'literal' in number ? number.literal : null;
    const after = words(numbered);
    const number: MarkedNumber = mark === 'KEPT' ? { before: words(was), after } : { before: after, after };
    return numberRuns(number, mark);
  }

  #commented(
    change: Pick<MarkedClause, 'causes' | 'answers'> & Partial<Pick<MarkedClause, 'hands'>>,
    mark: Mark,
    content: string,
  ): string {
    const lines = this.#explain(change);
    return lines.length === 0 ? content : this.#pen.commented(lines, mark, content);
  }

  #bookmarked(name: string, mark: Mark, content: string): string {
    return isIn(mark, 'AFTER') ? this.#pen.bookmark(name, content) : content;
  }

  /** A clause that begins with a table, or with nothing, has its name around all that it holds. */
  #bookmarkedParts(name: string, mark: Mark, parts: readonly FlowPart[]): FlowPart[] {
    if (!isIn(mark, 'AFTER')) return [...parts];
    const [start, end] = this.#pen.bookmarkEnds(name);
    return [{ type: 'range', xml: start }, ...parts, { type: 'range', xml: end }];
  }

  /** A heading whose number stands in its line. */
  #numberedHeading(
    name: string,
    styles: { listed: string; unlisted: string },
    part: { mark: Mark; isSeparatePage: boolean; words: readonly MarkedRun[]; look?: RunLook },
    change: Pick<MarkedClause, 'causes' | 'answers'>,
  ): Paragraph {
    const { mark, isSeparatePage, words, look: wordsLook } = part;
    const numbering = this.#numbering(name, mark);
    const styleOf = (numbered: Numbered | undefined) =>
      numbered !== undefined && 'numId' in numbered ? styles.listed : styles.unlisted;
    const literal = this.#literal(numbering, mark).map((run) => ({
      ...run,
      inline: { ...run.inline, text: `${run.inline.text} ` },
    }));
    const propsOf = (numbered: Numbered | undefined) => ({
      style: styleOf(numbered),
      pageBreakBefore: isSeparatePage,
      // Said outright: some programs number whatever stands in the outline.
      numbered: numbered ?? UNLISTED,
    });
    const look: ParagraphLook = {
      ...propsOf(numbering.numbered),
      mark,
      before: numbering.differs ? propsOf(numbering.was) : undefined,
    };
    const content = this.#bookmarked(name, mark, this.#pen.runs([...literal, ...words], wordsLook));
    return this.#pen.part(look, this.#commented(change, mark, content));
  }

  #heading(section: MarkedSection): Paragraph {
    const { key, mark, title, isSeparatePage, causes } = section;
    return this.#numberedHeading(
      sectionName(key),
      { listed: 'Heading1', unlisted: 'HeadingUnnumbered' },
      { mark, isSeparatePage, words: title },
      { causes, answers: [] },
    );
  }

  /** An execution page or a schedule: a heading of its own, and blocks under it. */
  #sheet(clause: MarkedClause, kind: 'EXECUTION' | 'SCHEDULES'): FlowPart[] {
    return this.#pen.by(handOf(clause), () => this.#sheetByHand(clause, kind));
  }

  #sheetByHand(clause: MarkedClause, kind: 'EXECUTION' | 'SCHEDULES'): FlowPart[] {
    const { key, mark, move, heading, isSeparatePage, blocks, children } = clause;
    const style = kind === 'SCHEDULES' ? 'ScheduleHeading' : 'Heading2Unnumbered';
    const content = [
      this.#numberedHeading(key, { listed: style, unlisted: style }, { mark, isSeparatePage, words: heading }, clause),
      ...blocks.flatMap((block) =>
        this.#blocks.draw(block, 0, kind === 'SCHEDULES' ? 'Heading2Unnumbered' : 'Heading3'),
      ),
      ...children.flatMap((child) => this.#clause(child, 1, 0)),
    ];
    return this.#pen.moved(mark, move, content);
  }

  /** How the first paragraph of a clause is set. */
  #leadLook(numbered: Numbered | undefined, depth: number, base: number): Pick<ParagraphLook, 'style' | 'indent'> {
    if (numbered === undefined) return textLook(base);
    const width = numberWidth(depth);
    const indent = { left: base + width, hanging: width };
    if (!('numId' in numbered) || numbered.level === 0) return { style: 'ClauseText0', indent };
    const style = `Clause${Math.min(numbered.level, DEEPEST_CLAUSE)}`;
    return base === indentAt(depth) ? { style } : { style, indent };
  }

  #clause(one: MarkedClause, depth: number, base: number): FlowPart[] {
    return this.#pen.by(handOf(one), () => this.#clauseByHand(one, depth, base));
  }

  #clauseByHand(clause: MarkedClause, depth: number, base: number): FlowPart[] {
    const { key, mark, move, number, children, isSeparatePage, textStyle } = clause;
    const { headline, leads, rest } = depth === 0 ? headlineOf(clause) : { headline: null, ...leadOf(clause) };
    const isNumbered = (isIn(mark, 'AFTER') ? number.after : number.before) !== null;
    const inner = isNumbered ? base + numberWidth(depth) : base;
    // The lead of a list or table stays with what it introduces.
    const isIntroduction = rest.every((block) => block.type !== 'paragraph') && rest.length + children.length > 0;
    const introduces = (at: number) => {
      const next = rest[at + 1];
      return next === undefined ? children.length > 0 : next.type !== 'paragraph';
    };
    const content = [
      ...(headline === null
        ? []
        : [
            this.#numberedHeading(
              key,
              { listed: 'Heading2', unlisted: 'Heading2Unnumbered' },
              {
                mark: headline.mark,
                isSeparatePage,
                words: headline.words,
                look: { underline: textStyle === 'BOLD_UNDERLINED' },
              },
              clause,
            ),
          ]),
      ...leads.map((lead, at) =>
        this.#lead(clause, lead, { depth, base, keepNext: isIntroduction, isExplained: headline === null && at === 0 }),
      ),
      ...rest.flatMap((block, at) => this.#blocks.draw(block, inner, 'Heading3', introduces(at))),
      ...children.flatMap((child) => this.#clause(child, depth + 1, inner)),
    ];
    const isNamed = headline !== null || leads.length > 0;
    return this.#pen.moved(mark, move, isNamed ? content : this.#bookmarkedParts(key, mark, content));
  }

  #lead(
    clause: MarkedClause,
    lead: Lead,
    place: { depth: number; base: number; keepNext: boolean; isExplained: boolean },
  ): Paragraph {
    const { key } = clause;
    const { depth, base, keepNext, isExplained } = place;
    const numbering = this.#numbering(key, lead.mark);
    const look = this.#leadLook(numbering.numbered, depth, base);
    const was = this.#leadLook(numbering.was, depth, base);
    const literal = this.#literal(numbering, lead.mark);
    const headingLook: RunLook = { style: 'ClauseHeading', underline: clause.textStyle === 'BOLD_UNDERLINED' };
    const { heading } = lead;
    const stop = heading.length === 0 ? [] : [plainRun('.', markOf(lead.mark, heading))];
    const gap = heading.length === 0 || lead.runs.length === 0 ? [] : [plainRun(' ', markOf(lead.mark, heading))];
    const numberWords =
      literal.length === 0 ? '' : this.#pen.runs(literal) + this.#pen.runs([plainRun('\t', lead.mark)]);
    const head = `${numberWords}${this.#pen.runs([...heading, ...stop], headingLook)}`;
    const words = `${head}${this.#pen.runs([...gap, ...lead.runs])}`;
    const isLast = isIn(lead.mark, 'AFTER') || clause.mark !== 'KEPT';
    const explained = isExplained ? this.#commented(clause, lead.mark, words) : words;
    const shared = { keepNext, pageBreakBefore: clause.isSeparatePage };
    return this.#pen.part(
      {
        ...look,
        ...shared,
        mark: lead.mark,
        numbered: numbering.numbered,
        before: numbering.differs ? { ...was, ...shared, numbered: numbering.was } : undefined,
      },
      isLast ? this.#bookmarked(key, lead.mark, explained) : explained,
    );
  }
}

/** The last hand in a clause, as a word processor names the author of a change. */
function handOf({ hands }: MarkedClause): Revision | null {
  const hand = hands.at(-1);
  return hand === undefined ? null : { author: hand.editorName, date: hand.commitAt };
}
