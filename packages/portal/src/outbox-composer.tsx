import { MessageComposer, type MessageComposerProps } from '@troth/ui/message-composer';
import { UnsentMessage } from '@troth/ui/unsent-message';
import { type ReactNode, useRef } from 'react';
import { errorText } from './errors';
import type { Outbox } from './outbox';

type ComposerProps = Pick<MessageComposerProps, 'label' | 'maxLength' | 'note' | 'isFocusedAtFirst'>;

interface OutboxComposerProps extends ComposerProps {
  outbox: Outbox;
  /** Words begun; the owner keeps them while this is closed. */
  draft: string;
  onDraft: (text: string) => void;
  /** Nothing can be sent any more: what could not be sent is still there to be copied. */
  isClosed?: boolean;
  /** What went wrong with the thread besides, above the field. */
  children?: ReactNode;
}

/** The end of a thread: what could not be sent, to be sent again, taken up or dropped, and where the next words are written. */
export function OutboxComposer({
  outbox,
  draft,
  onDraft,
  isClosed = false,
  children,
  ...composer
}: OutboxComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      {outbox.failed.map(({ id, text, error }) => (
        <UnsentMessage
          key={id}
          text={text}
          reason={errorText(error)}
          {...(!isClosed && {
            onRetry: () => outbox.retry(id),
            onEdit: () => {
              outbox.discard(id);
              onDraft(draft.trim() === '' ? text : `${text}\n${draft}`);
              box.current?.focus();
            },
          })}
          onDiscard={() => outbox.discard(id)}
        />
      ))}
      {children}
      {!isClosed && (
        <MessageComposer
          {...composer}
          inputRef={box}
          value={draft}
          onChange={onDraft}
          onSend={(text) => {
            outbox.send(text);
            onDraft('');
          }}
        />
      )}
    </>
  );
}
