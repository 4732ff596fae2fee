import type { Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import type { CommitRow } from '../generation/commit.repository';
import type { DocumentRow } from '../couples/couple';

/** Keys of the mails by which a partner gets a version of the agreement: when it is made or brought in, and when it is final. */
export const importedMailKey = (fileId: string, userId: string): string => `imported:${fileId}:${userId}`;
export const generatedMailKey = (commitId: string, userId: string): string => `generated:${commitId}:${userId}`;
export const finalTextMailKey = (version: string, userId: string): string => `final-text:${version}:${userId}`;

/** A version of an agreement, and the newest commit, where it was made here. */
export interface MailedText {
  readonly document: DocumentRow;
  readonly version: string;
  readonly commit: Pick<CommitRow, 'id' | 'hash'> | undefined;
}

const keysOf = ({ version, commit }: MailedText, userId: string): string[] => [
  finalTextMailKey(version, userId),
  importedMailKey(version, userId),
  ...(commit?.hash === version ? [generatedMailKey(commit.id, userId)] : []),
];

const partnersOf = ({ document: { userAId, userBId } }: MailedText) =>
  [userAId, userBId].filter((id): id is string => id !== null);

/** `mailedToBothAt` of several agreements, in the order given. */
export async function eachMailedToBothAt(tx: Tx, texts: readonly MailedText[]): Promise<(Date | null)[]> {
  const keys = texts.flatMap((text) => partnersOf(text).flatMap((userId) => keysOf(text, userId)));
  if (keys.length === 0) return texts.map(() => null);
  const mails = await rowsOf(
    tx,
    tx
      .selectFrom('mailOutbox')
      .select(['dedupeKey', 'status', 'sentAt'])
      .where('dedupeKey', 'in', keys)
      .orderBy('sentAt'),
  );
  const sentTo = (text: MailedText, userId: string, readAt: Date | null): Date | null => {
    const own = new Set<string | null>(keysOf(text, userId));
    const ofPartner = mails.filter(({ dedupeKey }) => own.has(dedupeKey));
    const first = ofPartner.find(({ status, sentAt }) => status === 'SENT' && sentAt !== null);
    if (first !== undefined) return first.sentAt;
    return ofPartner.some(({ status }) => status === 'UNDELIVERABLE') ? readAt : null;
  };
  return texts.map((text) => {
    const { userAId, userBId, userAReviewedAt, userBReviewedAt } = text.document;
    if (userBId === null) return null;
    const toA = sentTo(text, userAId, userAReviewedAt);
    const toB = sentTo(text, userBId, userBReviewedAt);
    if (toA === null || toB === null) return null;
    return toA > toB ? toA : toB;
  });
}

/**
 * When a version of an agreement had been mailed to both partners: the moments at which the outbox handed the first mail
 * of it on, the later of both. Null until both have one; a mail that only waits to be sent counts for nothing. Each new
 * version has mails of its own. Where no server takes a partner's mail, what counts is that this very version was read
 * here, or nobody could ever sign. D30; ADR 0049.
 */
export const mailedToBothAt = async (tx: Tx, text: MailedText): Promise<Date | null> =>
  (await eachMailedToBothAt(tx, [text]))[0] ?? null;
