import type { AbsentClause, AgreementTree, AnswerSource, ClauseNode, Inline } from '../tree';
import { once } from './once';

function addSources(inlines: readonly Inline[], sources: AnswerSource[]): void {
  for (const inline of inlines) if (inline.type === 'value') for (const source of inline.sources) sources.push(source);
}

/** The answers behind a clause itself: what fills its texts, and what decided it. */
export function sourcesOf(node: ClauseNode): AnswerSource[] {
  const sources: AnswerSource[] = [];
  for (const block of node.blocks) {
    if (block.type === 'paragraph') addSources(block.inlines, sources);
    else if (block.type === 'definitions') for (const { inlines } of block.entries) addSources(inlines, sources);
  }
  for (const { answers } of node.provenance.conditions) for (const source of answers) sources.push(source);
  return sources;
}

type ByRespondent = Partial<Record<AnswerSource['respondent'], AnswerSource>>;

function everyClause(tree: AgreementTree, visit: (node: ClauseNode) => void): void {
  const below = (nodes: readonly ClauseNode[]) => {
    for (const node of nodes) {
      visit(node);
      below(node.children);
    }
  };
  for (const section of tree.sections) below(section.clauses);
}

/** The answers behind all that is in a version. */
export function sourcesIn(tree: AgreementTree): AnswerSource[] {
  const sources: AnswerSource[] = [];
  everyClause(tree, (node) => {
    for (const source of sourcesOf(node)) sources.push(source);
  });
  return sources;
}

/** What a version tells about the answers and facts behind it. Each is read only when a change asks for it. */
export class Evidence {
  readonly #tree: AgreementTree;

  constructor(tree: AgreementTree) {
    this.#tree = tree;
  }

  readonly #answers = once(() => {
    const answers = new Map<string, ByRespondent>();
    const note = (source: AnswerSource) => {
      const known = answers.get(source.questionKey);
      if (known === undefined) answers.set(source.questionKey, { [source.respondent]: source });
      else known[source.respondent] = source;
    };
    for (const source of sourcesIn(this.#tree)) note(source);
    for (const { conditions } of this.#tree.absentClauses) for (const { answers } of conditions) answers.forEach(note);
    return answers;
  });

  /** All answers that the version shows, by question. */
  answers(): ReadonlyMap<string, ByRespondent> {
    return this.#answers();
  }

  /** An answer that the version shows anywhere. */
  answer({ questionKey, respondent }: Pick<AnswerSource, 'questionKey' | 'respondent'>): AnswerSource | undefined {
    return this.#answers().get(questionKey)?.[respondent];
  }

  readonly #facts = once(() => {
    const facts = new Map<string, string>();
    everyClause(this.#tree, ({ provenance }) => {
      for (const { fact, value } of provenance.facts) facts.set(fact, value);
    });
    return facts;
  });

  /** A fact as the version has it, which its own version of the clause tells best. */
  fact(fact: string, clause: ClauseNode | null): string | undefined {
    return clause?.provenance.facts.find((own) => own.fact === fact)?.value ?? this.#facts().get(fact);
  }

  readonly #absent = once(() => new Map(this.#tree.absentClauses.map((clause) => [clause.key, clause])));

  absence(key: string): AbsentClause | undefined {
    return this.#absent().get(key);
  }

  /** The outcomes of absent clauses' conditions by question. */
  readonly #open = once(() => {
    const open = new Map<string, boolean>();
    for (const { conditions } of this.#tree.absentClauses) {
      for (const { condition, outcome } of conditions) {
        open.set(condition.questionKey, open.get(condition.questionKey) === true || outcome === 'DISPUTED');
      }
    }
    return open;
  });

  /** Whether the partners were seen to differ on a question. */
  isDisputed(questionKey: string): boolean {
    return this.#open().get(questionKey) === true;
  }

  /** Whether the version says anything of a question, be it that nobody answered. */
  knows(questionKey: string): boolean {
    return this.#open().has(questionKey) || this.#answers().has(questionKey);
  }
}
