import { createExpression, type ExpressionSpecification } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { listShieldIcons, SHIELD_IMAGE_EXPRESSION, SHIELD_TEXT_EXPRESSION } from './shields.ts';

/** Evaluates the expression for a road with these properties. */
function evaluate(expression: ExpressionSpecification, properties: Record<string, unknown>) {
  const compiled = createExpression(expression, 'layers[0].layout.icon-image');
  if (compiled.result === 'error')
    throw new Error(compiled.value.map(({ message }) => message).join());
  return compiled.value.evaluate({ zoom: 10 }, { type: 'LineString', properties } as never);
}

test.each([
  [{ ref: '405', network: 'us-interstate' }, 'shield-interstate-3', '405'],
  [{ ref: '5', network: 'us-interstate' }, 'shield-interstate-1', '5'],
  [{ ref: '101', network: 'us-highway' }, 'shield-us-3', '101'],
  [{ ref: '1', network: 'us-state' }, 'shield-state-1', '1'],
  [{ ref: 'I 10', network: 'road' }, 'shield-interstate-2', '10'],
  [{ ref: 'US 101;CA 134', network: 'road' }, 'shield-us-3', '101'],
  [{ ref: 'CA 60' }, 'shield-state-2', '60'],
])('a road with %o carries %s', (road, image, text) => {
  expect(evaluate(SHIELD_IMAGE_EXPRESSION, road)).toBe(image);
  expect(evaluate(SHIELD_TEXT_EXPRESSION, road)).toBe(text);
  expect(listShieldIcons().map(({ name }) => name)).toContain(image);
});

test.each([[{ ref: 'CR N3' }], [{ ref: 'N3' }], [{ network: 'road' }]])(
  'a road with %o has no shield',
  (road) => {
    expect(evaluate(SHIELD_IMAGE_EXPRESSION, road)).toMatch(/^shield--/);
  },
);
