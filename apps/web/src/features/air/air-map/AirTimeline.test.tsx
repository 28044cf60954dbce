import { addHours, type Hour } from '@townlight/domain/time';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { en } from '../../../i18n/testing/all-messages.ts';
import { parseRecordSpan } from '../record-span/record-span.ts';
import { makeAirUpdate, SETTLED_HOUR } from '../testing/make-air-update.ts';
import { AirTimeline } from './AirTimeline.tsx';

/** Returns the texts of the timeline where the shown hour is `later` hours after the settled one. */
function renderTimeline(
  later: number,
  given: { now?: number; isWorse?: boolean; past?: boolean; clock?: number },
) {
  const clock = given.clock === undefined ? null : addHours(SETTLED_HOUR, given.clock);
  const span = parseRecordSpan(makeAirUpdate(given), clock);
  if (span === null) throw new Error('the update names hours');
  const hours = Array.from({ length: 48 }, (_, i) => addHours(span.current, i - 47));
  const at = hours.indexOf(addHours(SETTLED_HOUR, later) as Hour);
  const opening = given.past ? null : span.opening;
  const html = renderToString(
    <IntlProvider locale="en" messages={en}>
      <AirTimeline data={{ hours, at, opening, span }} onMove={() => {}} onNewest={() => {}} />
    </IntlProvider>,
  );
  return {
    note: /<p class="[^"]*note[^"]*">(.*?)<\/p>/.exec(html)?.[1],
    value: /aria-valuetext="([^"]*)"/.exec(html)?.[1]?.replaceAll('\u202f', ' '),
  };
}

test.each([0, 5])('outdated readings are marked as outdated at both hours: %i', (later) => {
  expect(renderTimeline(later, { clock: 9, isWorse: true }).note).toBe('No newer readings');
});

test('if the air has become worse, explains why the map opens at the newest hour', () => {
  expect(renderTimeline(5, { isWorse: true })).toEqual({
    note: 'Newest hour, may be corrected: in the last 5 hours the air has become worse somewhere, or may have.',
    value: 'Sun, Nov 22, 12 AM PST (may be corrected)',
  });
});

test.each([
  ['the settled hour', 0, {}, 'The last hour that has settled. Newer hours follow on the slider.'],
  ['the newest', 5, {}, 'Newest hour, may be corrected'],
  ['one between the two', 3, {}, 'May still be corrected'],
  ['one of old', -9, {}, undefined],
  ['one of old, where the air is worse now', -9, { isWorse: true }, undefined],
  [
    'the settled hour, where few have reported since',
    0,
    { now: 0 },
    'Too few stations have reported a newer hour',
  ],
  ['the last of hours of the past', 5, { past: true }, undefined],
] as const)('%s has its note', (_, later, given, note) => {
  expect(renderTimeline(later, given).note).toBe(note);
});
