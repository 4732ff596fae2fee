import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { announce } from '../announcer';
import { type Counterpart, counterpartsQuery } from './queries';
import type { Speaker } from './shown-messages';
import type { ChatWords } from './words';

export type { Counterpart } from './queries';
export type { ChatWords } from './words';

// Opened by few and not at once: no part of what a screen waits for.
const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel')).ChatPanel }));

const NOBODY: readonly Counterpart[] = [];
/** A mail that tells of messages leads to them by this part of the address. */
const OPENED_BY = 'messages';

export interface ConversationsProps {
  documentId: string;
  self: Speaker;
  /** Keeps one conversation, where a screen is about one person. */
  onlyWith?: string;
  /** Who is there and what waits, as another answer told it at that instant: they need not be asked for at once. */
  known?: { readonly people: Counterpart[]; readonly at: number } | undefined;
  words: ChatWords;
  /** Words at hand, above the box; what is chosen is put into it. */
  renderHelp?: (use: (text: string) => void) => ReactNode;
  /** What opens the messages, with one person, or with the last who wrote; shown only where there is a conversation. */
  children: (door: {
    readonly people: readonly Counterpart[];
    readonly unread: number;
    readonly open: (userId?: string) => void;
  }) => ReactNode;
}

/** The messages about a document: what opens them, the panel, and a word when one arrives. D3. */
export function Conversations({ documentId, self, onlyWith, known, words, renderHelp, children }: ConversationsProps) {
  const { data = NOBODY } = useQuery({
    ...counterpartsQuery({ userId: self.id, documentId }),
    ...(known !== undefined && { initialData: known.people, initialDataUpdatedAt: known.at }),
  });
  const [search, setSearch] = useSearchParams();
  const [openId, setOpenId] = useState<string | null>(search.get(OPENED_BY));
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const people = onlyWith === undefined ? data : data.filter(({ userId }) => userId === onlyWith);
  const unread = people.reduce((sum, person) => sum + person.unread, 0);
  const person = people.find(({ userId }) => userId === openId);
  useArrivals(people, person?.userId ?? null, words);

  if (people.length === 0) return null;
  const open = (userId?: string) => {
    const waiting = people.find((each) => each.unread > 0) ?? people[0];
    setOpenId(userId ?? waiting?.userId ?? null);
  };
  const close = () => {
    setOpenId(null);
    if (search.has(OPENED_BY)) {
      setSearch(
        (before) => {
          before.delete(OPENED_BY);
          return before;
        },
        { replace: true },
      );
    }
  };
  return (
    <>
      {children({ people, unread, open })}
      {person !== undefined && (
        <Suspense fallback={null}>
          <ChatPanel
            documentId={documentId}
            self={self}
            people={people}
            person={person}
            onChoose={setOpenId}
            draft={drafts[person.userId] ?? ''}
            onDraft={(text) => setDrafts((before) => ({ ...before, [person.userId]: text }))}
            onClose={close}
            words={words}
            renderHelp={renderHelp}
          />
        </Suspense>
      )}
    </>
  );
}

/** Says that a message has come, of whom, unless it is read already. */
function useArrivals(people: readonly Counterpart[], openId: string | null, words: ChatWords): void {
  const before = useRef<ReadonlyMap<string, number> | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = new Map(people.map(({ userId, unread }) => [userId, unread]));
    if (last === null) return;
    const writer = people.find(({ userId, unread }) => userId !== openId && unread > (last.get(userId) ?? 0));
    if (writer !== undefined) announce(words.arrived(words.nameOf(writer)));
  }, [people, openId, words]);
}
