import { embedFont } from './embed-font.ts';
import { inLightScheme } from './in-light-scheme.ts';
import { inlineStyles, toPlainColor } from './inline-styles.ts';

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

/** Draws a chart of the page in the light scheme, with a title above it and paragraphs below it. */
export async function drawChartFile(
  chart: SVGSVGElement,
  title: string,
  paragraphs: readonly string[],
): Promise<ChartFile> {
  const { svg, ...size } = inLightScheme(() => drawElements(chart, title, paragraphs));
  const style = createSvg('style', {});
  style.textContent = await embedFont();
  svg.prepend(style);
  return { svg: new XMLSerializer().serializeToString(svg), ...size };
}

function drawElements(chart: SVGSVGElement, title: string, paragraphs: readonly string[]) {
  const { width, height } = chart.viewBox.baseVal;
  const page = getComputedStyle(document.body);
  const family = page.fontFamily;
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const measure = (text: string) => canvas.measureText(text).width;
  const svg = createSvg('svg', { 'font-family': family });
  const background = svg.appendChild(createSvg('rect', { fill: page.backgroundColor }));
  let y = MARGIN;

  const write = (text: string, at: { x: number; y: number }, style: TextStyle) => {
    const { size, weight, color } = style;
    const font = { 'font-size': size, 'font-weight': weight, fill: color };
    svg.appendChild(createSvg('text', { ...at, ...font })).textContent = text;
  };
  const writeParagraph = (text: string, style: typeof TITLE | typeof TEXT) => {
    canvas.font = `${style.weight} ${style.size}px ${family}`;
    for (const line of wrapText(text, width, measure)) {
      write(line, { x: MARGIN, y: y + style.size }, { ...style, color: page.color });
      y += style.leading;
    }
  };

  writeParagraph(title, TITLE);
  y += 12;
  const copy = svg.appendChild(inlineStyles(chart));
  setAttributes(copy, { x: MARGIN, y, width, height });
  let right = width;
  for (const label of readLabels(chart)) {
    canvas.font = `${label.weight} ${label.size}px ${family}`;
    right = Math.max(right, label.x + measure(label.text));
    write(label.text, { x: MARGIN + label.x, y: y + label.y }, label);
  }
  y += height;
  for (const text of paragraphs) {
    y += 10;
    writeParagraph(text, TEXT);
  }
  const size = { width: right + 2 * MARGIN, height: y + MARGIN };
  for (const element of [svg, background]) setAttributes(element, size);
  setAttributes(svg, { viewBox: `0 0 ${size.width} ${size.height}` });
  return { svg, ...size };
}

interface TextStyle {
  readonly size: number;
  readonly weight: number | string;
  readonly color: string;
}

type Attributes = Readonly<Record<string, string | number>>;

function createSvg<Tag extends keyof SVGElementTagNameMap>(tag: Tag, attributes: Attributes) {
  const element = document.createElementNS(SVG, tag);
  setAttributes(element, attributes);
  return element;
}

function setAttributes(element: SVGElement, attributes: Attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
}

/** Returns the labels of a chart that are HTML, in the coordinates of its drawing. */
function readLabels(chart: SVGSVGElement) {
  const shown = chart.getBoundingClientRect();
  const scale = chart.viewBox.baseVal.width / shown.width;
  const elements = chart.parentElement?.querySelectorAll('[data-chart-label]') ?? [];
  return [...elements].map((element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize) * scale;
    return {
      text: element.textContent ?? '',
      x: (box.left - shown.left) * scale,
      // the baseline of one line in the middle of its box
      y: (box.top + box.height / 2 - shown.top) * scale + size * 0.35,
      size,
      weight: style.fontWeight,
      color: toPlainColor(style.color),
    };
  });
}

/** Breaks a text at its spaces into lines of at most `width`; a longer word has a line for itself. */
export function wrapText(
  text: string,
  width: number,
  measure: (line: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}
