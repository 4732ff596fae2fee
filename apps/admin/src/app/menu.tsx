import { ADMIN_MENU, ADMIN_SECONDARY_MENU } from '@troth/domain/people';
import {
  BankIcon,
  CalendarIcon,
  ChecklistIcon,
  CoinsIcon,
  HelpIcon,
  LayersIcon,
  LedgerIcon,
  MapIcon,
  ScaleIcon,
  ShuffleIcon,
  StarIcon,
  TicketIcon,
  UserIcon,
  UsersIcon,
} from '@troth/ui/icons';
import type { MenuEntry } from '@troth/ui/side-menu';
import type { ReactNode } from 'react';
import { t } from '../shared/texts';
import type { Waiting } from '../shared/waiting';

/** Entries whose screens exist; the menu lists only what works. */
const icons = {
  USERS: <UsersIcon />,
  ATTORNEYS: <ScaleIcon />,
  LAW_FIRMS: <BankIcon />,
  ATTORNEY_APPOINTMENTS: <CalendarIcon />,
  ATTORNEY_REVIEWS: <StarIcon />,
  STATES: <MapIcon />,
  ATTORNEY_PAYOUTS: <CoinsIcon />,
  LIBRARY_GROUPS: <LayersIcon />,
  DISCOUNTS: <TicketIcon />,
  COUNSEL: <ChecklistIcon />,
  LEDGER: <LedgerIcon />,
  EXCHANGE_RATES: <ShuffleIcon />,
  HELP: <HelpIcon />,
  ACCOUNT: <UserIcon />,
} as const;
type ListedKey = keyof typeof icons;
type Item = (typeof ADMIN_MENU)[number] | (typeof ADMIN_SECONDARY_MENU)[number];

/** What is counted at an entry; the words say what. */
const counted = {
  ATTORNEYS: ['applications', 'licenses'],
  LAW_FIRMS: ['lawFirms'],
  ATTORNEY_APPOINTMENTS: ['calls'],
  ATTORNEY_REVIEWS: ['reviews'],
  ATTORNEY_PAYOUTS: ['payoutsReady', 'payoutsBlocked'],
  LEDGER: ['disputes'],
  HELP: ['tickets'],
} as const satisfies Partial<Record<ListedKey, readonly (keyof Waiting)[]>>;

const isListed = (item: Item): item is Extract<Item, { key: ListedKey }> => item.key in icons;
const isAt = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}/`);

function waitsAt(key: ListedKey, waiting: Waiting | undefined): MenuEntry['waits'] {
  if (waiting === undefined || !(key in counted)) return undefined;
  const kinds = counted[key as keyof typeof counted];
  const count = kinds.reduce((sum, kind) => sum + waiting[kind], 0);
  const words = kinds.filter((kind) => waiting[kind] > 0).map((kind) => t(`waiting.${kind}`, { count: waiting[kind] }));
  return { count, text: words.join(', ') };
}

const entriesOf = (items: readonly Item[], pathname: string, waiting: Waiting | undefined): MenuEntry[] =>
  items.filter(isListed).map(({ key, path }): MenuEntry => {
    const icon: ReactNode = icons[key];
    return {
      key,
      label: t(`menu.${key}`),
      href: path,
      icon,
      isCurrent: isAt(path, pathname),
      waits: waitsAt(key, waiting),
    };
  });

/** Portals spec §2 "Admin side menu", each entry with what waits there. */
export const menuAt = (pathname: string, waiting?: Waiting) => ({
  entries: entriesOf(ADMIN_MENU, pathname, waiting),
  secondaryEntries: entriesOf(ADMIN_SECONDARY_MENU, pathname, waiting),
});
