import { useQuery, useQueryClient, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { enumerationLabel, say } from '@troth/domain/messages';
import { linesOfAnswer } from '@troth/portal/answer-lines';
import { LoadBoundary } from '@troth/portal/load-boundary';
import { asTree, type QuestionTree } from '@troth/portal/question-tree';
import { anchorOf } from '@troth/reader/anchors';
import { Link } from '@troth/ui/link';
import { GroupHeader, ReadOnlyAnswer } from '@troth/ui/question-card';
import { QuestionsSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { TextField } from '@troth/ui/text-field';
import { VisuallyHidden } from '@troth/ui/visually-hidden';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import { type Client, clientName, clientQuery } from '../../shared/clients';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './answers-screen.module.css';
import { type ClientOnDocument, commitQuery, groupsQuery, historyQuery, sectionsQuery } from './queries';
import { clauseName, drivenClauses } from '../../shared/versions';

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

/** What the client answered, section by section, to read. Portals spec §6, D3. */
export function AnswersScreen({
  clientId,
  sectionId,
  questionId,
}: {
  clientId: string;
  sectionId: string | null;
  /** Shown alone, with its section. */
  questionId: string | null;
}) {
  const attorney = useAttorney();
  const { data: client } = useSuspenseQuery(clientQuery(attorney.id, clientId));
  const where = { attorneyId: attorney.id, clientId, documentId: client.documentId };
  const { data: sections } = useSuspenseQuery(sectionsQuery(where));
  const driven = useDrivenClauses(client);
  const [search, setSearch] = useState('');
  // The field goes on taking letters while the sections are searched.
  const sought = useDeferredValue(search.trim());
  const name = client.firstName ?? clientName(client);
  const matches: Matches | null =
    sought.length >= SEARCH_FROM
      ? (question) => holds(question, sought)
      : questionId !== null
        ? ({ id }) => id === questionId
        : null;
  const asked = sections.filter(({ status }) => status !== 'NOT_APPLICABLE');
  const open = asked.find(({ id }) => id === sectionId) ?? asked[0];

  return (
    <>
      <Text tone="secondary" className={classes.lead ?? ''}>
        {t('answers.lead', { name })}
      </Text>
      <div className={classes.panes}>
        <nav aria-label={t('answers.sections')}>
          <ul className={classes.sections}>
            {asked.map((section) => (
              <li key={section.id}>
                <Link
                  href={paths.clientAnswers(client.id, { section: section.id })}
                  onClick={() => setSearch('')}
                  {...(section === open && matches === null && { 'aria-current': 'page' as const })}
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
          <LoadBoundary key={matches !== null ? 'found' : open?.id} loading={<QuestionsSkeleton />}>
            {matches !== null ? (
              <Found where={where} sections={asked} matches={matches} name={name} driven={driven} />
            ) : (
              open !== undefined && (
                <OneSection where={where} sections={asked} section={open} name={name} driven={driven} />
              )
            )}
          </LoadBoundary>
        </div>
      </div>
    </>
  );
}

/**
 * Reads the other sections once one is shown, so that the next is there when it is wanted. The look at the answers has
 * begun by then, and is one for all of them.
 */
function useSectionsAhead(where: ClientOnDocument, sections: readonly Section[]): void {
  const queryClient = useQueryClient();
  const { attorneyId, clientId, documentId } = where;
  const ids = sections.map(({ id }) => id).join();
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      // One after the other: none of it is waited for yet.
      for (const id of ids.split(',')) {
        const query = groupsQuery({ attorneyId, clientId, documentId }, id);
        if (!isOver) await queryClient.prefetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
      }
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [queryClient, attorneyId, clientId, documentId, ids]);
}

function OneSection({
  where,
  sections,
  section,
  name,
  driven,
}: {
  where: ClientOnDocument;
  sections: readonly Section[];
  section: Section;
  name: string;
  driven: DrivenClauses;
}) {
  const { data: groups } = useSuspenseQuery(groupsQuery(where, section.id));
  useSectionsAhead(where, sections);
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
          <Answers clientId={where.clientId} questions={askedIn(group)} name={name} driven={driven} />
        </section>
      ))}
    </section>
  );
}

type Matches = (question: Question) => boolean;

/** Every question of every section that is looked for, with its answer. */
function Found({
  where,
  sections,
  matches,
  name,
  driven,
}: {
  where: ClientOnDocument;
  sections: readonly Section[];
  matches: Matches;
  name: string;
  driven: DrivenClauses;
}) {
  const answers = useSuspenseQueries({ queries: sections.map(({ id }) => groupsQuery(where, id)) });
  const found = sections
    .map((section, index) => ({
      section,
      questions: (answers[index]?.data ?? []).flatMap(askedIn).filter(matches),
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
          <Answers clientId={where.clientId} questions={questions} name={name} driven={driven} />
        </section>
      ))}
    </>
  );
}

/** Questions with their answers and the clauses that these drive, follow-ups under their parents. */
function Answers({
  clientId,
  questions,
  name,
  driven,
}: {
  clientId: string;
  questions: readonly Question[];
  name: string;
  driven: DrivenClauses;
}) {
  const one = ({ question, followUps }: QuestionTree<Question>) => (
    <ReadOnlyAnswer
      key={question.id}
      title={question.title}
      answers={linesOf(question)}
      {...(question.isSensitive && { emptyText: t('answers.private', { name }) })}
      action={
        <span className={classes.links}>
          {(driven.get(question.id) ?? []).map((clause) => (
            <Link key={clause.key} href={paths.clientAgreement(clientId, anchorOf(clause.key))}>
              {t('answers.clause', { clause: clauseName(clause) })}
            </Link>
          ))}
          <Link
            href={paths.clientNotes(clientId, { kind: 'QUESTION', key: question.id, label: question.title })}
            aria-label={t('notes.about.of', { title: question.title })}
          >
            {t('notes.aboutQuestion')}
          </Link>
        </span>
      }
      followUps={followUps.length > 0 ? followUps.map(one) : undefined}
    />
  );
  return <>{asTree(questions).map(one)}</>;
}

type DrivenClauses = ReturnType<typeof drivenClauses>;
const NO_CLAUSES: DrivenClauses = new Map();

/** The clauses of the newest version by the questions that drive them; the answers don't wait for it. */
function useDrivenClauses({ documentId, generatedAt }: Client): DrivenClauses {
  const { data: commits } = useQuery({ ...historyQuery(documentId), enabled: generatedAt !== null });
  const commitAt = commits?.[0]?.commitAt;
  const { data: commit } = useQuery({
    ...commitQuery(documentId, commitAt ?? ''),
    enabled: commitAt !== undefined,
  });
  return useMemo(() => (commit === undefined ? NO_CLAUSES : drivenClauses(commit.tree)), [commit]);
}
