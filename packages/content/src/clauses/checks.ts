import {
  type AgreementTemplate,
  type ClauseInclusion,
  type Placeholder,
  parseTemplateText,
  type TemplateClause,
} from '@troth/domain/agreement';

/** A text with every inclusion that has to be met before it is printed. */
interface PrintedText {
  where: string;
  text: string;
  inclusions: ClauseInclusion[];
}

export interface PlacedClause {
  clause: TemplateClause;
  /** Its own inclusion and those of its ancestors. */
  inclusions: ClauseInclusion[];
}

const defined = (inclusions: readonly (ClauseInclusion | null)[]) =>
  inclusions.filter((inclusion): inclusion is ClauseInclusion => inclusion !== null);

export function placedClauses(template: AgreementTemplate): PlacedClause[] {
  const visit = (clauses: readonly TemplateClause[], above: ClauseInclusion[]): PlacedClause[] =>
    clauses.flatMap((clause) => {
      const inclusions = [...above, ...defined([clause.when])];
      return [{ clause, inclusions }, ...visit(clause.children, inclusions)];
    });
  return template.sections.flatMap((section) => visit(section.clauses, []));
}

function printedTexts(template: AgreementTemplate): PrintedText[] {
  return [
    ...template.sections.map((section) => ({ where: `section ${section.key}`, text: section.title, inclusions: [] })),
    ...placedClauses(template).flatMap(({ clause, inclusions }) => [
      ...(clause.heading === null ? [] : [{ where: `${clause.key}, heading`, text: clause.heading, inclusions }]),
      ...clause.parts.map((part, index) => ({
        where: `${clause.key}, part ${index + 1}`,
        text: part.text,
        inclusions: [...inclusions, ...defined([part.when])],
      })),
      ...clause.summary.map((part, index) => ({
        where: `${clause.key}, summary part ${index + 1}`,
        text: part.text,
        inclusions: [...inclusions, ...defined([part.when])],
      })),
    ]),
    ...template.terms.map((term) => ({
      where: `term ${term.key}`,
      text: term.definition,
      inclusions: defined([term.when]),
    })),
  ];
}

/** Whether these inclusions make sure that a clause is in whenever they are met. */
function ensures(inclusions: readonly ClauseInclusion[], target: PlacedClause): boolean {
  if (target.inclusions.length === 0) return true;
  if (inclusions.some(({ withClauses }) => withClauses.length === 1 && withClauses[0] === target.clause.key))
    return true;
  // The same facts, and nothing but facts, decide about both.
  const isSettledByFacts = target.inclusions.every(
    ({ all, any, inStates, notInStates, withClauses, withoutClauses }) =>
      all.length + any.length + inStates.length + notInStates.length + withClauses.length + withoutClauses.length === 0,
  );
  const facts = new Set(inclusions.flatMap((inclusion) => inclusion.facts.map((fact) => JSON.stringify(fact))));
  return (
    isSettledByFacts &&
    target.inclusions.every((inclusion) => inclusion.facts.every((fact) => facts.has(JSON.stringify(fact))))
  );
}

/** Everything that is wrong with a template: unknown names, references that may dangle, circles. Empty when sound. */
export function templateProblems(template: AgreementTemplate): string[] {
  const problems: string[] = [];
  const questions = new Map(template.questions.map((question) => [question.key, question]));
  const termKeys = new Set(template.terms.map((term) => term.key));
  const placed = placedClauses(template);
  const byKey = new Map<string, PlacedClause>();
  for (const entry of placed) {
    if (byKey.has(entry.clause.key)) problems.push(`${entry.clause.key}: two clauses have this key`);
    byKey.set(entry.clause.key, entry);
  }

  const checkQuestion = (where: string, key: string) => {
    if (!questions.has(key)) problems.push(`${where}: there is no question ${key}`);
  };
  const checkPlaceholder = (where: string, placeholder: Placeholder, inclusions: readonly ClauseInclusion[]) => {
    switch (placeholder.kind) {
      case 'answer': {
        checkQuestion(where, placeholder.questionKey);
        const isCompared = questions.get(placeholder.questionKey)?.isCompared ?? true;
        if (isCompared !== (placeholder.side === null)) {
          problems.push(`${where}: ${placeholder.questionKey} is ${isCompared ? '' : 'not '}compared`);
        }
        break;
      }
      case 'percent':
      case 'remainder':
      case 'count':
        checkQuestion(where, placeholder.questionKey);
        if (questions.get(placeholder.questionKey)?.inputType !== 'NUMBER')
          problems.push(`${where}: ${placeholder.questionKey} is no number`);
        break;
      case 'term':
        if (!termKeys.has(placeholder.termKey)) problems.push(`${where}: there is no term ${placeholder.termKey}`);
        break;
      case 'reference': {
        const target = byKey.get(placeholder.clauseKey);
        if (target === undefined) problems.push(`${where}: there is no clause ${placeholder.clauseKey}`);
        else if (!ensures(inclusions, target)) problems.push(`${where}: ${placeholder.clauseKey} may be absent`);
        break;
      }
      case 'receipt': {
        const fact = `receiptOf${placeholder.side}`;
        const isThere = inclusions.some(({ facts }) =>
          facts.some((one) => one.fact === fact && !one.isOneOf.includes('NONE')),
        );
        if (!isThere) problems.push(`${where}: there may be no receipt of ${placeholder.side}`);
        break;
      }
      case 'home':
      case 'party':
      case 'state':
      case 'document':
        break;
    }
  };
  for (const { where, text, inclusions } of printedTexts(template)) {
    try {
      for (const piece of parseTemplateText(text))
        if (typeof piece !== 'string') checkPlaceholder(where, piece, inclusions);
    } catch (error) {
      problems.push(`${where}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  const ofClauses = placed.flatMap(({ clause }) =>
    defined([clause.when, ...[...clause.parts, ...clause.summary].map((part) => part.when)]).map((inclusion) => ({
      where: clause.key,
      inclusion,
    })),
  );
  const ofTerms = template.terms.flatMap(({ key, when }) =>
    defined([when]).map((inclusion) => ({ where: `term ${key}`, inclusion })),
  );
  for (const { where, inclusion } of [...ofClauses, ...ofTerms]) {
    for (const condition of [...inclusion.all, ...inclusion.any]) {
      const question = questions.get(condition.questionKey);
      if (question === undefined) {
        problems.push(`${where}: there is no question ${condition.questionKey}`);
        continue;
      }
      for (const option of condition.optionKeys) {
        if (!question.options.some(({ key }) => key === option))
          problems.push(`${where}: ${question.key} has no option ${option}`);
      }
      if (!question.isCompared && condition.respondent === 'AGREED') {
        problems.push(`${where}: ${question.key} is not compared, so say whose answer is meant`);
      }
    }
    for (const key of [...inclusion.withClauses, ...inclusion.withoutClauses]) {
      const target = byKey.get(key);
      if (target === undefined) problems.push(`${where}: there is no clause ${key}`);
      else if (target.inclusions.some((other) => other.withClauses.length + other.withoutClauses.length > 0)) {
        problems.push(`${where}: ${key} itself depends on other clauses`);
      }
    }
  }
  for (const term of template.terms) {
    if (!template.terms.some((other) => other.key === term.key && other.when === null)) {
      problems.push(`term ${term.key}: none holds in every state`);
    }
  }
  return problems;
}
