import { chatCounterparts } from '@troth/domain/chats';
import type { Tx } from '../../kernel/database/database';
import { chatFactsOf, unreadOf } from '../../records/chats/chat.repository';

/** A client, and the document about which they write. */
interface OfClient {
  readonly clientId: string;
  readonly documentId: string;
}

/**
 * How many messages of each client wait for an attorney, where any do. Only those count that the attorney can open:
 * who a conversation is with is the rule's to say, not the list's (decision 3).
 */
export async function unreadOfClients(tx: Tx, attorneyId: string, now: Date): Promise<(client: OfClient) => number> {
  const waiting = await unreadOf(tx, attorneyId);
  const counts = new Map<string, number>();
  const keyOf = ({ clientId, documentId }: OfClient) => `${clientId} ${documentId}`;
  for (const { clientId, count, ...document } of waiting) {
    const counterparts = chatCounterparts(await chatFactsOf(tx, document, attorneyId, now), attorneyId);
    if (counterparts?.some(({ userId }) => userId === clientId) !== true) continue;
    counts.set(keyOf({ clientId, documentId: document.id }), Number(count));
  }
  return (client) => counts.get(keyOf(client)) ?? 0;
}
