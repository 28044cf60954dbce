import type {
  ExpressionFilterSpecification,
  ExpressionSpecification,
} from '@maplibre/maplibre-gl-style-spec';

export type Expression = ExpressionSpecification;

/** A property of a feature. */
export function get(property: string): Expression {
  return ['get', property];
}

/** One value by the class of a feature, another for all other classes. */
export function byClass<Value>(values: Readonly<Record<string, Value>>, others: Value): Expression {
  const pairs = Object.entries(values).flat();
  return ['match', get('class'), ...pairs, others] as unknown as Expression;
}

/** Features of the given classes. */
export function ofClass(...classes: readonly string[]): ExpressionFilterSpecification {
  return ['match', get('class'), [...classes], true, false];
}

/** A value that grows with the zoom: stops of zoom level and value. */
export function byZoom(
  ...stops: readonly (readonly [zoom: number, value: number | Expression])[]
): Expression {
  return ['interpolate', ['exponential', 1.4], ['zoom'], ...stops.flat()] as unknown as Expression;
}

/** All of the conditions. */
export function all(...conditions: readonly unknown[]): ExpressionFilterSpecification {
  return ['all', ...conditions] as unknown as ExpressionFilterSpecification;
}

/** The name in Latin letters where a file keeps it apart, else the name. */
export const NAME: Expression = ['coalesce', ['get', 'name:latin'], ['get', 'name']];
