import type { Palette } from '@townlight/basemap/palette';
import { type Drawing, SIGNS, shieldDrawings } from '@townlight/basemap/shields';

export interface Sign {
  readonly name: string;
  readonly image: ImageData;
}

/** The shields of routes and the signs beside names, drawn for this screen's pixels. */
export function drawSigns(palette: Palette, pixelRatio: number): Sign[] {
  const shields = shieldDrawings().map(({ name, kind, drawing }) => {
    const { fill, rim } = palette.shields[kind];
    return { name, image: draw(drawing, fill, rim, pixelRatio) };
  });
  const signs = Object.entries(SIGNS).map(([name, drawing]) => ({
    name,
    image: draw(drawing, palette.quietName, palette.halo, pixelRatio),
  }));
  return [...shields, ...signs];
}

function draw(drawing: Drawing, fill: string, rim: string, pixelRatio: number): ImageData {
  const width = Math.ceil(drawing.width * pixelRatio);
  const height = Math.ceil(drawing.height * pixelRatio);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  // kept in main memory: reading it back from the graphics card would have to wait for the map
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  const path = new Path2D(drawing.path);
  pen.scale(pixelRatio, pixelRatio);
  pen.lineJoin = 'round';
  pen.lineWidth = 2;
  pen.strokeStyle = rim;
  pen.stroke(path);
  pen.fillStyle = fill;
  pen.fill(path);
  return pen.getImageData(0, 0, width, height);
}
