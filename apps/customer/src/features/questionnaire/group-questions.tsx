import { groupColor, NamedIcon } from '@troth/ui/named-icon';
import { GroupHeader } from '@troth/ui/question-card';
import { type CSSProperties, memo } from 'react';
import { ExplainerVideo } from '../../shared/explainer-video';
import { AnswerCard } from './answer-card';
import { DRAWN_IN_SIGHT } from './scroll-to-error';
import type { Question, QuestionGroup } from './model';
import { asTree, type QuestionTree } from '@troth/portal/question-tree';
import type { QuestionnaireStore } from './questionnaire-store';
import classes from './section.module.css';
import { useShownQuestions } from './use-questionnaire';

export interface GroupQuestionsProps {
  group: QuestionGroup;
  store: QuestionnaireStore;
  stateId: string | null;
  isValidating: boolean;
}

/**
 * A group: its head with icon, description and video, then its questions as a tree, follow-ups indented under their
 * parents. A group whose questions are all hidden is not shown either. Customer spec §2.
 */
export const GroupQuestions = memo(function GroupQuestions({
  group,
  store,
  stateId,
  isValidating,
}: GroupQuestionsProps) {
  const shown = useShownQuestions(store, group);
  if (shown.length === 0) return null;

  const card = ({ question, followUps }: QuestionTree<Question>) => (
    <AnswerCard
      key={question.id}
      question={question}
      store={store}
      isValidating={isValidating}
      {...(followUps.length > 0 && { followUps: followUps.map(card) })}
    />
  );

  return (
    <section
      className={classes.group}
      aria-labelledby={`group-${group.id}`}
      // Its height is a guess until it is in sight.
      {...{ [DRAWN_IN_SIGHT]: '' }}
      style={{ '--questions': shown.length } as CSSProperties}
    >
      <GroupHeader
        id={`group-${group.id}`}
        title={group.title}
        color={groupColor(group.groupIcon?.colorGroup)}
        {...(group.description !== null && { description: group.description })}
        {...(group.groupIcon !== null && { icon: <NamedIcon name={group.groupIcon.name} size={24} /> })}
      />
      <GroupVideos group={group} stateId={stateId} />
      {asTree(shown).map(card)}
    </section>
  );
});

/** The videos of a group, with the words that stand in for one until it is recorded. */
function GroupVideos({ group, stateId }: { group: QuestionGroup; stateId: string | null }) {
  const locations = new Set(group.videos.flatMap(({ location }) => location ?? []));
  return [...locations].map((location) => (
    <div key={location} className={classes.video}>
      <ExplainerVideo location={location} stateId={stateId} />
    </div>
  ));
}
