import { useQueries } from '@tanstack/react-query';
import { usePerson } from '@troth/portal/person';
import { t } from '../../shared/texts';
import { groupsQuery } from './queries';
import { useSections } from './use-questionnaire';

/** The words of a question that only its id is known of. */
export function QuestionTitle({ questionId }: { questionId: string }) {
  const self = usePerson();
  const groups = useQueries({ queries: useSections().map(({ id }) => groupsQuery(self.id, id)) });
  const questions = groups.flatMap(({ data = [] }) => data.flatMap((group) => group.questions));
  return <>{questions.find(({ id }) => id === questionId)?.title ?? t('questionnaire.question')}</>;
}
