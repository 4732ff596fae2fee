import { usePerson } from '@troth/portal/person';
import { Facts } from '@troth/ui/facts';
import { Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Text } from '@troth/ui/text';
import { formatDate } from '../../shared/dates';
import { useCouple } from '../../shared/journey';
import { t } from '../../shared/texts';
import classes from './account.module.css';

/** The state of the agreement, read-only here: it is changed where it is asked, with all that hangs on it. */
export function StateOfAgreement() {
  const { journey } = useCouple();
  const { state } = journey;
  const background = journey.sections[0];
  return (
    <Section title={t('account.agreement.title')} hasRule className={classes.section ?? ''}>
      <Facts facts={[{ key: 'state', label: t('account.state'), value: state?.name ?? t('account.none') }]} />
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
      <Facts facts={[{ key: 'email', label: t('account.signIn.email'), value: email }]} />
      {termsVersion !== null && termsAgreedAt !== null && (
        <Text size="caption" tone="hint">
          {t('account.terms', { version: termsVersion, date: formatDate(termsAgreedAt.slice(0, 10)) })}
        </Text>
      )}
    </Section>
  );
}
