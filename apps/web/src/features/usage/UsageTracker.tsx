import { parsePage, splitPath } from '@townlight/domain/pages';
import { toCountedPage, type UsageEvent } from '@townlight/domain/usage';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { onUsage } from '../../http/report-usage.ts';
import { useLanguageChoice } from '../../i18n/use-language.ts';

/** Returns whether Do Not Track or the Global Privacy Control is set: such readers are not counted at all. */
function hasTrackingOptOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** A page that redirects sooner does not count as viewed. */
const LOOKED_AT_AFTER_MS = 500;

/** Counts page views and events; nothing for readers who opted out of tracking. */
export function UsageTracker() {
  const { pathname } = useLocation();
  const { language } = useLanguageChoice();
  const note = useEffectEvent((event: UsageEvent) => {
    const page = toCountedPage(parsePage(splitPath(pathname), new URLSearchParams()));
    if (page === null || hasTrackingOptOut()) return;
    // a failed count is not reported to the reader
    import('./collect-usage.ts').then(
      ({ collectUsage }) => collectUsage({ event, page }, language),
      () => {},
    );
  });
  useEffect(() => onUsage(note), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page view
  useEffect(() => {
    const timer = setTimeout(() => note('page-view'), LOOKED_AT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return null;
}
