import { Component, type ReactNode } from 'react';

import { ErrorMessage } from './ErrorMessage';

export interface ErrorBoundaryProps {
  children: ReactNode;
  fallback?: ReactNode;
  resetKey?: unknown;
}

/** If its children throw, `fallback` takes their place and the rest of the page stays (D18). React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) {
      // oxlint-disable-next-line react/no-did-update-set-state -- getDerivedStateFromProps would undo a failure of the same render, without end.
      this.setState({ hasFailed: false });
    }
  }

  override render() {
    const { children, fallback = <ErrorMessage /> } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
