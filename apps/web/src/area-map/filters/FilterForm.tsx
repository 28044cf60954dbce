// For the server alone: it stands in `<noscript>`, which the browser's code leaves as it came.
import { Text } from '../../language/Text.tsx';
import { QueryFields } from '../../look/no-script/QueryFields.tsx';
import type { Filter } from './filter.ts';

/** What a choice of other filters makes untrue: an area of other boundaries, months of another period, types of a category. */
const LEFT = ['area', 'at', 'from', 'to', 'sb'];

/** The filters of one choice that the address tells, as a form. */
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
      <QueryFields without={[...LEFT, ...fields.map(({ param }) => param)]} />
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
