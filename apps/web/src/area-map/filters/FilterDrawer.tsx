import Button from '@mui/material/Button';
import { Fragment, type ReactNode, useId } from 'react';
import { Text } from '../../i18n/Text.tsx';
import { Drawer } from '../../ui/mui/Drawer.tsx';
import styles from './FilterSheet.module.css';
import type { ChoiceFilter, Filter } from './filter.ts';

/** The sheet with all filters as native form fields. */
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
      {props.filters.map((filter) => (
        <Fragment key={filter.key}>{renderFilter(filter)}</Fragment>
      ))}
      <Button variant="contained" size="large" onClick={props.onClose}>
        <Text id="filters.done" />
      </Button>
    </Drawer>
  );
}

function renderFilter(filter: Filter): ReactNode {
  if ('control' in filter) return filter.control;
  return typeof filter.chosen === 'string' ? (
    <OneOf filter={filter} chosen={filter.chosen} />
  ) : (
    <SomeOf filter={filter} chosen={filter.chosen} />
  );
}

function OneOf(props: { filter: ChoiceFilter; chosen: string }) {
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
            {choice.value === props.chosen ? (filter.displayText ?? choice.text) : choice.text}
          </option>
        ))}
      </select>
    </label>
  );
}

function SomeOf(props: { filter: ChoiceFilter; chosen: readonly string[] }) {
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
