import { useQueries, useQuery } from '@tanstack/react-query';
import { usePerson } from '@troth/portal/person';
import { groupsQuery, sectionsQuery } from './queries';

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
  const sections = useQuery({ ...sectionsQuery(userId), enabled: isWanted });
  const asked = (isWanted ? sections.data : undefined) ?? [];
  const groups = useQueries({ queries: asked.map(({ id }) => groupsQuery(userId, id)) });
  return {
    sections: asked.map(({ id, label }, at) => ({
      id,
      label,
      questions: (groups[at]?.data ?? []).flatMap(({ questions }) => questions),
    })),
    isReady: sections.isSuccess && isWanted && groups.every(({ isSuccess }) => isSuccess),
    hasFailed: sections.isError || groups.some(({ isError }) => isError),
    retry: () => {
      if (sections.isError) void sections.refetch();
      for (const group of groups) if (group.isError) void group.refetch();
    },
  };
}
