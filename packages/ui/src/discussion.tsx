import { type ReactNode, useId } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import classes from './discussion.module.css';
import { ChatIcon, CheckIcon } from './icons';
import { PartnerMark, type PartnerSide } from './partner-mark';
import { useUiTexts } from './texts';

export interface DiscussionNoteProps {
  side: PartnerSide;
  name: string;
  isYou?: boolean;
  /** As a reader writes it. */
  time: string;
  /** For machines; an ISO instant. */
  dateTime?: string | undefined;
  /** On its way: shown at once, in a lighter hand. */
  isSending?: boolean;
  isResolved?: boolean;
  /** Marks the point as resolved, or opens it again; without it there is no button. */
  onToggleResolved?: (() => void) | undefined;
  children: ReactNode;
}

/** One note: who, when, what; a point that both have dealt with is marked as resolved. */
export function DiscussionNote({
  side,
  name,
  isYou = false,
  time,
  dateTime,
  isSending = false,
  isResolved = false,
  onToggleResolved,
  children,
}: DiscussionNoteProps) {
  const t = useUiTexts();
  return (
    <div className={classNames(classes.note, isSending && classes.sending, isResolved && classes.resolved)}>
      <PartnerMark side={side} name={name} isNameBeside />
      <div className={classes.body}>
        <p className={classes.by}>
          <b>{isYou ? t('person.you', { name }) : name}</b>{' '}
          {isSending ? (
            <span className={classes.time}>{t('message.sending')}</span>
          ) : (
            <time className={classes.time} dateTime={dateTime}>
              {time}
            </time>
          )}
        </p>
        <p className={classes.text}>{children}</p>
        {(isResolved || onToggleResolved !== undefined) && (
          <p className={classes.state}>
            {isResolved && (
              <span className={classes.tick}>
                <CheckIcon size={16} />
                {t('note.resolved')}
              </span>
            )}
            {onToggleResolved !== undefined && (
              <Button variant="text" size="sm" onClick={onToggleResolved} aria-label={toggleName(t, isResolved, name)}>
                {t(isResolved ? 'note.reopen' : 'note.resolve')}
              </Button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

const toggleName = (t: ReturnType<typeof useUiTexts>, isResolved: boolean, name: string) =>
  t(isResolved ? 'note.reopenOf' : 'note.resolveOf', { name });

/** The words of a dispute, oldest first; the box to add to them comes after what was said. */
export function DiscussionThread({
  label,
  emptyText,
  notes,
  composer,
}: {
  label: string;
  /** While nothing was said yet. */
  emptyText: ReactNode;
  /** Each a `DiscussionNote`. */
  notes: readonly { readonly key: string; readonly note: ReactNode }[];
  composer: ReactNode;
}) {
  return (
    <section className={classes.thread} aria-label={label}>
      {notes.length === 0 ? (
        <p className={classes.empty}>{emptyText}</p>
      ) : (
        <ol className={classes.notes}>
          {notes.map(({ key, note }) => (
            <li key={key}>{note}</li>
          ))}
        </ol>
      )}
      {composer}
    </section>
  );
}

/** Opens and folds a dispute's notes, and says how many there are. */
export function DiscussionToggle({
  isOpen,
  count,
  openCount,
  controls,
  onToggle,
}: {
  isOpen: boolean;
  /** Notes so far. */
  count: number;
  /** Those that are not resolved. */
  openCount: number;
  /** Id of the thread. */
  controls: string;
  onToggle: () => void;
}) {
  const t = useUiTexts();
  const id = useId();
  const words = isOpen ? t('note.hide') : t('note.show', { count });
  return (
    <>
      <Button
        variant="text"
        icon={<ChatIcon size={16} />}
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-describedby={openCount > 0 ? id : undefined}
        onClick={onToggle}
      >
        {words}
      </Button>
      {openCount > 0 && (
        <span id={id} className="troth-vh">
          {t('note.openCount', { count: openCount })}
        </span>
      )}
    </>
  );
}
