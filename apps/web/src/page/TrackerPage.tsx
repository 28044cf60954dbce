import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { LoadFailure } from '../http/loads.ts';
import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import notice from '../notices/FailureNotice.module.css';
import { FailureNotice } from '../notices/FailureNotice.tsx';
import { ShareMenu } from '../share/ShareMenu.tsx';
import { ProgressLine } from '../ui/ProgressLine.tsx';
import { SiteFooter } from './PageSlots.tsx';
import styles from './TrackerPage.module.css';
import { LeadPlaceholder, TrackerPlaceholders } from './TrackerPlaceholders.tsx';
import { useHeadInView } from './use-head-in-view.ts';

/** A name with more letters is set smaller. */
const LONG_NAME = 17;

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

/** Lays out every tracker: the answer, its chart and table, then search, newsletter and links, which are a sidebar on wide screens. */
export function TrackerPage(props: {
  /** Identifies what the page is about, whichever months it shows. */
  subject: string;
  kind: ReactNode;
  name: string;
  facts: ReactNode;
  /** The map of the place; on phones it is shown only if its image has a `src`. */
  picture?: ReactNode;
  /** The answer: a sentence, its figures, and how sure they are. */
  lead: ReactNode;
  /** The height to reserve for it in pixels, on a phone and on a wide screen. */
  leadHeight: readonly [phone: number, wide: number];
  search: ReactNode;
  /** The bar for newsletter subscriptions. */
  subscribe: ReactNode;
  /** Further links, before the download. */
  onward?: ReactNode;
  /** The download of the page's figures, where its sections have none. */
  download?: ReactNode;
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
  /** The chart and the table. */
  main: ReactNode;
  /** What follows them. */
  children?: ReactNode;
}) {
  const text = useText();
  const loaded = useHasLoaded(props.loading);
  const heading = useHeadInView(props.subject);
  const redirectNotice = useRedirectReason() ?? props.redirectNotice ?? null;
  // Renders all sections together: single arrivals would shift the content below.
  const isShown = props.empty === null && loaded && props.failure === null;
  return (
    <div className={styles.page} aria-busy={props.loading}>
      <ProgressLine active={props.loading} />
      <div className={styles.columns}>
        <div className={styles.head}>
          <p className={styles.kind}>
            {props.kind} <span className={styles.facts}>{props.facts}</span>
          </p>
          <h1
            ref={heading}
            tabIndex={-1}
            className={props.name.length > LONG_NAME ? styles.longName : undefined}
          >
            {props.name}
          </h1>
          {props.picture && <div className={styles.picture}>{props.picture}</div>}
          <div className={styles.answer}>
            {redirectNotice !== null && (
              <p className={notice.notice} role="alert">
                {redirectNotice}
              </p>
            )}
            {isShown
              ? props.lead
              : props.empty === null && !loaded && <LeadPlaceholder height={props.leadHeight} />}
          </div>
        </div>
        <div className={styles.main}>
          {props.failure !== null && !props.loading && (
            <FailureNotice text="failure.load" failure={props.failure} onRetry={props.onRetry} />
          )}
          {props.empty ?? (isShown ? props.main : !loaded && <TrackerPlaceholders />)}
        </div>
        <div className={styles.sidebar}>
          <p className={styles.subject} aria-hidden="true">
            {props.name}
          </p>
          <div>{props.search}</div>
          {props.subscribe}
          <ul className={styles.links} aria-label={text('tracker.links')}>
            {props.onward && <li>{props.onward}</li>}
            {props.download && <li data-needs-script>{props.download}</li>}
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
        {isShown && props.children && <div className={styles.more}>{props.children}</div>}
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
