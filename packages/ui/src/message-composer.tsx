import { type KeyboardEvent, type Ref, useId } from 'react';
import { Button } from './button';
import classes from './message-composer.module.css';
import { useUiTexts } from './texts';

/** From so many characters before the end on, the count of those that are left is shown. */
const COUNT_SHOWN_FROM = 200;

export interface MessageComposerProps {
  /** Whom it goes to: “Write a note to Blake”. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Receives the text without the spaces around it; not called while there is none. */
  onSend: (text: string) => void;
  maxLength: number;
  /** Said under the box for as long as it cannot be sent, such as “You are offline.” */
  note?: string | undefined;
  /** Takes the focus when the popup around it opens; not on a phone, whose keyboard would cover what is to be read. */
  isFocusedAtFirst?: boolean;
  inputRef?: Ref<HTMLTextAreaElement>;
}

const hasKeyboard = () => window.matchMedia('(hover: hover)').matches;

/** A box for words to the other partner. Enter sends, Shift and Enter begins a new line, as people know it from chats. */
export function MessageComposer({
  label,
  value,
  onChange,
  onSend,
  maxLength,
  note,
  isFocusedAtFirst = false,
  inputRef,
}: MessageComposerProps) {
  const t = useUiTexts();
  const id = useId();
  const text = value.trim();
  const left = maxLength - text.length;
  const canSend = text !== '' && left >= 0;
  const hint = left < 0 ? t('message.tooLong', { count: -left }) : t('message.left', { count: left });
  const send = () => {
    if (canSend) onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter also ends the choice of a character in an input method; that one is not ours.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className="troth-vh" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={inputRef}
        id={id}
        className={classes.box}
        rows={1}
        placeholder={label}
        value={value}
        data-autofocus={(isFocusedAtFirst && hasKeyboard()) || undefined}
        aria-describedby={`${id}-hint`}
        aria-invalid={left < 0 || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {/* Not disabled while empty: a button that vanishes from the tab order under one's hands loses the focus. */}
      <Button type="submit" aria-disabled={!canSend || undefined}>
        {t('message.send')}
      </Button>
      <p id={`${id}-hint`} className={left < 0 ? classes.tooLong : classes.hint}>
        {left <= COUNT_SHOWN_FROM ? hint : note}
      </p>
    </form>
  );
}
