import { useEffect, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useLanguageChoice } from '../language/use-language.ts';
import { withTexts } from '../language/with-texts.ts';

type MonthTipCode = typeof import('./month-tip.ts');

/**
 * What tells the months of a chart, with its texts: fetched when a month is pointed at, as the page can be read without.
 * `null` until it is there; after a failure the next month that is pointed at asks again.
 */
export function useMonthTip(isPointed: boolean): (MonthTipCode & { intl: IntlShape }) | null {
  const intl = useIntl();
  const { language } = useLanguageChoice();
  const [tip, setTip] = useState<(MonthTipCode & { intl: IntlShape }) | null>(null);
  useEffect(() => {
    if (!isPointed) return;
    let left = false;
    Promise.all([import('./month-tip.ts'), withTexts(intl, language, 'chartTip')]).then(
      ([code, texts]) => !left && setTip({ ...code, intl: texts }),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [isPointed, intl, language]);
  return tip;
}
