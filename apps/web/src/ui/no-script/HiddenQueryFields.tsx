// Server only: this renders in `<noscript>`, which the client does not hydrate.
import { useSearchParams } from 'react-router';

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
