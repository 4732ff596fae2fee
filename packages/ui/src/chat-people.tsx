import classes from './chat-people.module.css';
import { PersonMark, type PartnerSide } from './partner-mark';
import { useUiTexts } from './texts';
import { VisuallyHidden } from './visually-hidden';

export interface ChatPerson {
  readonly id: string;
  readonly name: string;
  /** Null for an attorney, who takes no partner's colour. */
  readonly side: PartnerSide | null;
  readonly unread: number;
}

/** A badge has room for so much. */
const MOST_COUNTED = 99;

/** Whose messages are read, of several people: their names, and how many of each wait. */
export function ChatPeople({
  label,
  people,
  chosenId,
  onChoose,
}: {
  label: string;
  people: readonly ChatPerson[];
  chosenId: string;
  onChoose: (id: string) => void;
}) {
  const t = useUiTexts();
  return (
    <div className={classes.people} role="group" aria-label={label}>
      {people.map(({ id, name, side, unread }) => (
        <button
          key={id}
          type="button"
          className={classes.person}
          aria-pressed={id === chosenId}
          onClick={() => onChoose(id)}
        >
          <PersonMark side={side} name={name} size={24} />
          <bdi className={classes.name}>{name}</bdi>
          {unread > 0 && (
            <>
              <span className={classes.count} aria-hidden="true">
                {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
              </span>
              <VisuallyHidden>{t('chat.unread', { count: unread })}</VisuallyHidden>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
