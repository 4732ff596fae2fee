import type { AttorneyStage } from '@troth/domain/attorneys';
import { ATTORNEY_MENU, type AttorneyMenuKey, isAttorneyMenuEnabled } from '@troth/domain/people';
import { CalendarIcon, CoinsIcon, HelpIcon, HomeIcon, StarIcon, UserIcon, UsersIcon } from '@troth/ui/icons';
import type { MenuEntry } from '@troth/ui/side-menu';
import type { ReactNode } from 'react';
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

/** The menu at a stage: what is not open yet is dimmed. Portals spec §2 "Attorney menu". */
export function menuOf(
  stage: AttorneyStage,
  pathname: string,
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
      ...(!isEnabled && { reason: t('menu.notApproved') }),
    };
  });
  return {
    entries: entries.filter(({ key }) => !SECONDARY.includes(key)),
    secondaryEntries: entries.filter(({ key }) => SECONDARY.includes(key)),
  };
}
