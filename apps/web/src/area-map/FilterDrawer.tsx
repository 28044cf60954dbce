import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useId } from 'react';
import type { Filter } from '../crime/safety-map/use-filter-choices.ts';
import { Text } from '../language/Text.tsx';
import styles from './FilterSheet.module.css';

/** The sheet with all filters as fields of the phone's own kind. */
export function FilterDrawer(props: {
  open: boolean;
  filters: readonly Filter[];
  onClose: () => void;
}) {
  const title = useId();
  return (
    <Drawer
      anchor="bottom"
      open={props.open}
      onClose={props.onClose}
      slotProps={{ paper: { className: styles.sheet as string, 'aria-labelledby': title } }}
    >
      <h2 id={title}>
        <Text id="filters.label" />
      </h2>
      {props.filters.map((filter) =>
        typeof filter.chosen === 'string' ? (
          <OneOf key={filter.key} filter={filter} chosen={filter.chosen} />
        ) : (
          <SomeOf key={filter.key} filter={filter} chosen={filter.chosen} />
        ),
      )}
      <Button variant="contained" size="large" onClick={props.onClose}>
        <Text id="filters.done" />
      </Button>
    </Drawer>
  );
}

function OneOf(props: { filter: Filter; chosen: string }) {
  const { filter } = props;
  return (
    <label className={styles.field}>
      <span>{filter.label}</span>
      <select
        value={props.chosen}
        disabled={filter.disabled}
        onChange={(event) => filter.onChoose(event.target.value)}
      >
        {filter.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.value === props.chosen ? (filter.says ?? choice.text) : choice.text}
          </option>
        ))}
      </select>
    </label>
  );
}

function SomeOf(props: { filter: Filter; chosen: readonly string[] }) {
  const { filter } = props;
  return (
    <fieldset className={styles.types} disabled={filter.disabled}>
      <legend>{filter.label}</legend>
      {filter.disabled ? (
        <p className={styles.hint}>{filter.hint}</p>
      ) : (
        filter.choices.map((choice) => (
          <label key={choice.value} className={styles.type}>
            <input
              type="checkbox"
              checked={props.chosen.includes(choice.value)}
              onChange={() => filter.onChoose(choice.value)}
            />
            {choice.text}
          </label>
        ))
      )}
    </fieldset>
  );
}
