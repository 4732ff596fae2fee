import type { ReactNode } from 'react';
import { AppShell, HeaderAction, HeaderPerson } from '@troth/ui/app-shell';
import { IconLink } from '@troth/ui/button';
import {
  AlignIcon,
  CardIcon,
  ChatIcon,
  ChecklistIcon,
  CoinsIcon,
  DocumentIcon,
  HelpIcon,
  HomeIcon,
  ScaleIcon,
  SealIcon,
  UserIcon,
} from '@troth/ui/icons';
import { PartnerMark } from '@troth/ui/partner-mark';
import type { MenuProgress, SideMenuProps } from '@troth/ui/side-menu';

const sections = [
  'Background Information',
  'Understanding',
  'Separate Property',
  'Marital Property',
  'Homes',
  'Debts',
  'Household Finances',
  'Spousal Support',
  'Death and Insurance',
  'Family and Future',
  'Lifestyle and Privacy',
  'Agreement Terms',
];
const progressOf = (index: number): MenuProgress =>
  index < 2 ? 'COMPLETED' : index === 2 ? 'IN_PROGRESS' : 'NOT_STARTED';
const view = (name: string) => `/?view=${name}`;

export function customerMenu(current: string, state: SideMenuProps['state'] = 'ready'): SideMenuProps {
  return {
    state,
    onSignOut: () => undefined,
    footerLinks: [
      { label: 'Terms', href: '/terms' },
      { label: 'Privacy', href: '/privacy' },
      { label: 'Accessibility', href: '/accessibility' },
    ],
    entries: [
      {
        key: 'dashboard',
        label: 'Dashboard',
        href: view('dashboard'),
        icon: <HomeIcon />,
        isCurrent: current === 'dashboard',
      },
      {
        key: 'questionnaire',
        label: 'Questionnaire',
        href: view('questionnaire'),
        icon: <ChecklistIcon />,
        isCurrent: current === 'questionnaire',
        ...(current === 'questionnaire' && {
          entries: sections.map((label, index) => ({
            key: label,
            label,
            href: view('questionnaire'),
            progress: progressOf(index),
            isCurrent: index === 2,
            isLocked: label === 'Spousal Support',
            reason: label === 'Spousal Support' ? 'Opens when you have booked your attorney' : undefined,
          })),
        }),
        isCompleted: current !== 'questionnaire',
      },
      {
        key: 'disclosure',
        label: 'Financial Disclosure',
        href: view('disclosure'),
        icon: <CoinsIcon />,
        isCurrent: current === 'disclosure',
      },
      {
        key: 'alignment',
        label: 'Alignment',
        href: view('alignment'),
        icon: <AlignIcon />,
        isCurrent: current === 'alignment',
      },
      {
        key: 'documents',
        label: 'Documents',
        href: '/documents',
        icon: <DocumentIcon />,
        isEnabled: current === 'review',
        reason: 'Opens when your answers agree',
      },
      {
        key: 'review',
        label: 'Review & Notarize',
        href: view('agreement'),
        icon: <SealIcon />,
        isEnabled: current === 'review',
        isCurrent: current === 'review',
        reason: 'Opens when the document is there',
      },
    ],
    secondaryEntries: [
      { key: 'payment', label: 'Payment', href: '/payment', icon: <CardIcon /> },
      { key: 'help', label: 'Help', href: '/help', icon: <HelpIcon /> },
      { key: 'account', label: 'Account', href: '/profile', icon: <UserIcon /> },
    ],
  };
}

export function SampleShell({
  current,
  children,
  state,
}: {
  current: string;
  children: ReactNode;
  state?: SideMenuProps['state'];
}) {
  return (
    <AppShell
      menu={customerMenu(current, state)}
      actions={
        <>
          <HeaderAction href="/attorney-services" icon={<ScaleIcon size={16} />} label="Attorney services" />
          <IconLink href="/messages" icon={<ChatIcon />} label="Messages with Blake, 1 unread" hasDot />
          <HeaderPerson mark={<PartnerMark side="A" name="Alex" size={32} isNameBeside />} name="Alex" />
        </>
      }
    >
      {children}
    </AppShell>
  );
}
