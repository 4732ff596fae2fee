import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { enumerationLabel, say } from '@troth/domain/messages';
import { linesOfAnswer } from '@troth/portal/answer-lines';
import { LoadBoundary } from '@troth/portal/load-boundary';
import { asTree, type QuestionTree } from '@troth/portal/question-tree';
import { Link } from '@troth/ui/link';
import { Page } from '@troth/ui/page';
import { GroupHeader, ReadOnlyAnswer } from '@troth/ui/question-card';
import { QuestionsSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { TextField } from '@troth/ui/text-field';
import { VisuallyHidden } from '@troth/ui/visually-hidden';
import { useDeferredValue, useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import { clientName, clientQuery } from '../../shared/clients';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './answers-screen.module.css';
import { type ClientOnDocument, groupsQuery, sectionsQuery } from './queries';

type Section = components['schemas']['QuestionnaireSection'];
type Group = components['schemas']['RespondentGroup'];
type Question = components['schemas']['RespondentQuestion'];

/** One letter is in every answer. */
const SEARCH_FROM = 2;

const linesOf = (question: Question): string[] =>
  question.answers.flatMap(({ valueTyped, answerQuestionOptions }) =>
    linesOfAnswer(question, {
      valueTyped,
      optionIds: answerQuestionOptions.map(({ questionOptionId }) => questionOptionId),
    }),
  );

/** As people type a search: without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-US');

const holds = (question: Question, search: string): boolean =>
  [question.title, ...linesOf(question)].some((text) => plain(text).includes(plain(search)));

/** What is asked of the client now. A question that is shown again stands where it was asked first. */
function askedIn(group: Group): Question[] {
  const repeated = new Set(group.repeatedQuestions.map(({ id }) => id));
  return group.questions.filter(({ id, isVisible }) => isVisible && !repeated.has(id));
}

/** What the client answered, section by section, to read. Portals spec §6, decision 3. */
export function AnswersScreen({ clientId, sectionId }: { clientId: string; sectionId: string | null }) {
  const attorney = useAttorney();
  const { data: client } = useSuspenseQuery(clientQuery(attorney.id, clientId));
  const where = { attorneyId: attorney.id, clientId, documentId: client.documentId };
  const { data: sections } = useSuspenseQuery(sectionsQuery(where));
  const [search, setSearch] = useState('');
  // The field goes on taking letters while the sections are searched.
  const sought = useDeferredValue(search.trim());
  const name = client.firstName ?? clientName(client);
  const asked = sections.filter(({ status }) => status !== 'NOT_APPLICABLE');
  const open = asked.find(({ id }) => id === sectionId) ?? asked[0];

  return (
    <Page
      title={t('answers.title', { name })}
      kicker={
        <span className={classes.crumbs}>
          <Link href={paths.clients()}>{t('clients.crumb')}</Link> /{' '}
          <Link href={paths.client(client.id)}>{clientName(client)}</Link> / {t('client.answers')}
        </span>
      }
      lead={t('answers.lead', { name })}
    >
      <div className={classes.panes}>
        <nav aria-label={t('answers.sections')}>
          <ul className={classes.sections}>
            {asked.map((section) => (
              <li key={section.id}>
                <Link
                  href={paths.clientAnswers(client.id, section.id)}
                  onClick={() => setSearch('')}
                  {...(section === open && sought === '' && { 'aria-current': 'page' as const })}
                >
                  {section.label}
                </Link>
                <span className={classes.status}>
                  {section.status !== undefined && enumerationLabel(say, 'sectionStatus', section.status)}
                </span>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <TextField label={t('answers.search')} type="search" value={search} onChange={setSearch} />
          <LoadBoundary key={sought.length < SEARCH_FROM ? open?.id : 'search'} loading={<QuestionsSkeleton />}>
            {sought.length >= SEARCH_FROM ? (
              <Found where={where} sections={asked} search={sought} name={name} />
            ) : (
              open !== undefined && <OneSection where={where} section={open} name={name} />
            )}
          </LoadBoundary>
        </div>
      </div>
    </Page>
  );
}

function OneSection({ where, section, name }: { where: ClientOnDocument; section: Section; name: string }) {
  const { data: groups } = useSuspenseQuery(groupsQuery(where, section.id));
  const shown = groups.filter((group) => askedIn(group).length > 0);
  return (
    <section aria-labelledby="section">
      <h2 id="section" className={classes.heading}>
        {section.label}
      </h2>
      {shown.length === 0 && <Text tone="secondary">{t('answers.nothingAsked')}</Text>}
      {shown.map((group) => (
        <section key={group.id} className={classes.group} aria-labelledby={`group-${group.id}`}>
          <GroupHeader id={`group-${group.id}`} title={group.title} level={3} />
          <Answers questions={askedIn(group)} name={name} />
        </section>
      ))}
    </section>
  );
}

/** Every question of every section that holds the words, with its answer. */
function Found({
  where,
  sections,
  search,
  name,
}: {
  where: ClientOnDocument;
  sections: readonly Section[];
  search: string;
  name: string;
}) {
  const answers = useSuspenseQueries({ queries: sections.map(({ id }) => groupsQuery(where, id)) });
  const found = sections
    .map((section, index) => ({
      section,
      questions: (answers[index]?.data ?? []).flatMap(askedIn).filter((question) => holds(question, search)),
    }))
    .filter(({ questions }) => questions.length > 0);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('answers.found', { count })}</span>
      </VisuallyHidden>
      {count === 0 && <Text tone="secondary">{t('answers.notFound')}</Text>}
      {found.map(({ section, questions }) => (
        <section key={section.id} className={classes.group} aria-labelledby={`found-${section.id}`}>
          <GroupHeader id={`found-${section.id}`} title={section.label} level={2} />
          <Answers questions={questions} name={name} />
        </section>
      ))}
    </>
  );
}

/** Questions with their answers, follow-ups under their parents. */
function Answers({ questions, name }: { questions: readonly Question[]; name: string }) {
  const one = ({ question, followUps }: QuestionTree<Question>) => (
    <ReadOnlyAnswer
      key={question.id}
      title={question.title}
      answers={linesOf(question)}
      {...(question.isSensitive && { emptyText: t('answers.private', { name }) })}
      followUps={followUps.length > 0 ? followUps.map(one) : undefined}
    />
  );
  return <>{asTree(questions).map(one)}</>;
}
