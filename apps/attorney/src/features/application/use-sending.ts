import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '@troth/portal/announcer';
import { ApiError } from '@troth/portal/api';
import { personQuery } from '@troth/portal/person';
import { attorneyQuery, useAttorney } from '../../shared/attorney';
import { t } from '../../shared/texts';
import { applicationOf, type ApplicationDraft, errorsOf } from '../../shared/profile/draft';
import { keptDraft } from './kept-draft';
import { sendApplication } from './queries';
import type { ApplicationForm } from '../../shared/profile/text-input';

/** Sends the application; what the API finds wrong goes to its fields. */
export function useSending(form: ApplicationForm, onFieldErrors: () => void) {
  const queryClient = useQueryClient();
  const { id } = useAttorney();
  return useMutation({
    mutationFn: (draft: ApplicationDraft) => sendApplication(id, applicationOf(draft)),
    onSuccess: (attorney) => {
      keptDraft.drop(id);
      queryClient.setQueryData(attorneyQuery(id).queryKey, attorney);
      void queryClient.invalidateQueries({ queryKey: personQuery.queryKey });
      announce(t('form.sent'));
    },
    onError: (error, draft) => {
      const details = error instanceof ApiError ? error.problem?.error : undefined;
      if (typeof details === 'object') {
        form.setErrors(errorsOf(details.issues, draft));
        onFieldErrors();
      }
      // Sent from another tab since: the record says so, and this screen becomes the one that shows it.
      void queryClient.invalidateQueries({ queryKey: attorneyQuery(id).queryKey });
    },
  });
}
