import { useState } from 'react';
import { lazyComponent } from '../../http/lazy-imports.ts';
import { Text } from '../../i18n/Text.tsx';
import { useOpenable } from '../../notices/use-openable.tsx';
import { PlainButton } from '../../ui/Buttons.tsx';
import { FilterForm } from './FilterForm.tsx';
import styles from './FilterSheet.module.css';
import type { Filter } from './filter.ts';

const FilterDrawer = lazyComponent(
  'filter drawer',
  async () => (await import('./FilterDrawer.tsx')).FilterDrawer,
);

/** The filters on phones: a button, and a sheet that loads when it is first opened. */
export function FilterSheet(props: {
  filters: readonly Filter[];
  /** What is shown, on a second button. */
  shown: string | undefined;
}) {
  const [open, setOpen] = useState(false);
  const drawer = useOpenable(FilterDrawer);
  const opener = {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onClick: async () => setOpen(await drawer.open()),
  } as const;
  return (
    <>
      <PlainButton className={styles.open} {...opener}>
        <Text id="filters.open" />
      </PlainButton>
      {props.shown !== undefined && (
        <PlainButton className={styles.shown} {...opener} data-needs-script>
          {props.shown}{' '}
          <span className="visually-hidden">
            <Text id="filters.change" />
          </span>
        </PlainButton>
      )}
      <noscript>
        {import.meta.env.SSR && (
          <details>
            <summary>
              <Text id="filters.open" />
            </summary>
            <FilterForm filters={props.filters} />
          </details>
        )}
      </noscript>
      {drawer.isLoaded && (
        <FilterDrawer open={open} filters={props.filters} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
