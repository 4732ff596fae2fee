import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import classes from './app-shell.module.css';
import { BrandMark, productName, Wordmark } from './brand';
import { IconButton } from './button';
import { classNames } from './class-names';
import { CloseIcon, MenuIcon } from './icons';
import { Link } from './link';
import { SideMenu, type SideMenuProps } from './side-menu';
import { useUiTexts } from './texts';
import { useScrollLock } from './use-scroll-lock';

export interface AppShellProps {
  menu: Omit<SideMenuProps, 'support'>;
  /** The right side of the 56 px bar: attorney services, messages, who is signed in. */
  actions?: ReactNode;
  /** A badge beside the name, such as “Admin”. */
  badge?: ReactNode;
  /** `ink` is the admin portal's dark bar. */
  tone?: 'paper' | 'ink';
  homeHref?: string;
  /** A band across the top, above the bar. */
  band?: ReactNode;
  /** The way to the support team: a bubble at the lower right, and an entry of the menu on a phone, where it would cover the page. */
  support?: { readonly label: string; readonly bubble: ReactNode; readonly onOpen: () => void };
  children: ReactNode;
}

function Brand({ tone, href }: { tone: 'paper' | 'ink'; href: string }) {
  const t = useUiTexts();
  return (
    <Link className={classes.brand} href={href} aria-label={t('menu.home', { product: productName })}>
      <span className={classes.emblem}>
        <BrandMark tone={tone} />
      </span>
      <Wordmark />
    </Link>
  );
}

/** Below this width the band goes with the page, and nothing has to keep clear of it. */
const STAYS = '(min-width: 768px)';

/** Tells the style sheets how high the band is, so that the menu and what is scrolled to begin below it. */
function useBandHeight(place: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const band = place.current;
    if (band === null) return;
    const root = document.documentElement;
    const wide = window.matchMedia(STAYS);
    const measure = () => root.style.setProperty('--band-h', `${wide.matches ? band.offsetHeight : 0}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(band);
    wide.addEventListener('change', measure);
    return () => {
      observer.disconnect();
      wide.removeEventListener('change', measure);
      root.style.removeProperty('--band-h');
    };
  }, [place]);
}

/**
 * The frame of every signed-in screen: bar, menu, stage. Below 768 px the menu is a drawer: it takes the focus, the
 * rest of the page goes inert, and Escape, the cross, the scrim or a choice closes it.
 */
export function AppShell({
  menu,
  actions,
  badge,
  tone = 'paper',
  homeHref = '/',
  band,
  support,
  children,
}: AppShellProps) {
  const t = useUiTexts();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const bandPlace = useRef<HTMLDivElement>(null);
  useScrollLock(isDrawerOpen);
  useBandHeight(bandPlace);

  useEffect(() => {
    if (!isDrawerOpen) return;
    closer.current?.focus();
    // A turned tablet or a widened window has the menu beside the page again; nothing may stay inert then.
    const wide = window.matchMedia('(min-width: 768px)');
    const close = () => setDrawerOpen(false);
    wide.addEventListener('change', close);
    const returnTo = opener.current;
    return () => {
      wide.removeEventListener('change', close);
      // Only now is the bar no longer inert.
      returnTo?.focus();
    };
  }, [isDrawerOpen]);

  const closeDrawer = () => {
    setDrawerOpen(false);
  };
  const onMenuKeyDown = (event: KeyboardEvent) => {
    if (isDrawerOpen && event.key === 'Escape') closeDrawer();
  };
  const drawerRole = isDrawerOpen ? { role: 'dialog', 'aria-modal': true } : { role: 'navigation' };

  return (
    <div className={classNames(classes.shell, tone === 'ink' && classes.ink)}>
      <a className={classes.skip} href="#main">
        {t('page.skip')}
      </a>
      <div className={classes.head}>
        {band !== undefined && <div ref={bandPlace}>{band}</div>}
        <header className={classes.top} inert={isDrawerOpen}>
          <IconButton
            ref={opener}
            className={classes.burger}
            icon={<MenuIcon size={24} />}
            label={t('menu.open')}
            aria-expanded={isDrawerOpen}
            aria-controls="menu"
            onClick={() => setDrawerOpen(true)}
          />
          <Brand tone={tone} href={homeHref} />
          <span className={classes.space} />
          {badge}
          <div className={classes.actions}>{actions}</div>
        </header>
      </div>
      {/* No nav element: as a drawer it is a dialog, which a nav must not be called. */}
      <div
        id="menu"
        className={classNames(classes.nav, isDrawerOpen && classes.open)}
        aria-label={t('menu.label')}
        onKeyDown={onMenuKeyDown}
        {...drawerRole}
      >
        <div className={classes.drawerHead}>
          <Brand tone="paper" href={homeHref} />
          <IconButton ref={closer} icon={<CloseIcon />} label={t('menu.close')} onClick={closeDrawer} />
        </div>
        <SideMenu
          {...menu}
          {...(isDrawerOpen &&
            support !== undefined && {
              support: {
                label: support.label,
                onOpen: () => {
                  setDrawerOpen(false);
                  support.onOpen();
                },
              },
            })}
          onChoose={() => setDrawerOpen(false)}
          onSignOut={() => {
            setDrawerOpen(false);
            menu.onSignOut();
          }}
        />
      </div>
      {isDrawerOpen && <div className={classes.scrim} onClick={closeDrawer} aria-hidden="true" />}
      <main id="main" className={classes.stage} tabIndex={-1} inert={isDrawerOpen}>
        {children}
      </main>
      {support !== undefined && (
        // A landmark of its own, so that nothing on the page stands outside of one.
        <aside
          className={classNames(classes.floating, 'troth-no-print')}
          aria-label={t('page.support')}
          inert={isDrawerOpen}
        >
          {support.bubble}
        </aside>
      )}
    </div>
  );
}

/** Who is signed in, at the right of the bar: a mark or avatar with the name beside it where there is room. */
export function HeaderPerson({ mark, name }: { mark: ReactNode; name: string }) {
  return (
    <span className={classes.person}>
      {mark}
      <span className={classes.personName}>{name}</span>
    </span>
  );
}

/** A bar action that is words on a wide screen and an icon on a phone, under one name. */
export function HeaderAction({ href, icon, label }: { href: string; icon: ReactNode; label: string }) {
  return (
    <Link href={href} className={classes.action}>
      {icon}
      <span className={classes.actionWords}>{label}</span>
    </Link>
  );
}

/** A button of the bar, words on a wide screen and an icon on a phone; takes what a menu gives its target. */
export function HeaderButton({
  icon,
  label,
  after,
  ...rest
}: ComponentPropsWithRef<'button'> & { icon: ReactNode; label: string; after?: ReactNode }) {
  return (
    <button type="button" {...rest} className={classes.action}>
      {icon}
      <span className={classes.actionWords}>{label}</span>
      {after !== undefined && <span className={classes.actionAfter}>{after}</span>}
    </button>
  );
}

/** A word beside the person that says whose house this is. */
export function HeaderBadge({ children }: { children: ReactNode }) {
  return <span className={classes.badge}>{children}</span>;
}
