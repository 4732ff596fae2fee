import type { AttorneyStage } from '@troth/domain/attorneys';
import { ATTORNEY_MENU, type AttorneyMenuKey, isAttorneyMenuEnabled } from '@troth/domain/people';
import { CalendarIcon, HelpIcon, HomeIcon, StarIcon, UserIcon, UsersIcon } from '@troth/ui/icons';
import type { MenuEntry } from '@troth/ui/side-menu';
import type { ReactNode } from 'react';
import { t } from '../shared/texts';

/** Entries whose screens exist; the menu lists only what works. */
const icons = {
  DASHBOARD: <HomeIcon />,
  CLIENTS: <UsersIcon />,
  APPOINTMENTS: <CalendarIcon />,
  REVIEWS: <StarIcon />,
  HELP: <HelpIcon />,
  ACCOUNT: <UserIcon />,
} as const satisfies Partial<Record<AttorneyMenuKey, ReactNode>>;
type ListedKey = keyof typeof icons;

const SECONDARY: readonly ListedKey[] = ['HELP', 'ACCOUNT'];

const isAt = (path: string, pathname: string) =>
  path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);

const isListed = (entry: (typeof ATTORNEY_MENU)[number]): entry is Extract<typeof entry, { key: ListedKey }> =>
  entry.key in icons;

/** The menu at a stage: what is not open yet is dimmed. Portals spec §2 "Attorney menu". */
export function menuOf(
  stage: AttorneyStage,
  pathname: string,
): { entries: MenuEntry[]; secondaryEntries: MenuEntry[] } {
  const entries = ATTORNEY_MENU.filter(isListed).map(({ key, path }) => {
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
