import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Page } from '@troth/ui/page';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';
import { errorText, isMissing } from './errors';

export interface LoadBoundaryProps {
  /** Skeletons with the geometry of what comes. */
  loading: ReactNode;
  /** Heading of the screen, where the whole screen is what loads. */
  title?: string;
  /** What a screen says about something that is not there, or not there for this person. */
  missing?: ReactNode;
  children: ReactNode;
}

/**
 * Waits for what its children load, and says what went wrong by the error display rule (customer spec §8), with a retry.
 * Portals spec §8 names no other messages for staff.
 */
export function LoadBoundary({ loading, title, missing, children }: LoadBoundaryProps) {
  const renderError = (error: unknown, retry: () => void) => {
    if (missing !== undefined && isMissing(error)) return missing;
    const panel = <ErrorPanel onRetry={retry}>{errorText(error)}</ErrorPanel>;
    return title === undefined ? panel : <Page title={title}>{panel}</Page>;
  };
  const waiting = title === undefined ? loading : <Page title={title}>{loading}</Page>;
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary onRetry={reset} renderError={renderError}>
          <Suspense fallback={waiting}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
