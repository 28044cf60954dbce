import { useEffect, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useLanguageChoice } from '../language/use-language.ts';
import { withTexts } from '../language/with-texts.ts';
import { useFailedOpening } from '../notices/use-failed-opening.ts';

type MonthTipCode = typeof import('./month-tip.ts');

/**
 * Loads the tooltip of a chart's months with its messages when a month is pointed at, as the page is readable without
 * it.
 * @returns `null` until it has loaded; a failure notifies the reader, and the next hover tries again
 */
export function useMonthTip(isPointed: boolean): (MonthTipCode & { intl: IntlShape }) | null {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const [tip, setTip] = useState<(MonthTipCode & { intl: IntlShape }) | null>(null);
  const tellFailure = useFailedOpening('chart.tip.failed');
  // notified once: a pointer crosses a chart often
  const said = useRef(false);
  useEffect(() => {
    if (!isPointed) return;
    let left = false;
    Promise.all([import('./month-tip.ts'), withTexts(intl, language, 'chartTip')]).then(
      ([code, texts]) => !left && setTip({ ...code, intl: texts }),
      () => {
        if (left || said.current) return;
        said.current = true;
        tellFailure();
      },
    );
    return () => {
      left = true;
    };
  }, [isPointed, intl, language, tellFailure]);
  return tip;
}
