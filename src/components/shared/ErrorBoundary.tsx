import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  resetKey?: unknown;
}

/** Limits an error to one region of the page (D18). React logs it. */
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
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
