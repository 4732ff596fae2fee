import { say } from '../assemble/wording';
import type { AgreementTree, ClauseNode } from '../tree';

const noteOf = (node: ClauseNode): ClauseNode[] =>
  node.summary === null
    ? []
    : [
        {
          ...node,
          isSeparatePage: false,
          blocks: [{ type: 'paragraph', inlines: [{ type: 'text', text: node.summary }] }],
          children: [],
        },
      ];

/**
 * The paper beside an agreement: what each clause means in plain language, under the clause's own number. It is no part
 * of the contract, so it is drawn as a file of its own that nobody initials.
 */
export function companionOf(tree: AgreementTree): AgreementTree {
  const sections = tree.sections
    .filter(({ kind }) => kind === 'ARTICLES')
    .map((section) => ({ ...section, isSeparatePage: false, clauses: section.clauses.flatMap(noteOf) }))
    .filter(({ clauses }) => clauses.length > 0);
  return { ...tree, title: say('companion.title', { title: tree.title }), sections };
}
