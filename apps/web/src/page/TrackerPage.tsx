import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { LoadFailure } from '../http/loads.ts';
import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import { FailureNotice } from '../notices/FailureNotice.tsx';
import { ShareMenu } from '../share/ShareMenu.tsx';
import { ProgressLine } from '../ui/ProgressLine.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import styles from './TrackerPage.module.css';
import { TrackerPlaceholders } from './TrackerPlaceholders.tsx';

/** The reason for a redirect, carried in the history state. */
export function toRedirectState(why: string | null): { readonly why: string } | null {
  return why === null ? null : { why };
}

/** Returns the reason for the last redirect; `null` without one. */
function useRedirectReason(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('why' in state)) return null;
  return typeof state.why === 'string' ? state.why : null;
}

/** Lays out every tracker: the subject in the sidebar, the figures to its right. */
export function TrackerPage(props: {
  kind: ReactNode;
  name: string;
  facts: ReactNode;
  search: ReactNode;
  /** The bar for newsletter subscriptions. */
  subscribe: ReactNode;
  /** Further links, before the download. */
  onward?: ReactNode;
  /** The download of the page's figures. */
  download: ReactNode;
  /** The button that opens the feedback form. */
  feedback: ReactNode;
  /** A one-line description for sharing the page. */
  about: string;
  loading: boolean;
  /** Why other figures are shown than the address requests. */
  redirectNotice?: string | null;
  /** Replaces the figures where there is no data to load. */
  empty: ReactNode | null;
  /** The failure of a load that all sections wait for. */
  failure: LoadFailure | null;
  onRetry: () => void;
  children: ReactNode;
}) {
  const text = useText();
  const loaded = useHasLoaded(props.loading);
  const redirectNotice = useRedirectReason() ?? props.redirectNotice ?? null;
  return (
    <div className={styles.page} aria-busy={props.loading}>
      <ProgressLine active={props.loading} />
      <div className={styles.columns}>
        <div className={styles.sidebar}>
          <div className={styles.head}>
            <p className={styles.kind}>{props.kind}</p>
            <h1>{props.name}</h1>
            <p className={styles.facts}>{props.facts}</p>
          </div>
          <div className={styles.search}>{props.search}</div>
          {props.subscribe}
          <ul className={styles.links} aria-label={text('tracker.links')}>
            {props.onward && <li>{props.onward}</li>}
            <li data-needs-script>{props.download}</li>
            <li data-needs-script>
              <button type="button" onClick={() => window.print()}>
                <Text id="tracker.print" />
              </button>
            </li>
            <li className={styles.share} data-needs-script>
              <ShareMenu about={props.about} />
            </li>
            <li>{props.feedback}</li>
          </ul>
        </div>
        <div className={styles.main}>
          {redirectNotice !== null && (
            <p className={styles.note} role="alert">
              {redirectNotice}
            </p>
          )}
          {props.failure !== null && !props.loading && (
            <FailureNotice text="failure.load" failure={props.failure} onRetry={props.onRetry} />
          )}
          {/* Renders all sections together: single arrivals would shift the content below. */}
          {props.empty ??
            (loaded ? props.failure === null && props.children : <TrackerPlaceholders />)}
        </div>
      </div>
      <SiteFooter />
    </div>
  );
}

/** Returns whether the loads of a page have ended once; from then on its content stays while more is loaded. */
function useHasLoaded(loading: boolean): boolean {
  const [loaded, setLoaded] = useState(!loading);
  if (!loading && !loaded) setLoaded(true);
  return loaded || !loading;
}
