import type { Redline } from '@troth/agreement/redline';
import type { Person } from '../../kernel/auth/actor';
import type { Work } from '../../kernel/http/operation';
import { generatedMailKey } from '../../records/case/mailed-version';
import type { DocumentRow } from '../../records/couples/couple';
import { emailsOf, namesOf } from '../../records/users/user.repository';

/** How many clauses of each kind a commit touches; their words stand in the redline, to which the mail leads. */
export interface ChangedParts {
  readonly added: number;
  readonly removed: number;
  readonly reworded: number;
  readonly moved: number;
}

export function changedParts(changes: Redline): ChangedParts {
  const count = { added: 0, removed: 0, reworded: 0, moved: 0 };
  type Members = Redline['sections'][number]['clauses'];
  const below = (members: Members) => {
    for (const member of members ?? []) {
      if (member.type !== 'clause') continue;
      if (member.standing === 'INSERTED') count.added += 1;
      else if (member.standing === 'DELETED') count.removed += 1;
      else if (member.standing === 'MOVED_HERE') count.moved += 1;
      // Lists that follow from other clauses carry no hand.
      else if (member.isReworded && member.hands !== undefined) count.reworded += 1;
      below(member.children);
    }
  };
  for (const { clauses } of changes.sections) below(clauses);
  return count;
}

/** Both partners and the other attorney hear what changed; of an admin's edit both attorneys do. */
export async function tellOfEdits(
  { tx, sendMail }: Pick<Work, 'tx' | 'sendMail'>,
  document: DocumentRow,
  { author, commitId, changed, message }: { author: Person; commitId: string; changed: ChangedParts; message: string },
): Promise<void> {
  const editor = (await namesOf(tx, [author.id])).get(author.id) ?? '';
  const present = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null && id !== author.id) as string[];
  const data = { editor, changed, message };
  for (const { id, email } of await emailsOf(tx, present([document.userAId, document.userBId]))) {
    await sendMail({
      kind: 'agreement-edited',
      to: email,
      data: { ...data, documentId: null },
      // By it both partners get this version: the state's wait may run from it (D30).
      dedupeKey: generatedMailKey(commitId, id),
    });
  }
  for (const { email } of await emailsOf(tx, present([document.attorneyAId, document.attorneyBId]))) {
    const reader = { ...data, documentId: document.id };
    await sendMail({ kind: 'agreement-edited', to: email, data: reader });
  }
}
