import { embedFont } from './embed-font.ts';
import { inlineStyles } from './inline-styles.ts';
import { wrapText } from './wrap-text.ts';

const SVG = 'http://www.w3.org/2000/svg';
const MARGIN = 20;
const TITLE = { size: 20, weight: 740, leading: 26 } as const;
const TEXT = { size: 13, weight: 400, leading: 18 } as const;

/** A chart as a file: an SVG document with its size in pixels. */
export interface ChartFile {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Draws a chart of the page as it appears, with a title above it and paragraphs below it. */
export async function drawChartFile(
  chart: SVGSVGElement,
  title: string,
  paragraphs: readonly string[],
): Promise<ChartFile> {
  const { width, height } = chart.viewBox.baseVal;
  const page = getComputedStyle(document.body);
  const family = page.fontFamily;
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('font-family', family);
  const background = svg.appendChild(document.createElementNS(SVG, 'rect'));
  background.setAttribute('fill', page.backgroundColor);
  let y = MARGIN;

  const write = (text: string, { size, weight, leading }: typeof TITLE | typeof TEXT) => {
    canvas.font = `${weight} ${size}px ${family}`;
    for (const line of wrapText(text, width, (part) => canvas.measureText(part).width)) {
      const element = svg.appendChild(document.createElementNS(SVG, 'text'));
      element.textContent = line;
      const place = { x: MARGIN, y: y + size, 'font-size': size, 'font-weight': weight };
      for (const [name, value] of Object.entries(place)) element.setAttribute(name, `${value}`);
      element.setAttribute('fill', page.color);
      y += leading;
    }
  };

  write(title, TITLE);
  y += 12;
  const copy = svg.appendChild(inlineStyles(chart));
  const box = { x: MARGIN, y, width, height };
  for (const [name, value] of Object.entries(box)) copy.setAttribute(name, `${value}`);
  y += height;
  for (const text of paragraphs) {
    y += 10;
    write(text, TEXT);
  }
  const size = { width: width + 2 * MARGIN, height: y + MARGIN };
  for (const element of [svg, background]) {
    element.setAttribute('width', `${size.width}`);
    element.setAttribute('height', `${size.height}`);
  }
  svg.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
  const style = document.createElementNS(SVG, 'style');
  style.textContent = await embedFont();
  svg.prepend(style);
  return { svg: new XMLSerializer().serializeToString(svg), ...size };
}
