import MenuItem from '@mui/material/MenuItem';
import { Menu } from '../../ui/mui/Menu.tsx';
import styles from './ChoiceChip.module.css';
import type { Choice } from './filter.ts';

/** The menu of a chip; with multiple selection it stays open until dismissed. */
export function ChoiceMenu(props: {
  labelledBy: string;
  anchor: HTMLElement | null;
  choices: readonly Choice[];
  several: boolean;
  isChosen: (value: string) => boolean;
  onChoose: (value: string) => void;
  onClose: () => void;
}) {
  const { several, isChosen } = props;
  return (
    <Menu
      anchorEl={props.anchor}
      open={props.anchor !== null}
      onClose={props.onClose}
      slotProps={{
        list: {
          role: 'listbox',
          'aria-labelledby': props.labelledBy,
          'aria-multiselectable': several,
        },
      }}
    >
      {props.choices.map((choice) => (
        <MenuItem
          key={choice.value}
          role="option"
          aria-selected={isChosen(choice.value)}
          selected={isChosen(choice.value)}
          onClick={() => {
            props.onChoose(choice.value);
            if (!several) props.onClose();
          }}
        >
          <span className={styles.tick} aria-hidden="true">
            {isChosen(choice.value) ? '✓' : ''}
          </span>
          {choice.text}
        </MenuItem>
      ))}
    </Menu>
  );
}
