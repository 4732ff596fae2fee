/** As much of a question as its place in the tree depends on. */
interface Placed {
  readonly id: string;
  readonly parentQuestionId: string | null;
}

export interface QuestionTree<Q extends Placed> {
  readonly question: Q;
  readonly followUps: readonly QuestionTree<Q>[];
}

/** Questions in order as a tree: each follow-up under its parent, at the first level where the parent is not there. */
export function asTree<Q extends Placed>(questions: readonly Q[]): QuestionTree<Q>[] {
  const ids = new Set(questions.map(({ id }) => id));
  const under = (parentId: string | null): QuestionTree<Q>[] =>
    questions
      .filter(({ parentQuestionId: own }) => (own !== null && ids.has(own) ? own === parentId : parentId === null))
      .map((question) => ({ question, followUps: under(question.id) }));
  return under(null);
}
