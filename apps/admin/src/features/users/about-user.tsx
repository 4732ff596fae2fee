import { enumerationLabel, say } from '@troth/domain/messages';
import { usePerson } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { PhoneLink } from '@troth/ui/phone-number';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { formatCalendarDate, formatLongDay } from '@troth/portal/instants';
import { formatRecent } from '../../shared/dates';
import { t } from '../../shared/texts';
import { ProfileDialog } from './profile-dialog';
import type { UserDetail } from './queries';
import { nameOfUser } from './user-page';

const dayOf = (instant: string | null) => (instant === null ? null : formatLongDay(instant));

/** Who they are, and what they agreed to. Nobody changes the own record here. */
export function AboutUser({ user }: { user: UserDetail }) {
  const self = usePerson();
  const [isChanging, setChanging] = useState(false);
  const isCustomer = user.userType === 'CUSTOMER';
  return (
    <Section
      title={t('user.facts')}
      hasRule
      actions={
        self.id !== user.id && (
          <Button size="sm" onClick={() => setChanging(true)}>
            {t('profile.change')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          { key: 'name', label: t('profile.name'), value: nameOfUser(user) },
          {
            key: 'email',
            label: t('user.email'),
            value: <Link href={`mailto:${user.email}`}>{user.email}</Link>,
          },
          { key: 'type', label: t('user.type'), value: enumerationLabel(say, 'userType', user.userType) },
          {
            key: 'phone',
            label: t('user.phone'),
            value: user.phoneNumber && <PhoneLink number={user.phoneNumber} />,
          },
          ...(isCustomer
            ? [
                {
                  key: 'birthdate',
                  label: t('user.birthdate'),
                  value: user.birthdate === null ? null : formatCalendarDate(user.birthdate),
                },
                {
                  key: 'gender',
                  label: t('user.gender'),
                  value: user.gender === null ? null : enumerationLabel(say, 'gender', user.gender),
                },
              ]
            : []),
          { key: 'since', label: t('users.since'), value: formatLongDay(user.createdAt) },
          {
            key: 'active',
            label: t('users.lastActive'),
            value: user.lastActiveAt === null ? t('shared.never') : formatRecent(user.lastActiveAt),
          },
          {
            key: 'terms',
            label: t('user.terms'),
            value:
              user.termsAgreedAt === null
                ? null
                : t('user.terms.value', { version: user.termsVersion ?? '', date: formatLongDay(user.termsAgreedAt) }),
          },
          ...(isCustomer
            ? [
                { key: 'enforcement', label: t('user.enforcement'), value: dayOf(user.enforcementAgreedAt) },
                { key: 'counsel', label: t('user.counsel'), value: dayOf(user.attorneyCounselAgreedAt) },
              ]
            : []),
          {
            key: 'id',
            label: t('user.id'),
            value: (
              <Text as="span" size="mono">
                {user.id}
              </Text>
            ),
          },
        ]}
      />
      {isChanging && <ProfileDialog user={user} onClose={() => setChanging(false)} />}
    </Section>
  );
}
