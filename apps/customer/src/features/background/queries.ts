import type { QueryClient } from '@tanstack/react-query';
import { PRENUP_TEMPLATE_ID } from '@troth/domain/environment';
import { api, unwrap } from '@troth/portal/api';

/** The first choice with no document creates one; a change updates it. Customer spec §4 "Changing the state". */
export const saveState = (userId: string, documentId: string | null, stateId: string) =>
  documentId === null
    ? unwrap(api.POST('/documents', { body: { stateId, userAId: userId, templateId: PRENUP_TEMPLATE_ID } }))
    : unwrap(api.PATCH('/documents/{id}', { params: { path: { id: documentId } }, body: { stateId } }));

/** Names the saving of the state among what is being saved. */
export const STATE_SAVING_KEY = ['state'];

/** Resolves when no choice of a state is on its way; false when the one that was has failed. */
export async function stateSaved(queryClient: QueryClient): Promise<boolean> {
  const cache = queryClient.getMutationCache();
  if (queryClient.isMutating({ mutationKey: STATE_SAVING_KEY }) === 0) return true;
  while (queryClient.isMutating({ mutationKey: STATE_SAVING_KEY }) > 0) {
    await new Promise<void>((resolve) => {
      const stop = cache.subscribe(() => {
        stop();
        resolve();
      });
    });
  }
  return cache.findAll({ mutationKey: STATE_SAVING_KEY }).at(-1)?.state.status !== 'error';
}
