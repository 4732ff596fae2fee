import { jurisdictionOfState } from '@troth/content/jurisdictions';
import type {
  AgreementTemplate,
  ClauseCondition,
  ClauseInclusion,
  ClauseTemplate,
  ClauseTemplatePart,
  SectionTemplate,
  TemplateClause,
  TemplateCondition,
  TemplateInclusion,
  TemplatePart,
} from '@troth/domain/agreement';
import type { Timestamps } from '@troth/domain/records';

type PartContent<Template> = Omit<Template, keyof Timestamps | keyof TemplateInclusion> & {
  readonly inclusion: TemplateInclusion;
};
export type SectionTemplateContent = PartContent<SectionTemplate>;
/** Its text and its summary are those of their parts. */
export type ClauseTemplateContent = Omit<PartContent<ClauseTemplate>, 'text' | 'summary'> & {
  readonly position: number;
};

export interface TemplateContent {
  readonly sections: readonly SectionTemplateContent[];
  /** As they are read: each before its children, and these before the clause that follows. */
  readonly clauses: readonly ClauseTemplateContent[];
}

/**
 * The clause library as the specifications' section and clause templates (portals spec section 3): the same conditions,
 * said by the ids that the other calls know in place of the library's keys.
 * @throws Error for a key that names nothing; the library is checked for that when it is built.
 */
export function templateContent(template: AgreementTemplate): TemplateContent {
  const inclusionOf = inclusionReader(template);
  const sections = template.sections.map(({ id, key, kind, title, listStyle, textStyle, isSeparatePage }, order) => ({
    id,
    documentTemplateId: template.id,
    key,
    kind,
    title,
    listStyle,
    textStyle,
    order,
    isSeparatePage,
    inclusion: inclusionOf(null),
  }));

  const clauses: ClauseTemplateContent[] = [];
  const partOf = ({ text, startsParagraph, when }: TemplatePart): ClauseTemplatePart => ({
    text,
    startsParagraph,
    ...inclusionOf(when),
  });
  const add = (siblings: readonly TemplateClause[], sectionTemplateId: string, parentId: string | null) => {
    for (const [order, clause] of siblings.entries()) {
      clauses.push({
        id: clause.id,
        sectionTemplateId,
        parentClauseTemplateId: parentId,
        key: clause.key,
        title: clause.heading,
        parts: clause.parts.map(partOf),
        summaryParts: clause.summary.map(partOf),
        block: clause.block,
        listStyle: clause.listStyle,
        textStyle: clause.textStyle,
        order,
        position: clauses.length,
        isSeparatePage: clause.isSeparatePage,
        inclusion: inclusionOf(clause.when),
        reviewedByCounsel: clause.reviewedByCounsel,
      });
      add(clause.children, sectionTemplateId, clause.id);
    }
  };
  for (const section of template.sections) add(section.clauses, section.id, null);
  return { sections, clauses };
}

function inclusionReader(template: AgreementTemplate): (when: ClauseInclusion | null) => TemplateInclusion {
  const questions = new Map(template.questions.map((question) => [question.key, question]));
  const clauseIds = clauseIdsOf(template);
  const clauseId = (key: string) => named(clauseIds.get(key), key);
  const conditionOf = (condition: ClauseCondition, isAlternative: boolean): TemplateCondition => {
    const question = named(questions.get(condition.questionKey), condition.questionKey);
    return {
      questionId: question.id,
      questionOptionIds: condition.optionKeys.map(
        (key) =>
          named(
            question.options.find((option) => option.key === key),
            `${question.key}.${key}`,
          ).id,
      ),
      optionRestriction: condition.optionRestriction,
      respondent: condition.respondent,
      value: condition.value,
      comparisonType: condition.comparisonType,
      isAlternative,
    };
  };
  const statesOf = (abbreviations: readonly string[], isIncluded: boolean) =>
    abbreviations.map((abbreviation) => ({ stateId: jurisdictionOfState(abbreviation).state.id, isIncluded }));
  return (when) => ({
    conditions: [
      ...(when?.all ?? []).map((condition) => conditionOf(condition, false)),
      ...(when?.any ?? []).map((condition) => conditionOf(condition, true)),
    ],
    stateInclusions: [...statesOf(when?.inStates ?? [], true), ...statesOf(when?.notInStates ?? [], false)],
    facts: when?.facts ?? [],
    withClauseTemplateIds: (when?.withClauses ?? []).map(clauseId),
    withoutClauseTemplateIds: (when?.withoutClauses ?? []).map(clauseId),
  });
}

function clauseIdsOf(template: AgreementTemplate): Map<string, string> {
  const ids = new Map<string, string>();
  const visit = (clauses: readonly TemplateClause[]) => {
    for (const { key, id, children } of clauses) {
      ids.set(key, id);
      visit(children);
    }
  };
  for (const section of template.sections) visit(section.clauses);
  return ids;
}

function named<T>(found: T | undefined, key: string): T {
  if (found === undefined) throw new Error(`The clause library names ${key}, and there is no such thing.`);
  return found;
}
