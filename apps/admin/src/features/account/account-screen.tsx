import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { personQuery, usePerson } from '@troth/portal/person';
import { TokensSection } from '@troth/portal/integrations/tokens-section';
import { WebhooksSection } from '@troth/portal/integrations/webhooks-section';
import { SecondFactorSection } from '@troth/portal/second-factor/second-factor-section';
import { Button } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { Columns, Section } from '@troth/ui/layout';
import { Page, PageActions } from '@troth/ui/page';
import { SaveIndicator } from '@troth/ui/save-indicator';
import { TextField } from '@troth/ui/text-field';
import { formatLongDay } from '@troth/portal/instants';
import { t } from '../../shared/texts';

interface Names {
  firstName: string;
  lastName: string;
}

const required = (typed: string) => (typed.trim() === '' ? say('validation.required') : null);

function NameForm() {
  const person = usePerson();
  const queryClient = useQueryClient();
  const form = useForm<Names>({
    mode: 'controlled',
    initialValues: { firstName: person.firstName ?? '', lastName: person.lastName ?? '' },
    validate: { firstName: required, lastName: required },
  });
  const saving = useMutation({
    mutationFn: (names: Names) =>
      unwrap(api.PATCH('/users/{id}', { params: { path: { id: person.id } }, body: names })),
    onSuccess: (saved) => {
      queryClient.setQueryData(personQuery.queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: ['admin', 'users'] });
    },
  });
  const field = (name: keyof Names) => ({
    value: form.values[name],
    onChange: (typed: string) => {
      saving.reset();
      form.setFieldValue(name, typed);
    },
    error: form.errors[name],
  });
  const saveState = saving.isPending ? 'loading' : saving.isError ? 'error' : saving.isSuccess ? 'success' : 'idle';
  return (
    <form noValidate onSubmit={form.onSubmit((names) => saving.mutate(names))}>
      <Columns>
        <TextField {...field('firstName')} label={t('account.firstName')} isRequired autoComplete="given-name" />
        <TextField {...field('lastName')} label={t('account.lastName')} isRequired autoComplete="family-name" />
      </Columns>
      <PageActions note={<SaveIndicator state={saveState} errorText={saving.isError ? errorText(saving.error) : ''} />}>
        <Button
          type="submit"
          variant="primary"
          isLoading={saving.isPending}
          loadingText={t('account.saving')}
          isFullWidthOnPhone
        >
          {t('account.save')}
        </Button>
      </PageActions>
    </form>
  );
}

/** /admin/account: the name in the bar, and how one signs in. D42. */
export function AccountScreen() {
  const person = usePerson();
  return (
    <Page title={t('account.title')} lead={t('account.lead')}>
      <Section title={t('account.name')} hasRule>
        <NameForm />
      </Section>
      <Section title={t('account.signIn')} hasRule>
        <Facts
          facts={[
            { key: 'email', label: t('account.email'), value: person.email },
            { key: 'type', label: t('account.type'), value: enumerationLabel(say, 'userType', person.userType) },
            { key: 'since', label: t('account.since'), value: formatLongDay(person.createdAt) },
          ]}
        />
      </Section>
      <SecondFactorSection />
      <TokensSection />
      <WebhooksSection />
    </Page>
  );
}
