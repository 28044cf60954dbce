import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import { QueryParamLink } from '../ui/no-script/QueryParams.tsx';
import type { AreaMapState } from './area-map-state.ts';
import styles from './ViewSwitch.module.css';

type View = AreaMapState['view'];

/** Switches between map and table. */
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
      <noscript>
        {import.meta.env.SSR &&
          (['map', 'table'] as const)
            .filter((view) => view !== props.view)
            .map((view) => (
              <QueryParamLink key={view} param="view" value={view}>
                <Text id={`view.${view}`} />
              </QueryParamLink>
            ))}
      </noscript>
    </fieldset>
  );
}
