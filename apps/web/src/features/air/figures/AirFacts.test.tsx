import type { AqiEstimate } from '@townlight/contract/air';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { airEn } from '../messages/air.en.ts';
import { airEs } from '../messages/air.es.ts';
import { airTrackerEn } from '../messages/air-tracker.en.ts';
import { airTrackerEs } from '../messages/air-tracker.es.ts';
import { AirCautions } from './AirCautions.tsx';
import { AirFacts } from './AirFacts.tsx';

function renderText(given: Partial<AqiEstimate>, locale: 'en' | 'es' = 'en'): string {
  const reading: AqiEstimate = {
    aqi: 180,
    datetime: '2025-10-08T07:00:00-07:00',
    aqi_category: 'unhealthy',
    pm25: 114,
    beyond_index: false,
    stations: 4,
    nearest_km: 7.3,
    far: false,
    error_pm25: null,
    one_in_ten_pm25: null,
    usual_pm25: null,
    usual_error_pm25: null,
    ...given,
  };
  const html = renderToString(
    <IntlProvider
      locale={locale}
      messages={locale === 'en' ? { ...airEn, ...airTrackerEn } : { ...airEs, ...airTrackerEs }}
    >
      <AirCautions reading={reading} />
      <AirFacts reading={reading} />
    </IntlProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('if the error was never measured in this much smoke, warns that estimates can be off by much more', () => {
  expect(renderText({})).toContain('not measured');
  expect(renderText({})).toContain('Too few hours have had this much pollution');
  expect(renderText({}, 'es')).toContain('muy pocas horas con tanta contaminación');
});

test('a measured error is shown without a warning', () => {
  const text = renderText({ error_pm25: 37.9 });
  expect(text).toContain('± 37.9 µg/m³');
  expect(text).not.toContain('Too few hours');
});

test('shows how far one in ten estimates is off and what that may conceal: 26, "Good", with an error of 201', () => {
  const text = renderText({ pm25: 26, error_pm25: 12, one_in_ten_pm25: 30.5 });
  expect(text).toContain('One in ten is off by more than 30.5 µg/m³');
  expect(text).toContain('The air may be unhealthy for sensitive groups');
  expect(renderText({ pm25: 26, one_in_ten_pm25: 60 }, 'es')).toContain(
    'El aire puede ser dañino:',
  );
  expect(renderText({ pm25: 8, one_in_ten_pm25: 5 })).not.toContain('may be');
});

test('clean air whose error was not measured is no smoke', () => {
  expect(renderText({ pm25: 15.5 })).toContain('not measured');
  expect(renderText({ pm25: 15.5 })).not.toContain('Too few hours');
});
