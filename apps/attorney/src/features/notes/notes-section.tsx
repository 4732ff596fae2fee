import { useSuspenseQuery } from '@tanstack/react-query';
import { Section } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import { useAttorney } from '../../shared/attorney';
import { t } from '../../shared/texts';
import { NewNote } from './new-note';
import { Note } from './note';
import classes from './notes.module.css';
import { type NoteSubject, notesQuery } from './queries';

interface NotesSectionProps {
  clientId: string;
  about: NoteSubject | null;
  onAboutDone: () => void;
  hrefOf: (about: NoteSubject) => string;
}

/** The attorney's own notes about a client; nobody else reads them (D3). Portals spec §6. */
export function NotesSection({ clientId, about, onAboutDone, hrefOf }: NotesSectionProps) {
  const notebook = { attorneyId: useAttorney().id, clientId };
  const { data: notes } = useSuspenseQuery(notesQuery(notebook));
  return (
    <Section title={t('notes.title')} hasRule>
      <Text tone="secondary">{t('notes.private')}</Text>
      <NewNote notebook={notebook} about={about} onAboutDone={onAboutDone} />
      {notes.length > 0 && (
        <ol className={classes.notes}>
          {notes.map((note) => (
            <Note key={note.id} note={note} notebook={notebook} hrefOf={hrefOf} />
          ))}
        </ol>
      )}
    </Section>
  );
}
