import { AppShell, type AppShellProps } from '@troth/ui/app-shell';
import { IconButton } from '@troth/ui/button';
import { ChatHelpIcon } from '@troth/ui/icons';
import type { SideMenuProps } from '@troth/ui/side-menu';
import { type ReactNode, useState } from 'react';
import classes from './shell.module.css';
import { t } from './own-texts';
import { useRuntime } from './runtime';
import { SignOutConfirmation } from './sign-out';

export interface PortalShellProps extends Pick<AppShellProps, 'actions' | 'badge' | 'tone' | 'homeHref' | 'band'> {
  /** Entries and state of the menu; sign-out and the footer links are the shell's. */
  menu: Pick<SideMenuProps, 'entries' | 'secondaryEntries'> & { state?: 'ready' | 'loading' | 'failed' };
  /** Opens the local support form: what the chat bubble does while no chat widget is configured. None hides the bubble. */
  onSupport?: (() => void) | undefined;
  /** For the reminder in the sign-out question, as a reader writes it. */
  weddingDate?: string | undefined;
  /** Usually the router's Outlet. */
  children: ReactNode;
}

/** Bar, menu, stage, chat bubble and the sign-out question around every signed-in screen. */
export function PortalShell({ menu, onSupport, weddingDate, children, ...shell }: PortalShellProps) {
  const [isAsking, setAsking] = useState(false);
  const { portal, environment } = useRuntime();
  const { state = 'ready', ...entries } = menu;
  // What anyone may read has one address for everyone: the couples' portal.
  const legal = portal === 'customer' ? '' : environment.portals.customer;
  return (
    <>
      <AppShell
        {...shell}
        menu={{
          ...entries,
          state: state === 'failed' ? { failed: t('menu.failed') } : state,
          onSignOut: () => setAsking(true),
          footerLinks: [
            { label: t('footer.terms'), href: `${legal}/terms` },
            { label: t('footer.privacy'), href: `${legal}/privacy` },
            { label: t('footer.accessibility'), href: `${legal}/accessibility` },
          ],
        }}
        {...(onSupport !== undefined && {
          support: {
            label: t('chat.label'),
            onOpen: onSupport,
            bubble: (
              <IconButton
                className={classes.bubble}
                aria-haspopup="dialog"
                onClick={onSupport}
                icon={<ChatHelpIcon size={24} />}
                label={t('chat.label')}
              />
            ),
          },
        })}
      >
        {children}
      </AppShell>
      <SignOutConfirmation isOpen={isAsking} onCancel={() => setAsking(false)} weddingDate={weddingDate} />
    </>
  );
}
