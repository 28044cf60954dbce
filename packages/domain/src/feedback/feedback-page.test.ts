import { expect, test } from 'vitest';
import { anonymizeFeedbackPage } from './feedback-page.ts';

test.each([
  ['/map', '/map'],
  ['/map/place', '/map/place'],
  ['/map?area=hollywood', '/map?area=hollywood'],
  ['/map?period=12&area=90291&at=34.05_-118.24_11', '/map?area=90291'],
  ['/aqi-map?hour=2026-11-01T13&area=venice', '/aqi-map?area=venice'],
  ['/map?mode=traj', '/map'],
  ['/neighborhood/hollywood/9/2026', '/neighborhood/hollywood/9/2026'],
  ['/crime/burglary#table', '/crime/burglary'],
  ['/about/data', '/about/data'],
  ['/compare?areas=acton', '/compare'],
  ['/', '/'],
])('feedback on %s is about %s', (path, page) => {
  expect(anonymizeFeedbackPage(path)).toBe(page);
});

test.each([
  ['/aqi/742%20Evergreen%20Terrace/-118.24,34.05', '/aqi'],
  ['/map?area=742 Evergreen Terrace', '/map'],
  ['/news?area=ada@example.org', '/news'],
  ['/subscription/3fa9c0?ada@example.org&5f4dcc', '/subscription'],
])('personal data is removed from the path: %s', (path, page) => {
  expect(anonymizeFeedbackPage(path)).toBe(page);
});
