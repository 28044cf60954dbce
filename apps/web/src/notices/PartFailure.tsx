import { Component, type ReactNode } from 'react';
import { letFailedBeTriedAgain } from '../net/drawn-parts.ts';
import { FailureNotice } from './FailureNotice.tsx';

/** Keeps to itself that the code of a part of a page could not be fetched, and lets the reader try again. */
export class PartFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <FailureNotice
        text="failure.part"
        trouble={navigator.onLine ? 'unreachable' : 'offline'}
        onRetry={() => {
          letFailedBeTriedAgain();
          this.setState({ failed: false });
        }}
      />
    );
  }
}
