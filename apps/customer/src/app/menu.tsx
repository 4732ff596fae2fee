import { say } from '@troth/domain/messages';
import {
  AlignIcon,
  CardIcon,
  ChecklistIcon,
  CoinsIcon,
  DocumentIcon,
  HelpIcon,
  HomeIcon,
  SealIcon,
  UserIcon,
} from '@troth/ui/icons';
import type { MenuEntry, MenuSubEntry } from '@troth/ui/side-menu';
import type { ReactNode } from 'react';
import type { Journey } from '../shared/journey';
import { t } from '../shared/texts';

type Item = Journey['menu']['items'][number];

const icons: Readonly<Record<Item['key'], ReactNode>> = {
  DASHBOARD: <HomeIcon />,
  QUESTIONNAIRE: <ChecklistIcon />,
  FINANCIAL_DISCLOSURE: <CoinsIcon />,
  ALIGNMENT: <AlignIcon />,
  DOCUMENTS: <DocumentIcon />,
  NOTARIZATION: <SealIcon />,
  PAYMENT: <CardIcon />,
  HELP: <HelpIcon />,
  ACCOUNT: <UserIcon />,
};

const isAt = (path: string, pathname: string) =>
  path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);

function sectionsOf(journey: Journey, pathname: string): MenuSubEntry[] {
  return journey.sections.map(({ id, label, path, status, lock }) => ({
    key: id,
    label,
    href: path,
    progress: status,
    isCurrent: pathname === path,
    isLocked: lock !== null,
    ...(lock !== null && { reason: say(`section.lock.${lock}`) }),
  }));
}

/** Of two items that both hold the address, the one with the longer path is where the person is. */
function currentOf(items: readonly Item[], pathname: string): Item | undefined {
  return items.filter(({ path }) => isAt(path, pathname)).sort((a, b) => b.path.length - a.path.length)[0];
}

/** The menu as the API gates it: dimmed items with their reason, the questionnaire with its sections. Customer spec §6. */
export function menuOf(
  journey: Journey | undefined,
  pathname: string,
): { entries: MenuEntry[]; secondaryEntries: MenuEntry[] } {
  if (journey === undefined) return { entries: [], secondaryEntries: [] };
  const { items, secondary } = journey.menu;
  const current = currentOf([...items, ...secondary], pathname);
  const entry = (item: Item): MenuEntry => ({
    key: item.key,
    label: t(`menu.${item.key}`),
    href: item.path,
    icon: icons[item.key],
    isCurrent: item === current,
    isEnabled: item.isEnabled,
    ...(item.reason !== null && { reason: say(`menu.reason.${item.reason}`) }),
    ...(item.key === 'QUESTIONNAIRE' && { entries: sectionsOf(journey, pathname) }),
  });
  return { entries: items.map(entry), secondaryEntries: secondary.map(entry) };
}
