import styles from './SwitchGroup.module.css';

/** Two or three choices side by side, of which one holds. */
export function SwitchGroup<Value extends string>(props: {
  label: string;
  choices: readonly { readonly value: Value; readonly text: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className={styles.group} aria-label={props.label}>
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
    </fieldset>
  );
}
