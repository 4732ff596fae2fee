import { groupColor, NamedIcon } from '@troth/ui/named-icon';
import { GroupHeader } from '@troth/ui/question-card';
import { AnswerCard } from './answer-card';
import type { Question, QuestionGroup } from './model';
import type { Questionnaire } from './use-questionnaire';
import classes from './section.module.css';

export interface GroupQuestionsProps {
  group: QuestionGroup;
  questionnaire: Questionnaire;
  isValidating: boolean;
}

const isVisible = (question: Question, { own }: Questionnaire) => own.states.get(question.id)?.isVisible === true;

/** A group whose questions are all hidden is not shown either. */
export const hasVisibleQuestions = (group: QuestionGroup, questionnaire: Questionnaire): boolean =>
  questionsOf(group).some((question) => isVisible(question, questionnaire));

/** The group's own questions, after those of an earlier group that it shows again. */
const questionsOf = (group: QuestionGroup): readonly Question[] => [...group.repeatedQuestions, ...group.questions];

/** A group: its head, then its questions as a tree, follow-ups indented under their parents. Customer spec §2. */
export function GroupQuestions({ group, questionnaire, isValidating }: GroupQuestionsProps) {
  const visible = questionsOf(group).filter((question) => isVisible(question, questionnaire));
  const ids = new Set(visible.map(({ id }) => id));
  const isRoot = ({ parentQuestionId }: Question) => parentQuestionId === null || !ids.has(parentQuestionId);

  const card = (question: Question) => {
    const children = visible.filter(({ parentQuestionId }) => parentQuestionId === question.id);
    return (
      <AnswerCard
        key={question.id}
        question={question}
        questionnaire={questionnaire}
        isValidating={isValidating}
        {...(children.length > 0 && { followUps: children.map(card) })}
      />
    );
  };

  return (
    <section className={classes.group} aria-labelledby={`group-${group.id}`}>
      <GroupHeader
        id={`group-${group.id}`}
        title={group.title}
        color={groupColor(group.groupIcon?.colorGroup)}
        {...(group.description !== null && { description: group.description })}
        {...(group.groupIcon !== null && { icon: <NamedIcon name={group.groupIcon.name} size={24} /> })}
      />
      {visible.filter(isRoot).map(card)}
    </section>
  );
}
