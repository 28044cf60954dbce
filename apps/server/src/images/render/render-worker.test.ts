import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  drawTextLine,
  FONT_FAMILY,
  type FontWeight,
  fitText,
  fontFiles,
  measureTextWidth,
} from '../drawing/font.ts';
import { renderElement, renderSvg } from '../drawing/svg.ts';
import { renderImage } from './render-worker.ts';

const SIZE = { width: 600, height: 80 };

function renderPng(...children: string[]): Buffer {
  const svg = renderSvg(
    SIZE,
    'test',
    renderElement('rect', { ...SIZE, fill: '#ffffff' }),
    ...children,
  );
  const job = { svg, format: 'png', scale: 1, fontFiles, fontFamily: FONT_FAMILY } as const;
  return Buffer.from(renderImage(job));
}

/** Returns which columns of an 8-bit PNG are not white. Reverts the filters of the format (PNG, 9). */
function inkedColumns(png: Buffer): number[] {
  const channels = png[25] === 6 ? 4 : 3;
  const chunks: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      chunks.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const rows = inflateSync(Buffer.concat(chunks));
  const stride = SIZE.width * channels;
  let above = Buffer.alloc(stride);
  const inked = new Set<number>();
  for (let y = 0; y < SIZE.height; y++) {
    const filter = rows[y * (stride + 1)];
    const row = Buffer.from(rows.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1)));
    for (let i = 0; i < stride; i++) {
      const left = i >= channels ? (row[i - channels] as number) : 0;
      const up = above[i] as number;
      const corner = i >= channels ? (above[i - channels] as number) : 0;
      row[i] = ((row[i] as number) + predicted(filter, left, up, corner)) & 255;
      if (i % channels < 3 && (row[i] as number) < 200) inked.add(Math.floor(i / channels));
    }
    above = row;
  }
  return [...inked].sort((a, b) => a - b);
}

function predicted(filter: number | undefined, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const [a, b, c] = [left, up, corner].map((one) => Math.abs(left + up - corner - one)) as [
        number,
        number,
        number,
      ];
      return a <= b && a <= c ? left : b <= c ? up : corner;
    }
    default:
      return 0;
  }
}

test.each<[FontWeight, string]>([
  [400, 'Data through October 2026'],
  [600, 'La Cañada Flintridge'],
  [800, '1,204 · Ñandú'],
])('text of weight %i is rendered, at the width computed by the layout', (weight, text) => {
  expect(inkedColumns(renderPng())).toEqual([]);
  const columns = inkedColumns(
    renderPng(drawTextLine(text, 10, 55, { size: 40, weight, fill: '#000000' })),
  );
  const inkWidth = (columns.at(-1) as number) - (columns[0] as number);
  // the space next to the first and the last letter has no ink, and kerning brings some pairs closer
  expect(inkWidth / measureTextWidth(text, weight, 40)).toBeGreaterThan(0.92);
  expect(inkWidth / measureTextWidth(text, weight, 40)).toBeLessThanOrEqual(1);
});

test('the three weights are three fonts', () => {
  const renderings = ([400, 600, 800] as const).map((weight) =>
    renderPng(drawTextLine('Townlight', 10, 55, { size: 40, weight, fill: '#000000' })).toString(
      'base64',
    ),
  );
  expect(new Set(renderings).size).toBe(3);
});

test('as SVG the texts are outlines, and the title stays', () => {
  const svg = renderSvg(
    SIZE,
    'A <b> & "c"',
    drawTextLine('Venice', 10, 55, { size: 40, fill: '#000' }),
  );
  const job = { svg, format: 'svg', scale: 1, fontFiles, fontFamily: FONT_FAMILY } as const;
  const text = Buffer.from(renderImage(job)).toString();
  expect(text).not.toContain('<text');
  expect(text).toContain('<path');
  expect(text).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
});

test('a name too long for its place is made smaller, then broken, then cut', () => {
  const options = { width: 300, maxLines: 2, weight: 800, sizes: [60, 40, 30] } as const;
  expect(fitText('Venice', options)).toEqual({ lines: ['Venice'], size: 60 });
  expect(fitText('Rancho Palos Verdes', options).lines).toEqual(['Rancho Palos', 'Verdes']);
  const { lines, size } = fitText(
    'Unincorporated Santa Monica Mountains and the rest of it',
    options,
  );
  expect(size).toBe(30);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  for (const line of lines) expect(measureTextWidth(line, 800, size)).toBeLessThanOrEqual(300);
});
