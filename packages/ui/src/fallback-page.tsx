import { FALLBACK_SPINNER_MS } from './timings';
import { useEffect, useState } from 'react';
import { Button } from './button';
import classes from './fallback-page.module.css';
import { Spinner } from './spinner';
import { useUiTexts } from './texts';

export interface FallbackPageProps {
  /** Data is still on the way: the spinner stays. */
  isFetching: boolean;
  onLogOut: () => void;
}

/** For a signed-in person whom the product cannot place: a spinner for 5 seconds or while fetching, then the exact text and Log out. */
export function FallbackPage({ isFetching, onLogOut }: FallbackPageProps) {
  const t = useUiTexts();
  const [isPauseOver, setPauseOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPauseOver(true), FALLBACK_SPINNER_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isPauseOver || isFetching) return <FullPageSpinner />;
  return (
    <main className={classes.page}>
      <div className={classes.content} role="alert">
        <h1 className={classes.text}>{t('fallback.text')}</h1>
        <Button onClick={onLogOut}>{t('fallback.logOut')}</Button>
      </div>
    </main>
  );
}

/** The whole window while nothing is known yet. */
export function FullPageSpinner() {
  return (
    <main className={classes.page}>
      <span className={classes.spinner}>
        <Spinner size={32} isLabelled />
      </span>
    </main>
  );
}
