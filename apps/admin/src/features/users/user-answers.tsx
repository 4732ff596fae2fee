import { useSuspenseQuery } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { linesOfAnswer } from '@troth/portal/answer-lines';
import { LoadBoundary } from '@troth/portal/load-boundary';
import { asTree, type QuestionTree } from '@troth/portal/question-tree';
import { Stack } from '@troth/ui/layout';
import { GroupHeader, ReadOnlyAnswer } from '@troth/ui/question-card';
import { SelectField } from '@troth/ui/select-field';
import { QuestionsSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { useSearchParams } from 'react-router';
import { t } from '../../shared/texts';
import { AccessGate } from './access-gate';
import { documentsQuery, groupsQuery, type Respondent, sectionsQuery, type UserDetail } from './queries';
import { nameOfUser } from './user-page';

type Group = components['schemas']['RespondentGroup'];
type Question = components['schemas']['RespondentQuestion'];

const linesOf = (question: Question): string[] =>
  question.answers.flatMap(({ valueTyped, answerQuestionOptions }) =>
    linesOfAnswer(question, {
      valueTyped,
      optionIds: answerQuestionOptions.map(({ questionOptionId }) => questionOptionId),
    }),
  );

/** What is asked of them now. A question that is shown again is listed where it was asked first. */
function askedIn(group: Group): Question[] {
  const repeated = new Set(group.repeatedQuestions.map(({ id }) => id));
  return group.questions.filter(({ id, isVisible }) => isVisible && !repeated.has(id));
}

function SectionAnswers({ respondent, sectionId, name }: { respondent: Respondent; sectionId: string; name: string }) {
  const { data: groups } = useSuspenseQuery(groupsQuery(respondent, sectionId));
  const shown = groups.filter((group) => askedIn(group).length > 0);
  const one = ({ question, followUps }: QuestionTree<Question>) => (
    <ReadOnlyAnswer
      key={question.id}
      title={question.title}
      answers={linesOf(question)}
      {...(question.isSensitive && { emptyText: t('answers.private', { name }) })}
      followUps={followUps.length > 0 ? followUps.map(one) : undefined}
    />
  );
  if (shown.length === 0) return <Text tone="secondary">{t('answers.nothingAsked')}</Text>;
  return (
    <Stack gap={8}>
      {shown.map((group) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`}>
          <GroupHeader id={`group-${group.id}`} title={group.title} />
          {asTree(askedIn(group)).map(one)}
        </section>
      ))}
    </Stack>
  );
}

function Answers({ respondent, name }: { respondent: Respondent; name: string }) {
  const [params, setParams] = useSearchParams();
  const { data: sections } = useSuspenseQuery(sectionsQuery(respondent));
  const open = sections.find(({ id }) => id === params.get('section')) ?? sections[0];
  if (open === undefined) return null;
  return (
    <Stack gap={8}>
      <SelectField
        label={t('answers.section')}
        value={open.id}
        options={sections.map(({ id, label }) => ({ value: id, label }))}
        onChange={(section) => setParams({ section }, { replace: true })}
      />
      <LoadBoundary key={open.id} loading={<QuestionsSkeleton />}>
        <SectionAnswers respondent={respondent} sectionId={open.id} name={name} />
      </LoadBoundary>
    </Stack>
  );
}

/** What a person answered, section by section, to read. Free will and health stay with their author. Portals spec §7. */
export function UserAnswers({ user }: { user: UserDetail }) {
  const { data: documents } = useSuspenseQuery(documentsQuery(user.id));
  const document = documents.find(({ isActive, deletedAt }) => isActive && deletedAt === null);
  if (document === undefined) return <Text tone="secondary">{t('userAction.paid.noDocument')}</Text>;
  const respondent = { userId: user.id, documentId: document.id, stateId: document.stateId };
  const couple = document.partners.map(({ name }) => name).join(t('user.and'));
  return (
    <AccessGate documentId={document.id} couple={couple}>
      <Answers respondent={respondent} name={nameOfUser(user)} />
    </AccessGate>
  );
}
