import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { personQuery } from '@troth/portal/person';
import { type Attorney, attorneyQuery, useAttorney } from '../../shared/attorney';
import { type ApplicationDraft, applicationOf } from '../../shared/profile/draft';

/** Fields that are the person's, not the attorney's. */
const OF_PERSON: ReadonlySet<string> = new Set<keyof ApplicationDraft>(['firstName', 'lastName', 'phoneNumber']);

/**
 * Saves fields of the profile that belong to one section. Where another tab was first, 409 brings what stands there now.
 * @param begun The attorney as they were when the change began.
 */
export function useProfileSaving(fields: readonly (keyof ApplicationDraft)[], begun: Attorney) {
  const queryClient = useQueryClient();
  const { id } = useAttorney();
  return useMutation({
    mutationFn: async (draft: ApplicationDraft) => {
      const application: Record<string, unknown> = { ...applicationOf(draft) };
      const changes = Object.fromEntries(fields.map((field) => [field, application[field]]));
      if (fields.some((field) => OF_PERSON.has(field))) {
        const over = Object.fromEntries(
          fields.map((field) => [field, begun.user?.[field as keyof typeof begun.user] ?? null]),
        );
        await unwrap(api.PATCH('/users/{id}', { params: { path: { id } }, body: { ...changes, over } }));
      } else {
        const expected = Object.fromEntries(fields.map((field) => [field, begun[field as keyof Attorney]]));
        const body = { ...changes, expected };
        await unwrap(api.PATCH('/users/{id}/attorneys/{aid}', { params: { path: { id, aid: id } }, body }));
      }
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: attorneyQuery(id).queryKey }),
        queryClient.invalidateQueries({ queryKey: personQuery.queryKey }),
      ]);
    },
  });
}
