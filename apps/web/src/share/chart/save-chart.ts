import { saveBlob } from '../../download/save-file.ts';
import { type ChartFile, drawChartFile } from './draw-chart-file.ts';

/** Pixels of a PNG per pixel of the chart, for print and large screens. */
const SCALE = 3;

/** Saves a chart as a file, with a title above it and paragraphs below it. */
export async function saveChart(
  chart: SVGSVGElement,
  format: 'png' | 'svg',
  text: {
    readonly name: string;
    readonly title: string;
    readonly paragraphs: readonly string[];
  },
): Promise<void> {
  const file = await drawChartFile(chart, text.title, text.paragraphs);
  const svg = new Blob([file.svg], { type: 'image/svg+xml' });
  saveBlob(`${text.name}-chart.${format}`, format === 'svg' ? svg : await toPng(svg, file));
}

async function toPng(svg: Blob, { width, height }: ChartFile): Promise<Blob> {
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(width * SCALE, height * SCALE);
    const drawing = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    URL.revokeObjectURL(url);
  }
}
