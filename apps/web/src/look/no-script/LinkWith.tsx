// For the server alone: it stands in `<noscript>`, which the browser's code leaves as it came.
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

/** The same page with something else in its address: without script, in place of a button. */
export function LinkWith(props: { param: string; value: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set(props.param, props.value);
  return <Link to={{ pathname, search: `?${query}` }}>{props.children}</Link>;
}
