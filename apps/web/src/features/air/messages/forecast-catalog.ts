import { defineCatalog } from '../../../i18n/messages/define-catalog.ts';
import type { airForecastEn } from './air-forecast.en.ts';

/** Apart from the other catalogs, because most pages have no forecast. */
export const airForecastCatalog = defineCatalog('airForecast', {
  en: () => import('./air-forecast.en.ts'),
  es: () => import('./air-forecast.es.ts'),
});

declare module '../../../i18n/messages/en.ts' {
  interface Messages extends Record<keyof typeof airForecastEn, string> {}
}
