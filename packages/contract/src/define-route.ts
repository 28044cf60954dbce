import type { ZodMiniType } from 'zod/mini';

/** The names of a path's parameters: `'partition' | 'id'` for `/api/:partition/:id/changes`. */
type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** One endpoint of the API. The server registers its handler and the web sends its requests by the same object. */
export interface RouteContract {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A parameter is a whole segment: `:name`. */
  readonly path: `/api/${string}`;
  readonly params?: ZodMiniType;
  readonly query?: ZodMiniType;
  readonly body?: ZodMiniType;
  /** The body of replies with status 200; omitted where the reply is a file or a redirect. */
  readonly reply?: ZodMiniType;
}

/** Returns the contract as it is given; a schema of `params` that does not fit the path is a type error. */
/* @__NO_SIDE_EFFECTS__ */
export function defineRoute<const Route extends RouteContract>(
  route: Route &
    ([ParamName<Route['path']>] extends [never]
      ? { readonly params?: never }
      : { readonly params: ZodMiniType<Record<ParamName<Route['path']>, unknown>> }),
): Route {
  return route;
}
