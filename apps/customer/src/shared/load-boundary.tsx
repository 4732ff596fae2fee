import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Page } from '@troth/ui/page';
import { Component, type ReactNode, Suspense } from 'react';
import { t } from './texts';

interface BoundaryProps {
  renderError: (retry: () => void) => ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

class ErrorBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const retry = () => {
      this.props.onRetry();
      this.setState({ hasFailed: false });
    };
    return this.state.hasFailed ? this.props.renderError(retry) : this.props.children;
  }
}

export interface LoadBoundaryProps {
  /** The product's sentence for a failure. */
  failed: string;
  /** Skeletons with the geometry of what comes. */
  loading: ReactNode;
  /** Title of the screen, where the whole screen is what loads. */
  title?: string;
  children: ReactNode;
}

/** Waits for what its children load with the given skeleton, and says the product's sentence when it does not come. */
export function LoadBoundary({ failed, loading, title, children }: LoadBoundaryProps) {
  const renderError = (retry: () => void) => {
    const panel = (
      <ErrorPanel safeText={t('shared.safe')} onRetry={retry}>
        {failed}
      </ErrorPanel>
    );
    return title === undefined ? panel : <Page title={title}>{panel}</Page>;
  };
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary onRetry={reset} renderError={renderError}>
          <Suspense fallback={loading}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
