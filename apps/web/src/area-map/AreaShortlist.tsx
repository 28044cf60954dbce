import type { AreaId } from '@townlight/domain/places';
import type { ReactNode } from 'react';
import { LinkWith } from '../look/no-script/LinkWith.tsx';
import styles from './ReportLead.module.css';

export interface ListedArea {
  readonly id: AreaId;
  readonly name: string;
  readonly figure: ReactNode;
}

/** A few areas worth a look, each with its figure; one press chooses it. */
export function AreaShortlist(props: {
  title: ReactNode;
  /** What the figures of the list are, in a sentence above it. */
  lead?: ReactNode;
  /** Empty also while its figures are on their way: it has the same height. */
  areas: readonly ListedArea[];
  /** Said in place of the list, where no area belongs in it. */
  note?: ReactNode;
  onChoose: (id: AreaId) => void;
}) {
  return (
    <section>
      <h2 className={styles.title}>{props.title}</h2>
      {props.note ? (
        <p className={styles.note}>{props.note}</p>
      ) : (
        <>
          {props.lead && <p className={styles.note}>{props.lead}</p>}
          <ol className={styles.list}>
            {props.areas.map(({ id, name, figure }) => (
              <li key={id}>
                <button type="button" onClick={() => props.onChoose(id)}>
                  <span>{name}</span>
                  <span className={styles.figure}>{figure}</span>
                </button>
                <noscript>
                  {import.meta.env.SSR && (
                    <LinkWith param="area" value={id}>
                      <span>{name}</span>
                      <span>{figure}</span>
                    </LinkWith>
                  )}
                </noscript>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
