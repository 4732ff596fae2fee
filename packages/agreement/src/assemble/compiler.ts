import {
  type AgreementTemplate,
  type ClauseCondition,
  type ClauseInclusion,
  type Placeholder,
  parseTemplateText,
  type TemplateClause,
  type TemplatePart,
  type TemplateSection,
} from '@troth/domain/agreement';
import {
  type Blank,
  type CompiledClause,
  type CompiledCondition,
  type CompiledInclusion,
  CompiledPart,
  type CompiledSection,
  type CompiledTemplate,
  CompiledText,
  listed,
  NONE,
} from './compiled-template';

/** Two placeholders for the same value have one name. */
function placeholderName(placeholder: Placeholder): string {
  switch (placeholder.kind) {
    case 'party':
      return `${placeholder.side}.${placeholder.field}`;
    case 'answer':
      return `answer.${placeholder.side ?? ''}.${placeholder.questionKey}`;
    case 'percent':
    case 'remainder':
    case 'count':
      return `${placeholder.kind}.${placeholder.questionKey}`;
    case 'term':
      return `term.${placeholder.termKey}`;
    case 'reference':
      return `ref.${placeholder.clauseKey}`;
    case 'state':
    case 'document':
      return `${placeholder.kind}.${placeholder.field}`;
    case 'home':
      return `home.${placeholder.side}`;
    case 'receipt':
      return `receipt.${placeholder.side}.${placeholder.field}`;
  }
}

/** Whatever has no inclusion is always in. */
const ALWAYS: ClauseInclusion = {
  all: NONE,
  any: NONE,
  inStates: NONE,
  notInStates: NONE,
  facts: NONE,
  withClauses: NONE,
  withoutClauses: NONE,
};

class Compiler {
  readonly #conditions = new Map<string, CompiledCondition>();
  readonly #inclusions = new Map<string, CompiledInclusion>();
  readonly #blanks = new Map<string, Blank>();
  readonly #clauses: CompiledClause[] = [];

  compile(template: AgreementTemplate): CompiledTemplate {
    const sections = template.sections.map(
      (section): CompiledSection => ({
        section,
        title: this.#text(section.title),
        clauses: section.clauses.map((clause) => this.#clause(clause, section, null)),
      }),
    );
    const terms = template.terms.map((term) => ({
      term,
      when: this.#inclusion(term.when),
      definition: this.#text(term.definition),
    }));
    const byKey = new Map(this.#clauses.map((clause) => [clause.key, clause]));
    const inclusions = [...this.#inclusions.values()];
    const keysOf = ({ withClauses, withoutClauses }: CompiledInclusion) => [...withClauses, ...withoutClauses];
    const dependent = inclusions.filter((inclusion) => keysOf(inclusion).length > 0);
    return {
      sections,
      clauses: this.#clauses,
      questions: new Map(template.questions.map((question, index) => [question.key, { index, question }])),
      conditions: [...this.#conditions.values()],
      inclusions,
      dependent,
      blankCount: this.#blanks.size,
      byKey,
      terms,
      named: [...new Set(dependent.flatMap(keysOf))].flatMap((key) => byKey.get(key) ?? []),
    };
  }

  #clause(clause: TemplateClause, section: TemplateSection, parent: CompiledClause | null): CompiledClause {
    const children: CompiledClause[] = [];
    const compiled: CompiledClause = {
      key: clause.key,
      id: clause.id,
      block: clause.block,
      listStyle: clause.listStyle,
      textStyle: clause.textStyle,
      isSeparatePage: clause.isSeparatePage,
      reviewedByCounsel: clause.reviewedByCounsel,
      index: this.#clauses.length,
      isAlwaysIncluded: clause.when === null,
      when: this.#inclusion(clause.when),
      parent,
      section,
      heading: clause.heading === null ? null : this.#text(clause.heading),
      parts: listed(clause.parts.map((part) => this.#part(part))),
      summary: listed(clause.summary.map((part) => this.#part(part))),
      children,
    };
    this.#clauses.push(compiled);
    children.push(...clause.children.map((child) => this.#clause(child, section, compiled)));
    return compiled;
  }

  #part(part: TemplatePart): CompiledPart {
    return new CompiledPart(part, this.#pieces(part.text), this.#inclusion(part.when));
  }

  #text(source: string): CompiledText {
    return new CompiledText(source, this.#pieces(source));
  }

  #pieces(source: string): (string | Blank)[] {
    return parseTemplateText(source).map((piece) => (typeof piece === 'string' ? piece : this.#blank(piece)));
  }

  #blank(placeholder: Placeholder): Blank {
    return once(this.#blanks, placeholderName(placeholder), (index) => ({ index, placeholder }) as Blank);
  }

  #inclusion(when: ClauseInclusion | null): CompiledInclusion {
    const inclusion = when ?? ALWAYS;
    return once(this.#inclusions, JSON.stringify(inclusion), (index) => {
      const all = listed(inclusion.all.map((condition) => this.#condition(condition)));
      const any = listed(inclusion.any.map((condition) => this.#condition(condition)));
      return {
        index,
        all,
        any,
        conditions: listed([...all, ...any]),
        inStates: listed(inclusion.inStates),
        notInStates: listed(inclusion.notInStates),
        facts: listed(inclusion.facts),
        withClauses: listed(inclusion.withClauses),
        withoutClauses: listed(inclusion.withoutClauses),
      };
    });
  }

  #condition(condition: ClauseCondition): CompiledCondition {
    const { questionKey, optionKeys, optionRestriction, respondent, comparisonType, value } = condition;
    const name = JSON.stringify([questionKey, optionKeys, optionRestriction, respondent, comparisonType, value]);
    return once(this.#conditions, name, (index) => ({ index, condition }));
  }
}

/** Equal inclusions, conditions and placeholders are one object, so that each is settled once for a document. */
function once<T>(known: Map<string, T>, name: string, make: (index: number) => T): T {
  const already = known.get(name);
  if (already !== undefined) return already;
  const made = make(known.size);
  known.set(name, made);
  return made;
}

const compiled = new WeakMap<AgreementTemplate, CompiledTemplate>();

/** A template is built once and read with every assembly. */
export function compiledTemplate(template: AgreementTemplate): CompiledTemplate {
  const known = compiled.get(template);
  if (known !== undefined) return known;
  const made = new Compiler().compile(template);
  compiled.set(template, made);
  return made;
}
