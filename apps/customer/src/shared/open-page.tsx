import { BrandMark, Wordmark } from '@troth/ui/brand';
import { Link } from '@troth/ui/link';
import type { ReactNode } from 'react';
import classes from './open-page.module.css';
import { paths } from './paths';
import { t } from './texts';

/** The frame of pages that anyone reads, signed in or not: the name of the house, and a way to it. */
export function OpenPage({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={classes.bar}>
        <Link className={classes.brand} href={paths.home()} aria-label={t('legal.home')}>
          <BrandMark />
          <Wordmark />
        </Link>
      </header>
      <main className={classes.main}>{children}</main>
    </>
  );
}
