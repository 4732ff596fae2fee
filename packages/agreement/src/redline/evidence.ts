import type { AbsentClause, AgreementTree, AnswerSource, ClauseNode, ConditionOutcome, Inline } from '../tree';

/** What a version tells about the answers and facts behind it. It is read only when a change asks for it. */
export interface Evidence {
  /** Answers by question and respondent; see `answerKey`. */
  readonly answers: ReadonlyMap<string, AnswerSource>;
  /** Questions on which the partners differ. */
  readonly disputed: ReadonlySet<string>;
  readonly facts: ReadonlyMap<string, string>;
  readonly absent: ReadonlyMap<string, AbsentClause>;
}

export const answerKey = ({ questionKey, respondent }: AnswerSource) => `${questionKey} ${respondent}`;

const ofInlines = (inlines: readonly Inline[]): AnswerSource[] =>
  inlines.flatMap((inline) => (inline.type === 'value' ? inline.sources : []));

/** The answers behind a clause itself: what fills its texts, and what decided it. */
export const sourcesOf = (node: ClauseNode): AnswerSource[] => [
  ...node.blocks.flatMap((block) => {
    if (block.type === 'paragraph') return ofInlines(block.inlines);
    return block.type === 'definitions' ? block.entries.flatMap(({ inlines }) => ofInlines(inlines)) : [];
  }),
  ...node.provenance.conditions.flatMap(({ answers }) => answers),
];

export function evidenceOf(tree: AgreementTree): Evidence {
  const answers = new Map<string, AnswerSource>();
  const disputed = new Set<string>();
  const facts = new Map<string, string>();
  const noteConditions = (conditions: readonly ConditionOutcome[]) => {
    for (const { condition, outcome, answers: given } of conditions) {
      if (outcome === 'DISPUTED') disputed.add(condition.questionKey);
      for (const source of given) answers.set(answerKey(source), source);
    }
  };
  const visit = (nodes: readonly ClauseNode[]) => {
    for (const node of nodes) {
      for (const source of sourcesOf(node)) answers.set(answerKey(source), source);
      for (const { fact, value } of node.provenance.facts) facts.set(fact, value);
      visit(node.children);
    }
  };
  for (const section of tree.sections) visit(section.clauses);
  for (const { conditions } of tree.absentClauses) noteConditions(conditions);
  return { answers, disputed, facts, absent: new Map(tree.absentClauses.map((clause) => [clause.key, clause])) };
}
