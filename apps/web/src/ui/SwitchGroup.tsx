import { QueryParamLink } from './no-script/QueryParams.tsx';
import styles from './SwitchGroup.module.css';

/** Two or three exclusive choices side by side. */
export function SwitchGroup<Value extends string>(props: {
  label: string;
  /** The query parameter of the choice, where the address contains it. */
  param?: string;
  choices: readonly { readonly value: Value; readonly text: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className={`${styles.group} no-print`} aria-label={props.label}>
      {props.choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === props.chosen}
          onClick={() => props.onChoose(choice.value)}
        >
          {choice.text}
        </button>
      ))}
      <noscript>
        {import.meta.env.SSR &&
          props.param !== undefined &&
          props.choices
            .filter(({ value }) => value !== props.chosen)
            .map(({ value, text }) => (
              <QueryParamLink key={value} param={props.param as string} value={value}>
                {text}
              </QueryParamLink>
            ))}
      </noscript>
    </fieldset>
  );
}
