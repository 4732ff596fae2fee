import { agreementTemplate } from '@troth/content/clauses';
import { contentId } from '@troth/content/ids';
import {
  type AgreementTemplate,
  agreementTemplateSchema,
  type ClauseInclusion,
  type TemplateClause,
  type TemplatePart,
  type TemplateSection,
} from '@troth/domain/agreement';

const clausesIn = (clauses: readonly TemplateClause[]): TemplateClause[] =>
  clauses.flatMap((clause) => [clause, ...clausesIn(clause.children)]);

/** Every clause of a template, those within others too. */
export const clausesOf = ({ sections }: AgreementTemplate): TemplateClause[] =>
  sections.flatMap((section) => clausesIn(section.clauses));

/** How many different conditions a template asks. */
export function countConditions(template: AgreementTemplate): number {
  const inclusions = clausesOf(template).flatMap(({ when, parts, summary }) => [
    when,
    ...[...parts, ...summary].map((part) => part.when),
  ]);
  return new Set(
    inclusions.flatMap((one) => [...(one?.all ?? []), ...(one?.any ?? [])]).map((one) => JSON.stringify(one)),
  ).size;
}

/** The name that a clause of the library has in one of its copies; the first copy is the library itself. */
export const copyKey = (key: string, copy: number): string => (copy === 0 ? key : `${key}_${copy}`);

/**
 * The clause library, again and again under other keys until there are as many clauses as asked for: the same texts with
 * their placeholders, terms, conditions and nested lists, each copy referring to itself. Execution and schedules stand once.
 */
export function generatedTemplate(clauses: number): { template: AgreementTemplate; copies: number } {
  const repeated = agreementTemplate.sections.filter(({ kind }) => kind === 'ARTICLES');
  const perCopy = repeated.flatMap((section) => clausesIn(section.clauses)).length;
  const copies = 1 + Math.ceil((clauses - clausesOf(agreementTemplate).length) / perCopy);
  const own = new Set(repeated.flatMap((section) => clausesIn(section.clauses)).map(({ key }) => key));
  const more = Array.from({ length: copies - 1 }, (_, index) =>
    repeated.map((section) => copyOf(section, index + 1, own)),
  );
  const [before, after] = [
    agreementTemplate.sections.filter(({ kind }) => kind === 'RECITALS' || kind === 'ARTICLES'),
    agreementTemplate.sections.filter(({ kind }) => kind === 'EXECUTION' || kind === 'SCHEDULES'),
  ];
  const template = agreementTemplateSchema.parse({
    ...agreementTemplate,
    version: `${agreementTemplate.version}-long`,
    sections: [...before, ...more.flat(), ...after],
  });
  return { template, copies };
}

function copyOf(section: TemplateSection, copy: number, own: ReadonlySet<string>): TemplateSection {
  const key = (name: string) => (own.has(name) ? copyKey(name, copy) : name);
  const inclusion = (when: ClauseInclusion | null): ClauseInclusion | null =>
    when && { ...when, withClauses: when.withClauses.map(key), withoutClauses: when.withoutClauses.map(key) };
  const part = ({ text, when, startsParagraph }: TemplatePart): TemplatePart => ({
    text: text.replaceAll(/\{\{ref\.(\w+)\}\}/g, (_match, name: string) => `{{ref.${key(name)}}}`),
    when: inclusion(when),
    startsParagraph,
  });
  const clause = (original: TemplateClause): TemplateClause => ({
    ...original,
    key: key(original.key),
    id: contentId('clause-template', key(original.key)),
    parts: original.parts.map(part),
    summary: original.summary.map(part),
    when: inclusion(original.when),
    children: original.children.map(clause),
    // Defined terms stand once.
    block: original.block === 'DEFINITIONS' ? null : original.block,
  });
  return {
    ...section,
    key: `${section.key}_${copy}`,
    id: contentId('section-template', `${section.key}_${copy}`),
    clauses: section.clauses.map(clause),
  };
}
