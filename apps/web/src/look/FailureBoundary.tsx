import { Component, type ReactNode } from 'react';

/** Keeps a failure of what it holds to itself: draws something else there, which may try again. */
export class FailureBoundary extends Component<
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
