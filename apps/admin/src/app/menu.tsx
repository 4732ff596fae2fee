import { ADMIN_MENU, ADMIN_SECONDARY_MENU } from '@troth/domain/people';
import { CoinsIcon, HelpIcon, ScaleIcon, UserIcon, UsersIcon } from '@troth/ui/icons';
import type { MenuEntry } from '@troth/ui/side-menu';
import type { ReactNode } from 'react';
import { t } from '../shared/texts';

/** Entries whose screens exist; the menu lists only what works. */
const icons = {
  USERS: <UsersIcon />,
  ATTORNEYS: <ScaleIcon />,
  EXCHANGE_RATES: <CoinsIcon />,
  HELP: <HelpIcon />,
  ACCOUNT: <UserIcon />,
} as const;
type ListedKey = keyof typeof icons;
type Item = (typeof ADMIN_MENU)[number] | (typeof ADMIN_SECONDARY_MENU)[number];

const isListed = (item: Item): item is Extract<Item, { key: ListedKey }> => item.key in icons;
const isAt = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}/`);

const entriesOf = (items: readonly Item[], pathname: string): MenuEntry[] =>
  items.filter(isListed).map(({ key, path }): MenuEntry => {
    const icon: ReactNode = icons[key];
    return { key, label: t(`menu.${key}`), href: path, icon, isCurrent: isAt(path, pathname) };
  });

/** Portals spec §2 "Admin side menu". */
export const menuAt = (pathname: string) => ({
  entries: entriesOf(ADMIN_MENU, pathname),
  secondaryEntries: entriesOf(ADMIN_SECONDARY_MENU, pathname),
});
