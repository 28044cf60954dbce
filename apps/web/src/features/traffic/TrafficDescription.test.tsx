import { expect, test } from 'vitest';
import { renderDescription } from '../../page/testing/render-description.tsx';
import { TrafficDescription } from './TrafficDescription.tsx';

test.each([
  ['en', 'Traffic in Los Angeles County right now, on a map from traffic.example.org.'],
  [
    'es',
    'El tráfico en el condado de Los Ángeles en este momento, en un mapa de traffic.example.org.',
  ],
] as const)(
  'in %s the description of the traffic map names the county and the map’s host',
  async (language, sentence) => {
    const page = <TrafficDescription url="https://traffic.example.org/map?of=county" />;
    expect(await renderDescription(page, {}, language)).toBe(sentence);
  },
);
