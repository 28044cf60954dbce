import { expect, test } from 'vitest';
import { renderElement, renderSvg } from '../drawing/svg.ts';
import { openImageRenderer } from './open-image-renderer.ts';

const square = (fill: string) =>
  renderSvg(
    { width: 10, height: 10 },
    'square',
    renderElement('rect', { width: 10, height: 10, fill }),
  );

test('concurrent requests for the same drawing render it once', async () => {
  const renderer = openImageRenderer();
  const images = await Promise.all(
    Array.from({ length: 5 }, () => renderer.render(square('#ff0000'), 'png', 1)),
  );
  expect(new Set(images).size).toBe(1);
  expect(await renderer.render(square('#ff0000'), 'png', 1)).toBe(images[0]);
  expect((await renderer.render(square('#00ff00'), 'png', 1)).hash).not.toBe(images[0]?.hash);
  expect((await renderer.render(square('#ff0000'), 'png', 2)).hash).not.toBe(images[0]?.hash);
  await renderer.close();
});

test('a drawing that cannot be rendered is an error, and the next one is rendered', async () => {
  const renderer = openImageRenderer();
  await expect(renderer.render('<svg', 'png', 1)).rejects.toThrow();
  const picture = await renderer.render(square('#0000ff'), 'png', 1);
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
  await renderer.close();
});
