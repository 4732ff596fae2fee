import { checkEdited, type EditFacts } from '@troth/agreement/edit';
import type { AgreementTree } from '@troth/agreement/tree';
import type { EditFinding } from '@troth/domain/agreement';
import { clausesById } from './convert';
import { t } from './texts';

/**
 * What is wrong with the text as it is. The server checks it again when the drafts are committed.
 *
 * @param facts Null until the server has said what may be inserted: then no value is called unknown.
 */
export function findingsOf(base: AgreementTree, tree: AgreementTree, facts: EditFacts | null): EditFinding[] {
  const found = checkEdited(base, tree, facts ?? { supportClauseTemplateIds: [], values: [] });
  return facts === null ? found.filter(({ code }) => code !== 'VALUE_UNKNOWN') : found;
}

export interface FindingWords {
  readonly title: string;
  readonly words: string;
  /** The clause that it is about. */
  readonly id: string | null;
}

export function findingWords({ code, partKey, detail }: EditFinding, tree: AgreementTree): FindingWords {
  let id: string | null = null;
  let place = '';
  for (const section of tree.sections)
    if (section.key === partKey) {
      id = section.id;
      place = [section.number, section.title].filter(Boolean).join(' ');
    }
  for (const clause of clausesById(tree).values())
    if (clause.key === partKey) {
      id = clause.id;
      place = [clause.number, clause.heading].filter(Boolean).join(' ');
    }
  return {
    title: [place, t(`finding.${code}`)].filter((part) => part !== '').join(': '),
    words: t(`finding.${code}.why`, { detail }),
    id,
  };
}
