import { type ChatCounterpart, type chatCounterpartSchema, chatCounterparts } from '@troth/domain/chats';
import type { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { type Couple, type DocumentRow, sideOf } from '../couples/couple';
import { chatFactsOf, namesOf } from './chat.repository';

type ShownCounterpart = z.input<typeof chatCounterpartSchema>;

interface Conversations {
  readonly document: DocumentRow;
  readonly counterparts: readonly ChatCounterpart[];
  readonly unread: ReadonlyMap<string, number>;
}

/**
 * With whom a person has a conversation, by name, and how many messages of each wait to be read.
 * @param known People whose names were read already.
 */
export async function presentCounterparts(
  tx: Tx,
  { document, counterparts, unread }: Conversations,
  known: Awaited<ReturnType<typeof namesOf>> = [],
): Promise<ShownCounterpart[]> {
  const unknown = counterparts.map(({ userId }) => userId).filter((id) => !known.some((person) => person.id === id));
  const names = [...known, ...(await namesOf(tx, unknown))];
  return counterparts.map(({ userId, role, canWrite }) => {
    const name = names.find((person) => person.id === userId);
    return {
      userId,
      role,
      firstName: name?.firstName ?? null,
      lastName: name?.lastName ?? null,
      side: sideOf(document, userId),
      canWrite,
      unread: unread.get(userId) ?? 0,
    };
  });
}

/** The same for a partner, from what is stored of the couple. */
export async function readCounterparts(tx: Tx, { document, self, partner }: Couple, now: Date) {
  const facts = await chatFactsOf(tx, document, self.id, now);
  const counterparts = chatCounterparts(facts, self.id) ?? [];
  return presentCounterparts(tx, { document, counterparts, unread: facts.unread }, partner === null ? [] : [partner]);
}
