import { useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { fullName } from '@troth/domain/people';
import { shownName } from '@troth/portal/person';
import { LinkButton } from '@troth/ui/button';
import { Tabs } from '@troth/ui/filter-chips';
import { ScaleIcon } from '@troth/ui/icons';
import { Page } from '@troth/ui/page';
import { type PartnerSide, PersonMark } from '@troth/ui/partner-mark';
import type { ReactNode } from 'react';
import { Crumbs } from '../../shared/crumbs';
import { formatRecent } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { partsOf, type UserPart } from './parts';
import { type UserDetail, userQuery } from './queries';
import classes from './user.module.css';

export const nameOfUser = (user: UserDetail): string => fullName(user) || shownName(user);

/** As the couple's own pages mark them; nobody else has a side. */
function sideOf({ id, documents }: UserDetail): PartnerSide | null {
  const live = documents.find(({ isActive }) => isActive);
  if (live === undefined) return null;
  return live.userAId === id ? 'A' : 'B';
}

/** A person's page: who they are, over one of its parts. */
export function UserPage({
  id,
  part,
  renderAside,
  children,
}: {
  id: string;
  part: UserPart;
  /** Beside the overview. */
  renderAside: (user: UserDetail) => ReactNode;
  children: (user: UserDetail) => ReactNode;
}) {
  const { data: user } = useSuspenseQuery(userQuery(id));
  const name = nameOfUser(user);
  const active =
    user.lastActiveAt === null
      ? t('user.neverActive')
      : t('user.lastActive', { when: formatRecent(user.lastActiveAt) });
  const aside = part === 'overview' ? renderAside(user) : undefined;
  return (
    <Page
      title={
        <span className={classes.name}>
          <PersonMark side={sideOf(user)} name={name} size={32} />
          {name}
        </span>
      }
      documentTitle={part === 'overview' ? name : `${t(`user.part.${part}`)} · ${name}`}
      kicker={<Crumbs parent={{ label: t('user.crumb'), href: paths.users() }} here={name} />}
      lead={t('user.lead', { type: enumerationLabel(say, 'userType', user.userType), active })}
      layout={part === 'overview' ? 'rail' : 'wide'}
      aside={aside}
      actions={
        user.userType === 'ATTORNEY' && (
          <LinkButton href={paths.attorney(user.id)} icon={<ScaleIcon size={16} />}>
            {t('user.openAttorney')}
          </LinkButton>
        )
      }
    >
      <div className={classes.tabs}>
        <Tabs
          label={name}
          tabs={partsOf(user.userType).map((each) => ({
            href: paths.userPart(user.id, each),
            label: t(`user.part.${each}`),
            isCurrent: each === part,
          }))}
        />
      </div>
      {children(user)}
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
