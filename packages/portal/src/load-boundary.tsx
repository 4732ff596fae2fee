import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Page } from '@troth/ui/page';
import { Component, type ReactNode, Suspense } from 'react';
import { errorText, isMissing } from './errors';

interface BoundaryProps {
  renderError: (error: unknown, retry: () => void) => ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

class ErrorBoundary extends Component<BoundaryProps, { error: unknown; hasFailed: boolean }> {
  override state = { error: null as unknown, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override render() {
    const retry = () => {
      this.props.onRetry();
      this.setState({ error: null, hasFailed: false });
    };
    return this.state.hasFailed ? this.props.renderError(this.state.error, retry) : this.props.children;
  }
}

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
