import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton } from './button';
import classes from './chat-thread.module.css';
import { classNames } from './class-names';
import { CheckIcon, TrashIcon } from './icons';
import { type PartnerSide, PersonMark } from './partner-mark';
import { useUiTexts } from './texts';

export interface ChatMessage {
  readonly id: string;
  /** Null for an attorney, who takes no partner's colour. */
  readonly side: PartnerSide | null;
  readonly name: string;
  readonly isOwn: boolean;
  readonly text: string;
  /** The day that it belongs to, as a reader writes it: “Today”. Messages of one day stand together. */
  readonly day: string;
  /** Time of day. */
  readonly time: string;
  /** An ISO instant. */
  readonly dateTime: string;
  /** On its way: shown at once, in a lighter hand. */
  readonly isSending?: boolean;
  /** The other one has seen it. */
  readonly isRead?: boolean;
}

export interface ChatThreadProps {
  /** What the thread is called, for assistive technology. */
  label: string;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** Earlier messages are there; the button asks for them. */
  onLoadEarlier?: (() => void) | undefined;
  isLoadingEarlier?: boolean;
  /** Takes an own message back, after a question. */
  onDelete: (id: string) => void;
  /** In place of the messages while there are none. */
  empty: ReactNode;
  /** Whether the newest message is in view: what is seen counts as read. */
  onSeeEnd?: ((isSeen: boolean) => void) | undefined;
}

/** Within so many pixels of its end the thread counts as read to the end. */
const NEAR_END_PX = 48;

/**
 * Keeps the thread where the reader is: at its end, new messages come into view; further up, nothing moves when earlier
 * ones are put before or new ones after.
 */
