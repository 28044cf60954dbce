// Server only: these render in `<noscript>`, which the client does not hydrate.

import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';

/**
 * Hidden fields for the current query, for a form that changes some of it.
 * @param without parameters that the form sets itself or invalidates
 */
export function HiddenQueryFields(props: { without: readonly string[] }) {
  const [query] = useSearchParams();
  return [...query]
    .filter(([name]) => !props.without.includes(name))
    .map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ));
}

/** Links to the same page with one parameter changed: replaces a button without script. */
export function QueryParamLink(props: { param: string; value: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set(props.param, props.value);
  return <Link to={{ pathname, search: `?${query}` }}>{props.children}</Link>;
}
