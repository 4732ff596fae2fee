import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { personQuery } from '@troth/portal/person';
import { attorneyQuery, useAttorney } from '../../shared/attorney';
import { type ApplicationDraft, applicationOf } from '../../shared/profile/draft';

/** Fields that are the person's, not the attorney's. */
const OF_PERSON: ReadonlySet<string> = new Set<keyof ApplicationDraft>(['firstName', 'lastName', 'phoneNumber']);

/** Saves fields of the profile that belong to one section. */
export function useProfileSaving(fields: readonly (keyof ApplicationDraft)[]) {
  const queryClient = useQueryClient();
  const { id } = useAttorney();
  return useMutation({
    mutationFn: async (draft: ApplicationDraft) => {
      const application: Record<string, unknown> = { ...applicationOf(draft) };
      const changes = Object.fromEntries(fields.map((field) => [field, application[field]]));
      if (fields.some((field) => OF_PERSON.has(field))) {
        await unwrap(api.PATCH('/users/{id}', { params: { path: { id } }, body: changes }));
      } else {
        await unwrap(api.PATCH('/users/{id}/attorneys/{aid}', { params: { path: { id, aid: id } }, body: changes }));
      }
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: attorneyQuery(id).queryKey }),
        queryClient.invalidateQueries({ queryKey: personQuery.queryKey }),
      ]);
    },
  });
}
