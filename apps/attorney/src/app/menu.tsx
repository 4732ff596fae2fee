import type { AttorneyStage } from '@troth/domain/attorneys';
import { ATTORNEY_MENU, type AttorneyMenuKey, isAttorneyMenuEnabled } from '@troth/domain/people';
import { CalendarIcon, CoinsIcon, HelpIcon, HomeIcon, StarIcon, UserIcon, UsersIcon } from '@troth/ui/icons';
import type { MenuEntry } from '@troth/ui/side-menu';
import type { ReactNode } from 'react';
import type { Task } from '../shared/tasks';
import { t } from '../shared/texts';

const icons = {
  DASHBOARD: <HomeIcon />,
  CLIENTS: <UsersIcon />,
  APPOINTMENTS: <CalendarIcon />,
  REVIEWS: <StarIcon />,
  PAYOUTS: <CoinsIcon />,
  HELP: <HelpIcon />,
  ACCOUNT: <UserIcon />,
} as const satisfies Record<AttorneyMenuKey, ReactNode>;

const SECONDARY: readonly AttorneyMenuKey[] = ['HELP', 'ACCOUNT'];

const isAt = (path: string, pathname: string) =>
  path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);

/** What the dashboard lists, and the messages that wait with the clients. */
function waitsAt(key: AttorneyMenuKey, tasks: readonly Task[]): MenuEntry['waits'] {
  if (key === 'DASHBOARD') return { count: tasks.length, text: t('menu.waits', { count: tasks.length }) };
  if (key !== 'CLIENTS') return undefined;
  const count = tasks.reduce((sum, task) => sum + task.count, 0);
  return { count, text: t('clients.unread', { count }) };
}

/** The menu at a stage: what is not open yet is dimmed, what waits is counted. Portals spec §2 "Attorney menu". */
export function menuOf(
  stage: AttorneyStage,
  pathname: string,
  tasks: readonly Task[] = [],
): { entries: MenuEntry[]; secondaryEntries: MenuEntry[] } {
  const entries = ATTORNEY_MENU.map(({ key, path }) => {
    const isEnabled = isAttorneyMenuEnabled(key, stage);
    return {
      key,
      label: t(`menu.${key}`),
      href: path,
      icon: icons[key],
      isCurrent: isAt(path, pathname),
      isEnabled,
      waits: waitsAt(key, tasks),
      ...(!isEnabled && { reason: t('menu.notApproved') }),
    };
  });
  return {
    entries: entries.filter(({ key }) => !SECONDARY.includes(key)),
    secondaryEntries: entries.filter(({ key }) => SECONDARY.includes(key)),
  };
}
