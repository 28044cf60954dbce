import type { BasemapPalette } from '@townlight/basemap/palette';
import { type IconShape, LABEL_ICONS, listShieldIcons } from '@townlight/basemap/shields';

export interface Sign {
  readonly name: string;
  readonly image: ImageData;
}

/** Draws the route shields and the icons of labels for this screen's pixel ratio. */
export function drawSigns(palette: BasemapPalette, pixelRatio: number): Sign[] {
  const shields = listShieldIcons().map(({ name, kind, shape }) => {
    const { fill, outline } = palette.shields[kind];
    return { name, image: draw(shape, fill, outline, pixelRatio) };
  });
  const signs = Object.entries(LABEL_ICONS).map(([name, drawing]) => ({
    name,
    image: draw(drawing, palette.secondaryName, palette.halo, pixelRatio),
  }));
  return [...shields, ...signs];
}

function draw(drawing: IconShape, fill: string, rim: string, pixelRatio: number): ImageData {
  const width = Math.ceil(drawing.width * pixelRatio);
  const height = Math.ceil(drawing.height * pixelRatio);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  // in main memory: reading back from the GPU would wait for the map
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
