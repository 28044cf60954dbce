import { useEffect, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { loadIntlWithCatalog } from '../i18n/LanguageProvider.tsx';
import { chartTipCatalog } from '../i18n/messages/shared-catalogs.ts';
import { useLanguageChoice } from '../i18n/use-language.ts';
import { useLoadFailureNotice } from '../notices/use-openable.tsx';
import type * as monthTooltip from './month-tooltip.ts';

type MonthTooltipModule = typeof monthTooltip;

/**
 * Loads the tooltip of a chart's months with its messages when a month is pointed at, as the page is readable without
 * it.
 * @returns `null` until it has loaded; a failure notifies the reader, and the next hover tries again
 */
export function useMonthTooltip(
  isPointed: boolean,
): (MonthTooltipModule & { intl: IntlShape }) | null {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const [tip, setTip] = useState<(MonthTooltipModule & { intl: IntlShape }) | null>(null);
  const notifyFailure = useLoadFailureNotice('chart.tip.failed');
  // notified once: a pointer crosses a chart often
  const hasNotified = useRef(false);
  useEffect(() => {
    if (!isPointed) return;
    let left = false;
    Promise.all([
      import('./month-tooltip.ts'),
      loadIntlWithCatalog(intl, language, chartTipCatalog),
    ]).then(
      ([code, texts]) => !left && setTip({ ...code, intl: texts }),
      () => {
        if (left || hasNotified.current) return;
        hasNotified.current = true;
        notifyFailure();
      },
    );
    return () => {
      left = true;
    };
  }, [isPointed, intl, language, notifyFailure]);
  return tip;
}
