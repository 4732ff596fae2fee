import { queryOptions, useQuery } from '@tanstack/react-query';
import { WEDDING_DATE_QUESTION_ID } from '@troth/domain/environment';
import { api, unwrap } from '@troth/portal/api';
import { usePerson } from '@troth/portal/person';

const weddingDateQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'answers', WEDDING_DATE_QUESTION_ID],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/answers', {
          params: { path: { id: userId }, query: { questionId: WEDDING_DATE_QUESTION_ID } },
          signal,
        }),
      ),
  });

/** The wedding date that the signed-in person gave, `YYYY-MM-DD`; null without one and while it is not known. */
export function useWeddingDate(): string | null {
  const { data: answers } = useQuery(weddingDateQuery(usePerson().id));
  return answers?.[0]?.valueTyped ?? null;
}
