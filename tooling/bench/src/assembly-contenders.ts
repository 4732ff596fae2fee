import { assemble, type AssemblyInput } from '@troth/agreement/assemble';
import type { AgreementTree, ClauseNode } from '@troth/agreement/tree';
import type {
  AgreementTemplate,
  ClauseCondition,
  ClauseInclusion,
  TemplateClause,
  TemplatePart,
} from '@troth/domain/agreement';
import { contentId } from '@troth/content/ids';
import Handlebars from 'handlebars';
import jsonLogic, { type RulesLogic } from 'json-logic-js';
import Mustache from 'mustache';

export interface AssemblyContender {
  readonly name: string;
  /** The words of each clause that is in, by key. */
  readonly texts: () => ReadonlyMap<string, string>;
  readonly run: () => unknown;
}

const wordsOf = ({ blocks }: ClauseNode) =>
  blocks
    .flatMap((block) => (block.type === 'paragraph' ? [block.inlines.map(({ text }) => text).join('')] : []))
    .join('\n');

/** The words of each clause of a tree. */
export function textsOfTree(tree: AgreementTree): Map<string, string> {
  const texts = new Map<string, string>();
  const visit = (nodes: readonly ClauseNode[]) => {
    for (const node of nodes) {
      texts.set(node.key, wordsOf(node));
      visit(node.children);
    }
  };
  visit(tree.sections.flatMap(({ clauses }) => clauses));
  return texts;
}

const PLACEHOLDER = /\{\{([\w.]+)\}\}/g;
const placeholdersIn = (text: string) => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

const everyClause = (clauses: readonly TemplateClause[]): TemplateClause[] =>
  clauses.flatMap((clause) => [clause, ...everyClause(clause.children)]);

/** What each placeholder stands for, found by assembling a template that holds nothing else. */
function valuesOf(input: AssemblyInput, tree: AgreementTree): Map<string, string> {
  const clauses = everyClause(input.template.sections.flatMap((section) => section.clauses));
  const names = new Set(clauses.flatMap(({ parts }) => parts.flatMap(({ text }) => placeholdersIn(text))));
  const probes = [...names]
    .filter((name) => !name.startsWith('ref.'))
    .map(
      (name): TemplateClause => ({
        key: name,
        id: contentId('clause-template', name),
        heading: null,
        parts: [{ text: `{{${name}}}`, when: null, startsParagraph: false }],
        children: [],
        listStyle: 'NONE',
        textStyle: null,
        isSeparatePage: false,
        when: null,
        block: null,
        summary: [],
        reviewedByCounsel: false,
      }),
    );
  const [section] = input.template.sections;
  if (section === undefined) throw new Error('No section.');
  const template: AgreementTemplate = {
    ...input.template,
    // Definitions speak of clauses that are not in it.
    terms: input.template.terms.map((term) => ({ ...term, definition: 'is defined elsewhere.' })),
    sections: [{ ...section, kind: 'RECITALS', clauses: [...definitionsOf(input.template), ...probes] }],
  };
  const values = textsOfTree(assemble({ ...input, template }));
  const visit = (nodes: readonly ClauseNode[]) => {
    for (const { blocks, children } of nodes) {
      for (const block of blocks)
        if (block.type === 'paragraph')
          for (const inline of block.inlines)
            if (inline.type === 'reference') values.set(`ref.${inline.target}`, inline.text);
      visit(children);
    }
  };
  visit(tree.sections.flatMap(({ clauses: nodes }) => nodes));
  return values;
}

/** Without their own words, which refer to other clauses. */
const definitionsOf = ({ sections }: AgreementTemplate): TemplateClause[] =>
  everyClause(sections.flatMap(({ clauses }) => clauses))
    .filter(({ block }) => block === 'DEFINITIONS')
    .map((clause) => ({ ...clause, parts: [] }));

