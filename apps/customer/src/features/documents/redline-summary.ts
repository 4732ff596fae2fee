import type { components } from '@troth/api-client';
import { t } from '../../shared/texts';

type Redline = components['schemas']['AgreementRedline'];
type Member = components['schemas']['RedlineMember'];

/** How many clauses differ, and how. A clause counts once: one that came or went is neither moved nor reworded. */
export interface RedlineCounts {
  readonly reworded: number;
  readonly inserted: number;
  readonly deleted: number;
  readonly moved: number;
}

function count(members: readonly Member[], counts: { -readonly [Key in keyof RedlineCounts]: number }): void {
  for (const member of members) {
    if (member.type !== 'clause') continue;
    if (member.standing === 'INSERTED') counts.inserted += 1;
    else if (member.standing === 'DELETED') counts.deleted += 1;
    else if (member.isReworded) counts.reworded += 1;
    else if (member.standing === 'MOVED_HERE') counts.moved += 1;
    count(member.children ?? [], counts);
  }
}

export function countChanges(redline: Redline): RedlineCounts {
  const counts = { reworded: 0, inserted: 0, deleted: 0, moved: 0 };
  for (const { clauses } of redline.sections) count(clauses ?? [], counts);
  return counts;
}

/** What changed in one line: "2 clauses reworded, one clause added". */
export function changesInOneLine(redline: Redline): string {
  if (!redline.hasChanges) return t('documents.changes.none');
  const { reworded, inserted, deleted, moved } = countChanges(redline);
  const parts = [
    reworded > 0 && t('documents.changes.reworded', { count: reworded }),
    inserted > 0 && t('documents.changes.inserted', { count: inserted }),
    deleted > 0 && t('documents.changes.deleted', { count: deleted }),
    moved > 0 && t('documents.changes.moved', { count: moved }),
  ].filter((part) => part !== false);
  if (parts.length === 0) return t('documents.changes.headings');
  return new Intl.ListFormat(t.locale, { type: 'unit' }).format(parts);
}
