import type { Page } from '@playwright/test';

/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number];

/** Returns the screen's colors at points of the window, in CSS pixels. */
export async function readColorsAt(
  page: Page,
  points: readonly (readonly [x: number, y: number])[],
): Promise<Color[]> {
  const png = (await page.screenshot()).toString('base64');
  return await page.evaluate(
    async ([base64, places]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      pen.drawImage(picture, 0, 0);
      return places.map(([x, y]) => {
        const [red = 0, green = 0, blue = 0] = pen.getImageData(x, y, 1, 1).data;
        return [red, green, blue] as const;
      });
    },
    [png, points] as const,
  );
}

/** Returns the median lightness from 0, black, to 255, white, so that a label across one point does not count. */
export function medianLightness(colors: readonly Color[]): number {
  const sorted = colors
    .map(([red, green, blue]) => 0.3 * red + 0.59 * green + 0.11 * blue)
    .sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
