// Server only: this renders in `<noscript>`, which the client does not hydrate.
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

/** Links to the same page with one parameter changed: replaces a button without script. */
export function QueryParamLink(props: { param: string; value: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set(props.param, props.value);
  return <Link to={{ pathname, search: `?${query}` }}>{props.children}</Link>;
}
