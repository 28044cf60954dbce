// For the server alone: it stands in `<noscript>`, which the browser's code leaves as it came.
import { useSearchParams } from 'react-router';

/** What the address tells, for a form that changes some of it. @param without what the form's own fields tell, or make untrue */
export function QueryFields(props: { without: readonly string[] }) {
  const [query] = useSearchParams();
  return [...query]
    .filter(([name]) => !props.without.includes(name))
    .map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ));
}
