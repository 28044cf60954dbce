// Server only: this renders in `<noscript>`, which the client does not hydrate.
import { Text } from '../../i18n/Text.tsx';
import { HiddenQueryFields } from '../../ui/no-script/QueryParams.tsx';
import type { Filter } from './filter.ts';

/**
 * Parameters that other filters invalidate: an area of another partition, months of another period, types of a
 * category.
 */
const CLEARED_PARAMS = ['area', 'at', 'from', 'to', 'sb'];

/** The single-choice filters that have a query parameter, as a form. */
export function FilterForm(props: { filters: readonly Filter[] }) {
  const fields = props.filters.flatMap((filter) => {
    if ('control' in filter || filter.param === undefined) return [];
    const { param, label, chosen, choices, formless = [] } = filter;
    if (typeof chosen !== 'string') return [];
    return {
      param,
      label,
      chosen,
      choices: choices.filter(({ value }) => !formless.includes(value)),
    };
  });
  if (fields.length === 0) return null;
  return (
    <form className="no-script-form">
      <HiddenQueryFields without={[...CLEARED_PARAMS, ...fields.map(({ param }) => param)]} />
      {fields.map(({ param, label, chosen, choices }) => (
        <label key={param}>
          <span>{label}</span>
          <select name={param} defaultValue={chosen}>
            {choices.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit">
        <Text id="period.show" />
      </button>
    </form>
  );
}
