import { describe, expect, test } from 'vitest';
import { embedAddress, embedCode } from './embed-address.ts';

const site = 'https://crime.example.org';

describe('pages that can be embedded in another site', () => {
  test.each([
    ['/map', '/embed/map'],
    ['/map/place?mode=traj&area=venice', '/embed/map?mode=traj&area=venice'],
    ['/es/aqi-map?area=venice', '/es/embed/aqi-map?area=venice'],
    ['/es/coronavirus?area=venice', '/es/embed/coronavirus?area=venice'],
    ['/map?basket=everything', '/embed/map?basket=everything'],
    ['/neighborhood/venice', '/embed/chart/venice'],
    ['/es/map?view=table', '/es/embed/map?view=table'],
    ['/es/neighborhood/venice', '/es/embed/chart/venice'],
    ['/es/crime/burglary?in=venice', '/es/embed/chart/venice?crime=burglary'],
    ['/neighborhood/venice/9/2026?history=yearly', '/embed/chart/venice'],
  ])('%s is %s', (page, embedded) => {
    expect(embedAddress(site + page)).toBe(site + embedded);
  });

  test.each(['/', '/compare?areas=venice', '/crime/burglary', '/mapping', '/neighborhood'])(
    '%s cannot',
    (page) => expect(embedAddress(site + page)).toBeNull(),
  );
});

test('the code is one frame whose address and title cannot break out of it', () => {
  const code = embedCode(`${site}/embed/map?sb=a&sb="><script>`, 'Crime "here" <now>');
  expect(code.match(/<|>/g)).toHaveLength(4);
  expect(code).toContain('src="https://crime.example.org/embed/map?sb=a&amp;sb=&quot;');
  expect(code).toContain('title="Crime &quot;here&quot; &lt;now&gt;"');
  expect(code).toContain('height="520"');
});
