import type {
  ExpressionFilterSpecification,
  ExpressionSpecification,
} from '@maplibre/maplibre-gl-style-spec';

export type Expression = ExpressionSpecification;

/** Returns the expression for a property of a feature. */
export function get(property: string): Expression {
  return ['get', property];
}

/** Maps each feature class to a value, with a fallback for all other classes. */
export function matchClass<Value>(
  values: Readonly<Record<string, Value>>,
  fallback: Value,
): Expression {
  const pairs = Object.entries(values).flat();
  return ['match', get('class'), ...pairs, fallback] as unknown as Expression;
}

/** Matches features of the given classes. */
export function classFilter(...classes: readonly string[]): ExpressionFilterSpecification {
  return ['match', get('class'), [...classes], true, false];
}

/** Interpolates a value by zoom between stops of zoom level and value. */
export function interpolateByZoom(
  ...stops: readonly (readonly [zoom: number, value: number | Expression])[]
): Expression {
  return ['interpolate', ['exponential', 1.4], ['zoom'], ...stops.flat()] as unknown as Expression;
}

/** Requires all of the conditions. */
export function all(...conditions: readonly unknown[]): ExpressionFilterSpecification {
  return ['all', ...conditions] as unknown as ExpressionFilterSpecification;
}

/** Selects the Latin name where the tiles have a separate one, else the local name. */
export const LATIN_NAME: Expression = ['coalesce', ['get', 'name:latin'], ['get', 'name']];
