import { Component, type ReactNode } from 'react';
import { FailureNotice } from './FailureNotice.tsx';

/** Keeps a page's failure inside the page. */
export class PageFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // A chunk that could not be fetched stays failed until the page is loaded again.
    return <FailureNotice text="failure.page" onRetry={() => window.location.reload()} />;
  }
}
