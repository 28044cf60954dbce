import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** A request to the renderer's worker thread. */
export interface ImageRenderJob {
  readonly svg: string;
  readonly format: 'svg' | 'png';
  /** Device pixels per unit of the drawing. */
  readonly scale: number;
  readonly fontFiles: readonly string[];
  readonly fontFamily: string;
}

// WebAssembly instead of the native build, which ends the process on an SVG that it cannot process
await initWasm(readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
let fonts: { of: string; buffers: Uint8Array[] } | undefined;

/**
 * Renders in a separate thread: 30 to 150 ms per image.
 * @returns a PNG, or an SVG with text as outlines, so that it looks the same without the font
 */
export function renderImage({
  svg,
  format,
  scale,
  fontFiles,
  fontFamily,
}: ImageRenderJob): Uint8Array {
  const of = fontFiles.join();
  if (fonts?.of !== of) fonts = { of, buffers: fontFiles.map((file) => readFileSync(file)) };
  const resvg = new Resvg(svg, {
    font: { loadSystemFonts: false, fontBuffers: fonts.buffers, defaultFontFamily: fontFamily },
    fitTo: { mode: 'zoom', value: scale },
  });
  const picture =
    format === 'svg' ? Buffer.from(outlined(svg, resvg.toString())) : pngOf(resvg.render());
  resvg.free();
  return picture;
}

function pngOf(image: ReturnType<InstanceType<typeof Resvg>['render']>): Uint8Array {
  const png = image.asPng();
  image.free();
  return png;
}

/**
 * Restores what the renderer drops, the title for screen readers and the style sheet of the dark scheme, and rounds
 * coordinates to visible precision.
 */
function outlined(svg: string, rendered: string): string {
  const head = /<title>.*?<\/title>(?:<style>[^<]*<\/style>)?/s.exec(svg)?.[0] ?? '';
  return rendered
    .replace(/<svg\b/, '<svg role="img"')
    .replace(/(<svg[^>]*>)/, (_, start) => `${start}${head}`)
    .replace(/ (?:d|transform)="[^"]*"/g, (data) =>
      data.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 100) / 100)),
    )
    .replace(/\n\s+/g, '');
}
