import { expect, test } from 'vitest';
import { PALETTE } from '../apps/server/src/images/drawing/palette.ts';
import { light } from '../apps/web/src/ui/tokens.ts';

test('pictures have the colors of the light pages', () => {
  expect(light).toMatchObject(PALETTE);
});
