import { useQuery } from '@tanstack/react-query';
import { usePerson } from '@troth/portal/person';
import { outlineQuery } from './queries';

/** The words of every question, section by section, for screens that know questions by their ids. */
export interface QuestionIndex {
  readonly sections: readonly {
    readonly id: string;
    readonly label: string;
    readonly questions: readonly { readonly id: string; readonly title: string }[];
  }[];
  readonly isReady: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Loads the questions when they are first wanted: once for the whole screen, since each word that waited for them by itself
 * would wake all others when it comes.
 */
export function useQuestionIndex(isWanted: boolean): QuestionIndex {
  const { id: userId } = usePerson();
  const { data, isSuccess, isError, refetch } = useQuery({ ...outlineQuery(userId), enabled: isWanted });
  return {
    sections: (isWanted ? (data ?? []) : []).map(({ id, label, groups = [] }) => ({
      id,
      label,
      questions: groups.flatMap(({ questions }) => questions),
    })),
    isReady: isSuccess && isWanted,
    hasFailed: isError,
    retry: () => void refetch(),
  };
}
