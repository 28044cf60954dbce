import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import type { AreaMapState } from './area-map-state.ts';
import styles from './ViewSwitch.module.css';

type View = AreaMapState['view'];

/** Map or table: the same areas either way. */
export function ViewSwitch(props: { view: View; onChange: (view: View) => void }) {
  const text = useText();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{text('view.label')}</legend>
      {(['map', 'table'] as const).map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={props.view === view}
          onClick={() => props.onChange(view)}
        >
          <Text id={`view.${view}`} />
        </button>
      ))}
    </fieldset>
  );
}
