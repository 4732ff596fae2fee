import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AgreeToTerms } from '@troth/portal/agree-to-terms';
import { api, unwrap } from '@troth/portal/api';
import { personQuery, usePerson } from '@troth/portal/person';
import { useRuntime } from '@troth/portal/runtime';
import { Button } from '@troth/ui/button';
import { formatDate } from '../../shared/dates';
import { afterChange, type Journey } from '../../shared/journey';
import { t } from '../../shared/texts';

/** Stands before every screen while the terms are newer than those the person agreed to. Nothing of theirs is lost by it. */
export function NewerTerms({ terms }: { terms: NonNullable<Journey['termsToAgree']> }) {
  const self = usePerson();
  const { signOut } = useRuntime();
  const queryClient = useQueryClient();
  const agree = useMutation({
    mutationFn: (termsVersion: string) =>
      unwrap(api.POST('/users/{id}/acknowledgements', { params: { path: { id: self.id } }, body: { termsVersion } })),
    onSuccess: async (person) => {
      queryClient.setQueryData(personQuery.queryKey, person);
      await afterChange(queryClient, self.id);
    },
  });
  return (
    <AgreeToTerms
      title={t('legal.newer.title')}
      lead={t('legal.newer.lead', { version: terms.version, date: formatDate(terms.effectiveOn) })}
      version={terms.version}
      isBusy={agree.isPending}
      error={agree.error}
      onAgree={(version) => agree.mutate(version)}
    >
      <Button variant="text" onClick={() => void signOut()}>
        {t('legal.newer.later')}
      </Button>
    </AgreeToTerms>
  );
}
