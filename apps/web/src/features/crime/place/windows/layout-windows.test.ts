import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutWindows, WINDOW_SIDE } from './layout-windows.ts';

test('a street has exactly the windows that are counted, each within one building', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (count) => {
      const { windows, buildings, width, height, lit } = layoutWindows(count);
      expect(new Set(windows.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      expect(lit).toBeLessThan(count);
      for (const { x, y } of windows) {
        const around = buildings.filter(
          (one) => x >= one.x && x + WINDOW_SIDE <= one.x + one.width && -y <= one.height,
        );
        expect(around).toHaveLength(1);
      }
      expect(Math.max(...buildings.map((one) => one.x + one.width))).toBe(width);
      expect(Math.max(...buildings.map((one) => one.height))).toBe(height);
    }),
  );
});
