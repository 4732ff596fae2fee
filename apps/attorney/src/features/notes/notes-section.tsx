import { useSuspenseQuery } from '@tanstack/react-query';
import { Section } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import { useAttorney } from '../../shared/attorney';
import { t } from '../../shared/texts';
import { NewNote } from './new-note';
import { Note } from './note';
import classes from './notes.module.css';
import { notesQuery } from './queries';

/** The attorney's own notes about a client; nobody else reads them (decision 3). Portals spec §6. */
export function NotesSection({ clientId }: { clientId: string }) {
  const notebook = { attorneyId: useAttorney().id, clientId };
  const { data: notes } = useSuspenseQuery(notesQuery(notebook));
  return (
    <Section title={t('notes.title')} hasRule>
      <Text tone="secondary">{t('notes.private')}</Text>
      <NewNote notebook={notebook} />
      {notes.length > 0 && (
        <ol className={classes.notes}>
          {notes.map((note) => (
            <Note key={note.id} note={note} notebook={notebook} />
          ))}
        </ol>
      )}
    </Section>
  );
}
