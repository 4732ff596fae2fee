import type { Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import type { CommitRow } from '../generation/commit.repository';
import type { DocumentRow } from '../couples/couple';

/** Keys of the mails by which a partner gets a version of the agreement: when it is made or brought in, and when it is final. */
export const importedMailKey = (fileId: string, userId: string): string => `imported:${fileId}:${userId}`;
export const generatedMailKey = (commitId: string, userId: string): string => `generated:${commitId}:${userId}`;
export const finalTextMailKey = (version: string, userId: string): string => `final-text:${version}:${userId}`;

/**
 * When a version of the agreement had been mailed to both partners: the moments at which the outbox handed the first mail
 * of it on, the later of both. Null until both have one; a mail that only waits to be sent counts for nothing. Each new
 * version has mails of its own. Where no server takes a partner's mail, what counts is that this very version was read
 * here, or nobody could ever sign. D30; ADR 0049.
 * @param commit The newest version, where it was made here.
 */
export async function mailedToBothAt(
  tx: Tx,
  document: DocumentRow,
  version: string,
  commit: CommitRow | undefined,
): Promise<Date | null> {
  if (document.userBId === null) return null;
  const keysOf = (userId: string) => [
    finalTextMailKey(version, userId),
    importedMailKey(version, userId),
    ...(commit?.hash === version ? [generatedMailKey(commit.id, userId)] : []),
  ];
  const { userAId, userBId } = document;
  const ofBoth = await rowsOf(
    tx,
    tx
      .selectFrom('mailOutbox')
      .select(['dedupeKey', 'status', 'sentAt'])
      .where('dedupeKey', 'in', [...keysOf(userAId), ...keysOf(userBId)])
      .orderBy('sentAt'),
  );
  const sentTo = (userId: string, readAt: Date | null): Date | null => {
    const keys = new Set<string | null>(keysOf(userId));
    const mails = ofBoth.filter(({ dedupeKey }) => keys.has(dedupeKey));
    const first = mails.find(({ status, sentAt }) => status === 'SENT' && sentAt !== null);
    if (first !== undefined) return first.sentAt;
    return mails.some(({ status }) => status === 'UNDELIVERABLE') ? readAt : null;
  };
  const toA = sentTo(userAId, document.userAReviewedAt);
  const toB = sentTo(userBId, document.userBReviewedAt);
  if (toA === null || toB === null) return null;
  return toA > toB ? toA : toB;
}
