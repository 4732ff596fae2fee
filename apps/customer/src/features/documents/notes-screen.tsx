import { useSuspenseQuery } from '@tanstack/react-query';
import { usePerson } from '@troth/portal/person';
import { LinkButton } from '@troth/ui/button';
import { Sheet, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Text } from '@troth/ui/text';
import type { OwnDocument } from '../../shared/document';
import { formatInstant } from '../../shared/instants';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { NotesMenu } from './download-button';
import classes from './notes.module.css';
import { commitQuery, historyQuery } from './queries';

/** What each clause of the current version means. A paper beside the agreement: nobody signs it. */
export function NotesScreen({ own }: { own: OwnDocument }) {
  const { data: commits } = useSuspenseQuery(historyQuery(usePerson().id, own.document.id));
  const [current] = commits;
  return current === undefined ? (
    <Notice tone="warning" title={t('notes.none')} />
  ) : (
    <Notes documentId={own.document.id} commitAt={current.commitAt} number={commits.length} />
  );
}

function Notes({ documentId, commitAt, number }: { documentId: string; commitAt: string; number: number }) {
  const { tree } = useSuspenseQuery(commitQuery(usePerson().id, documentId, commitAt)).data;
  const sections = tree.sections
    .filter(({ kind }) => kind === 'ARTICLES')
    .map((section) => ({ ...section, clauses: section.clauses.filter(({ summary }) => summary !== null) }))
    .filter(({ clauses }) => clauses.length > 0);
  return (
    <Stack gap={6}>
      <div className={classes.actions}>
        <NotesMenu documentId={documentId} commitAt={commitAt} />
        <LinkButton href={paths.documentReview()}>{t('notes.toAgreement')}</LinkButton>
        <Text size="small" tone="hint">
          {t('notes.version', { number, date: formatInstant(commitAt) })}
        </Text>
      </div>
      {sections.map(({ key, number: section, title, clauses }) => (
        <Sheet key={key} padding={8}>
          <h2>{[section, title].filter(Boolean).join('. ')}</h2>
          <dl className={classes.notes}>
            {clauses.map((clause) => (
              <div key={clause.key}>
                <dt>
                  <span className={classes.number}>{clause.number}</span> {clause.heading}
                </dt>
                <dd>{clause.summary}</dd>
              </div>
            ))}
          </dl>
        </Sheet>
      ))}
    </Stack>
  );
}
