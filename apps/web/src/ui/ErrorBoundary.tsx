import { Component, type ReactNode } from 'react';

/** Catches errors of its children and renders a fallback, which may retry. */
export class ErrorBoundary extends Component<
  { fallback: (onRetry: () => void) => ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}
