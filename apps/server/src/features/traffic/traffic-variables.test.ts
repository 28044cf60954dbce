import { expect, test } from 'vitest';
import { readTrafficVariables } from './traffic-variables.ts';

const site = {
  publicUrl: 'https://crime.example.org',
  countyUrl: 'https://traffic.example.net/county',
};

test('the traffic page is loaded at once, unless the installation waits for a reader', () => {
  expect(readTrafficVariables({}, site)).toEqual({ url: site.countyUrl, embed: 'auto' });
  const environment = { TRAFFIC_URL: 'https://traffic.example.org/map', TRAFFIC_EMBED: 'click' };
  expect(readTrafficVariables(environment, site)).toEqual({
    url: environment.TRAFFIC_URL,
    embed: 'click',
  });
});

test('the traffic page must be on another site, because a same-origin frame could leave its sandbox', () => {
  const environment = { TRAFFIC_URL: `${site.publicUrl}/map` };
  expect(() => readTrafficVariables(environment, site)).toThrow(
    'is an address of this site; set the page of another site',
  );
});

test.each([
  ['TRAFFIC_URL', 'traffic', 'set the page of another site that /traffic shows'],
  ['TRAFFIC_URL', 'http://traffic.example.org', 'http is for this machine alone'],
  ['TRAFFIC_EMBED', 'always', 'TRAFFIC_EMBED: "always" is not allowed; set auto'],
])('%s may not be %s', (name, value, sentence) => {
  expect(() => readTrafficVariables({ [name]: value }, site)).toThrow(sentence);
});
