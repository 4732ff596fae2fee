import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  renderError: (error: unknown, retry: () => void) => ReactNode;
  /** Before the children are tried again. */
  onRetry?: () => void;
  /** What the children show: when it is another, they are tried again. */
  subject?: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  hasFailed: boolean;
  subject: string | undefined;
}

/** Shows something in the place of children that could not be drawn or whose data did not come. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, hasFailed: false, subject: this.props.subject };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps({ subject }: ErrorBoundaryProps, state: State) {
    return state.subject === subject ? null : { error: null, hasFailed: false, subject };
  }

  override render() {
    const retry = () => {
      this.props.onRetry?.();
      this.setState({ error: null, hasFailed: false });
    };
    return this.state.hasFailed ? this.props.renderError(this.state.error, retry) : this.props.children;
  }
}
