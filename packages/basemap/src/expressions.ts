import type {
  ExpressionFilterSpecification,
  ExpressionSpecification,
} from '@maplibre/maplibre-gl-style-spec';

export type StyleExpression = ExpressionSpecification;

/** Returns the expression for a property of a feature. */
export function getProperty(property: string): StyleExpression {
  return ['get', property];
}

/** Maps each feature class to a value, with a fallback for all other classes. */
export function mapFeatureClass<Value>(
  values: Readonly<Record<string, Value>>,
  fallback: Value,
): StyleExpression {
  const pairs = Object.entries(values).flat();
  return ['match', getProperty('class'), ...pairs, fallback] as unknown as StyleExpression;
}

/** Matches features of the given classes. */
export function filterByClass(...classes: readonly string[]): ExpressionFilterSpecification {
  return ['match', getProperty('class'), [...classes], true, false];
}

/** Interpolates a value by zoom between stops of zoom level and value. */
export function interpolateByZoom(
  ...stops: readonly (readonly [zoom: number, value: number | StyleExpression])[]
): StyleExpression {
  return [
    'interpolate',
    ['exponential', 1.4],
    ['zoom'],
    ...stops.flat(),
  ] as unknown as StyleExpression;
}

/** Requires all of the conditions. */
export function allOf(...conditions: readonly unknown[]): ExpressionFilterSpecification {
  return ['all', ...conditions] as unknown as ExpressionFilterSpecification;
}

/** Selects the Latin name where the tiles have a separate one, else the local name. */
export const LATIN_NAME_EXPRESSION: StyleExpression = [
  'coalesce',
  ['get', 'name:latin'],
  ['get', 'name'],
];