/** `answer.A.bg_residence` as an object in an object, which is how template engines read it. */
function viewOf(values: ReadonlyMap<string, string>): Record<string, unknown> {
  const view: Record<string, unknown> = {};
  for (const [name, value] of values) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    let place = view;
    for (const step of path) place = (place[step] ??= {}) as Record<string, unknown>;
    place[last] = value;
  }
  return view;
}

interface Given {
  readonly options: readonly string[];
  readonly typed: string | null;
  readonly number: number | null;
}

/** The answers as rules read them: by respondent, and of both where they are alike. */
function answersOf({ answers, template }: AssemblyInput): Record<string, Record<string, Given>> {
  const of = (side: 'A' | 'B', key: string): Given | undefined => {
    const answer = answers[side][key];
    const question = template.questions.find((known) => known.key === key);
    if (answer === undefined || (answer.optionKeys.length === 0 && !answer.valueTyped)) return undefined;
    if (question?.isSensitive === true && !answer.isShared) return undefined;
    const number = answer.valueTyped === null ? Number.NaN : Number(answer.valueTyped);
    return {
      options: answer.optionKeys.toSorted(),
      typed: answer.valueTyped,
      number: Number.isFinite(number) ? number : null,
    };
  };
  const given: Record<string, Record<string, Given>> = { A: {}, B: {}, AGREED: {} };
  for (const { key } of template.questions) {
    const [a, b] = [of('A', key), of('B', key)];
    if (a !== undefined) (given['A'] ??= {})[key] = a;
    if (b !== undefined) (given['B'] ??= {})[key] = b;
    if (a !== undefined && JSON.stringify(a) === JSON.stringify(b)) (given['AGREED'] ??= {})[key] = a;
  }
  return given;
}

const OPERATORS = { EQUAL: '==', GT: '>', LT: '<', GTE: '>=', LTE: '<=' } as const;

function conditionLogic(condition: ClauseCondition): RulesLogic {
  if (condition.respondent === 'EITHER')
    return { or: (['A', 'B'] as const).map((respondent) => conditionLogic({ ...condition, respondent })) };
  const answer = `${condition.respondent}.${condition.questionKey}`;
  const rules: RulesLogic[] = [{ '!!': [{ var: answer }] }];
  const chosen = condition.optionKeys.map((key): RulesLogic => ({ in: [key, { var: `${answer}.options` }] }));
  if (chosen.length > 0) rules.push(condition.optionRestriction === 'ALL' ? { and: chosen } : { or: chosen });
  if (condition.value !== null) {
    const operator = OPERATORS[condition.comparisonType];
    rules.push({
      and: [
        { '!!': [{ var: answer }] },
        { [operator]: [{ var: `${answer}.number` }, Number(condition.value)] } as unknown as RulesLogic,
      ],
    });
  }
  return { and: rules };
}

function inclusionLogic(when: ClauseInclusion | null): RulesLogic[] {
  if (when === null) return [];
  const rules: RulesLogic[] = [...when.all.map(conditionLogic)];
  if (when.any.length > 0) rules.push({ or: when.any.map(conditionLogic) });
  if (when.inStates.length > 0) rules.push({ in: [{ var: 'state' }, when.inStates] });
  if (when.notInStates.length > 0) rules.push({ '!': [{ in: [{ var: 'state' }, when.notInStates] }] });
  for (const { fact, isOneOf } of when.facts) rules.push({ in: [{ var: `facts.${fact}` }, isOneOf] });
  if (when.withClauses.length > 0)
    rules.push({ or: when.withClauses.map((key): RulesLogic => ({ '!!': [{ var: `in.${key}` }] })) });
  for (const key of when.withoutClauses) rules.push({ '!': [{ var: `in.${key}` }] });
  return rules;
}

const OF_ANSWERS = /^(?:answer|percent|remainder|count)\./;

interface Rule<T> {
  readonly logic: RulesLogic;
  readonly of: T;
}
interface RuledPart extends Rule<TemplatePart> {
  readonly fill: (view: object) => string;
}
interface RuledClause extends Rule<TemplateClause> {
  readonly parts: readonly RuledPart[];
  readonly children: readonly RuledClause[];
}

