import { enumerationLabel, say } from '@troth/domain/messages';
import { pronounsOfGender } from '@troth/domain/people';
import { usePerson } from '@troth/portal/person';
import { Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Text } from '@troth/ui/text';
import type { ReactNode } from 'react';
import { formatDate } from '../../shared/dates';
import { useCouple } from '../../shared/journey';
import { useStateOf } from '../../shared/states';
import { t } from '../../shared/texts';
import classes from './account.module.css';

function Facts({ rows }: { rows: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={classes.facts}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What was answered about the person, read-only here: it is changed where it is asked. */
export function AboutYou() {
  const person = usePerson();
  const { journey } = useCouple();
  const state = useStateOf(journey.stateId);
  const pronouns = pronounsOfGender(person.gender);
  const none = t('account.none');
  const background = journey.sections[0];
  return (
    <Section
      title={t('account.details.title')}
      description={t('account.details.note')}
      hasRule
      className={classes.section ?? ''}
    >
      <Facts
        rows={[
          { label: t('account.state'), value: state?.name ?? none },
          {
            label: t('account.pronouns'),
            value: pronouns === null ? none : enumerationLabel(say, 'pronouns', pronouns),
          },
          { label: t('account.birthdate'), value: person.birthdate === null ? none : formatDate(person.birthdate) },
          { label: t('account.phone'), value: person.phoneNumber ?? none },
        ]}
      />
      {background !== undefined && <Link href={background.path}>{t('account.details.change')}</Link>}
    </Section>
  );
}

/** The address with which the person signs in, and the terms they agreed to. */
export function SigningIn() {
  const { email, termsVersion, termsAgreedAt } = usePerson();
  return (
    <Section
      title={t('account.signIn.title')}
      description={t('account.signIn.note')}
      hasRule
      className={classes.section ?? ''}
    >
      <Facts rows={[{ label: t('account.signIn.email'), value: email }]} />
      {termsVersion !== null && termsAgreedAt !== null && (
        <Text size="caption" tone="hint">
          {t('account.terms', { version: termsVersion, date: formatDate(termsAgreedAt.slice(0, 10)) })}
        </Text>
      )}
    </Section>
  );
}
