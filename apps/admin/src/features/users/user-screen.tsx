import { useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { fullName } from '@troth/domain/people';
import { shownName } from '@troth/portal/person';
import { LinkButton } from '@troth/ui/button';
import { Facts } from '@troth/ui/facts';
import { ScaleIcon } from '@troth/ui/icons';
import { Row, Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Page } from '@troth/ui/page';
import { PhoneLink } from '@troth/ui/phone-number';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import type { ReactNode } from 'react';
import { Crumbs } from '../../shared/crumbs';
import { formatDate, formatDay, formatRecent } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { useStateName } from '../../shared/states';
import { t } from '../../shared/texts';
import { EndSessions, ResetSecondFactor } from './account-actions';
import { UserActions } from './user-actions';
import { type UserDetail, userQuery } from './queries';

type DocumentOfUser = UserDetail['documents'][number];

const dayOf = (instant: string | null) => (instant === null ? null : formatDay(instant));
const nameOf = (person: { firstName: string | null; lastName: string | null; email: string }) => shownName(person);

function DocumentFacts({ document, userId }: { document: DocumentOfUser; userId: string }) {
  const stateName = useStateName();
  const { userA, userB } = document;
  const [a, b] = [userA, userB].map((person) => (person ? nameOf(person) : null));
  const partner = document.userAId === userId ? userB : userA;
  const attorneys = [document.attorneyAId, document.attorneyBId].filter((id) => id !== null).length;
  return (
    <Section
      level={3}
      title={b ? t('user.document.couple', { a: a ?? '', b }) : t('user.document.alone', { name: a ?? '' })}
      actions={
        <Row gap={2}>
          {!document.isActive && <StatusTag tone="outline">{t('user.document.inactive')}</StatusTag>}
          <StatusTag tone={document.status === 'FULLY_APPROVED' ? 'success' : 'neutral'}>
            {enumerationLabel(say, 'documentStatus', document.status)}
          </StatusTag>
        </Row>
      }
    >
      <Facts
        facts={[
          { key: 'state', label: t('user.document.state'), value: stateName(document.stateId) },
          {
            key: 'partner',
            label: t('user.document.partner'),
            value: partner && <Link href={paths.user(partner.id)}>{nameOf(partner)}</Link>,
          },
          {
            key: 'attorneys',
            label: t('user.document.attorneys'),
            value: t('user.document.attorneys.count', { count: attorneys }),
          },
          { key: 'made', label: t('user.document.made'), value: dayOf(document.lastGeneratedAt) },
          { key: 'reviewed', label: t('user.document.reviewed'), value: dayOf(document.reviewedAt) },
          { key: 'final', label: t('user.document.final'), value: dayOf(document.finalizedAt) },
        ]}
      />
    </Section>
  );
}

/**
 * One user: who they are, what they agreed to, and their documents. No answers.
 * @param children What other features show of a customer, such as purchases.
 */
export function UserScreen({ id, children }: { id: string; children?: ReactNode }) {
  const { data: user } = useSuspenseQuery(userQuery(id));
  const name = fullName(user) || shownName(user);
  const isCustomer = user.userType === 'CUSTOMER';
  return (
    <Page
      title={name}
      kicker={<Crumbs parent={{ label: t('user.crumb'), href: paths.users() }} here={name} />}
      actions={
        user.userType === 'ATTORNEY' && (
          <LinkButton href={paths.attorney(user.id)} icon={<ScaleIcon size={16} />}>
            {t('user.openAttorney')}
          </LinkButton>
        )
      }
    >
      <Section title={t('user.facts')} hasRule>
        <Facts
          facts={[
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
                    value: user.birthdate === null ? null : formatDate(user.birthdate),
                  },
                  {
                    key: 'gender',
                    label: t('user.gender'),
                    value: user.gender === null ? null : enumerationLabel(say, 'gender', user.gender),
                  },
                ]
              : []),
            { key: 'since', label: t('users.since'), value: formatDay(user.createdAt) },
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
                  : t('user.terms.value', { version: user.termsVersion ?? '', date: formatDay(user.termsAgreedAt) }),
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
      </Section>
      <UserActions user={user} name={name} />
      <EndSessions user={user} />
      <ResetSecondFactor user={user} />
      {isCustomer && (
        <Section title={t('user.documents')} hasRule>
          {user.documents.length === 0 && (
            <Text size="small" tone="secondary">
              {t('user.documents.none')}
            </Text>
          )}
          {user.documents.map((document) => (
            <DocumentFacts key={document.id} document={document} userId={user.id} />
          ))}
        </Section>
      )}
      {isCustomer && children}
    </Page>
  );
}

export function NoSuchUser() {
  return (
    <Page title={t('user.missing.title')} lead={t('user.missing.text')}>
      <LinkButton href={paths.users()}>{t('user.back')}</LinkButton>
    </Page>
  );
}
