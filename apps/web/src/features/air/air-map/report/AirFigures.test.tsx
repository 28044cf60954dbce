import { computeAirQualityIndex } from '@townlight/domain/air';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { en } from '../../../../i18n/testing/all-messages.ts';
import { dark, light } from '../../../../ui/tokens.ts';
import { AirFigures } from './AirFigures.tsx';

function renderFigures(pm25: number, rank: number | null = 41): string {
  return renderToString(
    <IntlProvider locale="en" messages={en}>
      <AirFigures
        index={computeAirQualityIndex(pm25)}
        pm25={pm25}
        rank={rank}
        rankedCount={272}
        scale="site"
      />
    </IntlProvider>,
  );
}

describe('the figures of an area', () => {
  test.each([
    [12, 'green', 1],
    [35.4, 'yellow', 2],
    [55.4, 'orange', 3],
    [150, 'red', 4],
    [150.1, 'darkred', 5],
  ])('%d µg/m³ have a badge of %s', (pm25, color, level) => {
    const html = renderFigures(pm25);
    expect(html).toContain(`data-badge="${color}"`);
    expect(html).toContain(
      `background:var(--air-badge-${level});color:var(--air-badge-ink-${level})`,
    );
  });

  test('the text of every badge has a contrast of at least 4.5 with its background', () => {
    for (const tokens of [light, dark]) {
      tokens.airBadge.forEach((background, level) => {
        expect(contrast(background, tokens.airBadgeInk[level] as string)).toBeGreaterThanOrEqual(
          4.5,
        );
      });
    }
  });

  test('a rank is shown with the number of ranked areas and the meaning of rank 1', () => {
    const html = renderFigures(25.1).replaceAll('<!-- -->', '');
    expect(html).toMatch(/>41<\/b>\/272/);
    expect(html).toContain('1 is the worst air');
    expect(html).toContain('25.1');
  });

  test('a concentration beyond the index is marked as such', () => {
    const html = renderFigures(560);
    expect(html).toContain('500+');
    expect(html).toContain(en['airMap.beyond']);
    expect(renderFigures(20)).not.toContain(en['airMap.beyond']);
  });
});

/** Returns the WCAG contrast ratio of two colors, 1 to 21. */
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