function useThreadScroll(messages: readonly ChatMessage[]) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ height: 0, firstId: undefined as string | undefined });
  const [isAtEnd, setAtEnd] = useState(true);
  const measure = () => {
    const { current } = box;
    if (current !== null) setAtEnd(current.scrollHeight - current.scrollTop - current.clientHeight <= NEAR_END_PX);
  };
  const toEnd = () => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  };
  // A narrower window, a taller box to write in, a keyboard on the screen: a reader at the end stays there.
  const wasAtEnd = useRef(isAtEnd);
  wasAtEnd.current = isAtEnd;
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const observer = new ResizeObserver(() => {
      if (wasAtEnd.current) current.scrollTop = current.scrollHeight;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const last = messages.at(-1);
  const isOwnNew = last?.isOwn === true && last.isSending === true;
  // Where the reader is decides at the moment when the messages change, not when the reader scrolls.
  const follow = useEffectEvent((firstId: string | undefined) => {
    const { current } = box;
    if (current === null) return;
    const isPrepended = before.current.firstId !== undefined && before.current.firstId !== firstId && !isAtEnd;
    if (isPrepended) current.scrollTop += current.scrollHeight - before.current.height;
    else if (isAtEnd || isOwnNew) toEnd();
    before.current = { height: current.scrollHeight, firstId };
  });
  useLayoutEffect(() => follow(messages[0]?.id), [messages]);
  return { box, isAtEnd, measure, toEnd };
}

/** Messages in their order, those of one day together. */
function byDay(messages: readonly ChatMessage[]): [string, ChatMessage[]][] {
  const days = new Map<string, ChatMessage[]>();
  for (const message of messages) days.set(message.day, [...(days.get(message.day) ?? []), message]);
  return [...days];
}

/** Words of two people, oldest first: by day, the own ones at the right. */
export function ChatThread({
  label,
  messages,
  onLoadEarlier,
  isLoadingEarlier = false,
  onDelete,
  empty,
  onSeeEnd,
}: ChatThreadProps) {
  const t = useUiTexts();
  const { box, isAtEnd, measure, toEnd } = useThreadScroll(messages);
  const lastId = messages.at(-1)?.id;
  const lastReadId = messages.findLast(({ isOwn, isRead }) => isOwn && isRead === true)?.id;
  const days = byDay(messages);

  useEffect(() => {
    onSeeEnd?.(isAtEnd);
  }, [isAtEnd, lastId, onSeeEnd]);

  return (
    <div className={classes.frame}>
      {/* In the tab order, so that the arrow keys scroll it. What arrives is said by the owner's live region. */}
      <div ref={box} className={classes.thread} role="region" aria-label={label} tabIndex={0} onScroll={measure}>
        {onLoadEarlier !== undefined && (
          <div className={classes.earlier}>
            <Button variant="text" size="sm" isLoading={isLoadingEarlier} onClick={onLoadEarlier}>
              {t('chat.earlier')}
            </Button>
          </div>
        )}
        {messages.length === 0 && empty}
        {days.map(([day, ofDay]) => (
          <Day key={day} day={day}>
            {ofDay.map((message, at) => (
              <Message
                key={message.id}
                message={message}
                isFirstOfTurn={ofDay[at - 1]?.isOwn !== message.isOwn}
                isLastRead={message.id === lastReadId}
                onDelete={() => onDelete(message.id)}
              />
            ))}
          </Day>
        ))}
      </div>
      {!isAtEnd && (
        <div className={classes.toEnd}>
          <Button size="sm" onClick={toEnd}>
            {t('chat.toEnd')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Day({ day, children }: { day: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.day}>
        <span>{day}</span>
      </h3>
      <ol className={classes.messages}>{children}</ol>
    </section>
  );
}

/** Escape answers the question and leaves the sheet around it open. */
const ESCAPE_IS_OURS = { 'data-mantine-stop-propagation': 'true' };

function Message({
  message: { id, side, name, isOwn, text, time, dateTime, isSending = false },
  isFirstOfTurn,
  isLastRead,
  onDelete,
}: {
  message: ChatMessage;
  isFirstOfTurn: boolean;
  isLastRead: boolean;
  onDelete: () => void;
}) {
  const t = useUiTexts();
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = () => {
    setAsking(false);
    // The question's buttons are gone: back to what asked it.
    window.setTimeout(() => opener.current?.focus());
  };
  const confirm = () => {
    // It may come back, when the deletion fails.
    setAsking(false);
    onDelete();
  };
  return (
    <li
      id={`message-${id}`}
      className={classNames(
        classes.message,
        isOwn ? classes.own : classes.other,
        side === 'A' ? classes.a : side === 'B' ? classes.b : classes.neither,
        isFirstOfTurn && classes.turn,
        isSending && classes.sending,
      )}
    >
      {isFirstOfTurn && (
        <p className={classes.by}>
          <PersonMark side={side} name={name} size={20} />
          <bdi>{isOwn ? t('person.you', { name }) : name}</bdi>
        </p>
      )}
      <div className={classes.line}>
        <p className={classes.words} dir="auto">
          {text}
        </p>
        {isOwn && !isSending && !isAsking && (
          <IconButton
            ref={opener}
            className={classes.delete ?? ''}
            icon={<TrashIcon size={16} />}
            label={t('chat.delete', { text: text.slice(0, 40) })}
            onClick={() => setAsking(true)}
          />
        )}
      </div>
      {isAsking ? (
        <div
          className={classes.ask}
          role="group"
          aria-label={t('chat.deleteAsk')}
          onKeyDown={(event) => {
            if (event.key === 'Escape') keep();
          }}
        >
          <span>{t('chat.deleteAsk')}</span>
          <Button size="sm" variant="danger" autoFocus {...ESCAPE_IS_OURS} onClick={confirm}>
            {t('chat.deleteYes')}
          </Button>
          <Button size="sm" {...ESCAPE_IS_OURS} onClick={keep}>
            {t('chat.deleteNo')}
          </Button>
        </div>
      ) : (
        <p className={classes.time}>
          {isSending ? t('message.sending') : <time dateTime={dateTime}>{time}</time>}
          {isLastRead && (
            <span className={classes.read}>
              <CheckIcon size={14} />
              {t('chat.read')}
            </span>
          )}
        </p>
      )}
    </li>
  );
}