/** Both peers: rules by json-logic-js, texts by the engine whose compiled templates are handed in. */
function peer(
  name: string,
  compile: (text: string) => (view: object) => string,
  input: AssemblyInput,
  tree: AgreementTree,
): AssemblyContender {
  const values = valuesOf(input, tree);
  const view = viewOf(values);
  const isThere = [...textsOfTree(tree).keys()].map((key) => [key, true] as const);
  const data = {
    ...answersOf(input),
    state: input.jurisdiction.abbreviation,
    facts: factsOf(input),
    in: Object.fromEntries(isThere),
    values: view,
  };
  const ruledPart = (part: TemplatePart): RuledPart => ({
    of: part,
    fill: compile(part.text),
    logic: {
      and: [
        true,
        ...inclusionLogic(part.when),
        ...placeholdersIn(part.text)
          .filter((placeholder) => OF_ANSWERS.test(placeholder))
          .map((placeholder): RulesLogic => ({ '!!': [{ var: `values.${placeholder}` }] })),
      ],
    },
  });
  const ruled = (clause: TemplateClause): RuledClause => ({
    of: clause,
    logic: { and: [true, ...inclusionLogic(clause.when)] },
    parts: clause.parts.map(ruledPart),
    children: clause.children.map(ruled),
  });
  const clauses = input.template.sections.flatMap((section) => section.clauses.map(ruled));
  const texts = (): Map<string, string> => {
    const found = new Map<string, string>();
    const visit = ({ of, logic, parts, children }: RuledClause): boolean => {
      if (jsonLogic.apply(logic, data) !== true) return false;
      const paragraphs: string[] = [];
      let count = 0;
      for (const part of parts) {
        if (jsonLogic.apply(part.logic, data) !== true) continue;
        count += 1;
        const text = part.fill(view);
        if (paragraphs.length === 0 || part.of.startsParagraph) paragraphs.push(text);
        else paragraphs[paragraphs.length - 1] += ` ${text}`;
      }
      const place = found.size;
      found.set(of.key, paragraphs.join('\n'));
      const below = children.filter(visit).length;
      if (of.block !== null || count > 0 || below > 0) return true;
      if (found.size !== place + 1) throw new Error('A clause that is not in holds one that is.');
      found.delete(of.key);
      return false;
    };
    clauses.forEach(visit);
    return found;
  };
  return { name, texts, run: texts };
}

/** Facts as the assembly's own explanation tells them. */
function factsOf(input: AssemblyInput): Record<string, string> {
  const { jurisdiction, templateState } = input;
  return {
    distributionLaw: jurisdiction.distributionLaw,
    spousalSupportLaw: jurisdiction.spousalSupportLaw,
    governingActKind: jurisdiction.governingActKind,
    deathRightsWaivable: String(jurisdiction.deathRightsWaivable),
    witnessRequired: String(templateState.witnessRequired),
    acknowledgmentRequired: String(jurisdiction.signing.isAcknowledgmentRequired),
    daysBeforeSigning: String(jurisdiction.signing.daysBeforeSigning),
    daysBeforeWedding: String(jurisdiction.signing.daysBeforeWedding),
    entriesOfA: 'true',
    entriesOfB: 'true',
    jointEntries: 'true',
    receiptOfA: 'CURRENT',
    receiptOfB: 'CURRENT',
  };
}

export function contenders(input: AssemblyInput, tree: AgreementTree): AssemblyContender[] {
  Mustache.escape = (text: unknown) => String(text);
  return [
    peer(
      'json-logic-js and mustache: texts alone',
      (text) => {
        Mustache.parse(text);
        return (view) => Mustache.render(text, view);
      },
      input,
      tree,
    ),
    peer(
      'json-logic-js and handlebars: texts alone',
      (text) => Handlebars.compile(text, { noEscape: true }),
      input,
      tree,
    ),
  ];
}
