import { AreaSearch } from '../search/AreaSearch.tsx';
import type { SearchableArea } from '../search/match-areas.ts';
import styles from './TitledSearch.module.css';

/** A search under its title; the title names what is looked for, the field what may be typed. */
export function TitledSearch(props: {
  title: string;
  prompt: string;
  items: readonly SearchableArea[];
  onChoose: (id: string) => void;
}) {
  return (
    <search className={styles.search} aria-label={props.title}>
      <h2 className={styles.title}>{props.title}</h2>
      <AreaSearch prompt={props.prompt} areas={props.items} onChoose={props.onChoose} />
    </search>
  );
}
