import type { AreaId } from '@townlight/domain/places';
import type { ReactNode } from 'react';
import { QueryParamLink } from '../ui/no-script/QueryParams.tsx';
import styles from './ReportLead.module.css';

export interface ListedArea {
  readonly id: AreaId;
  readonly name: string;
  readonly figure: ReactNode;
}

/** A short list of areas, each with its figure; a click selects one. */
export function AreaShortlist(props: {
  title: ReactNode;
  /** A sentence above the list that explains its figures. */
  lead?: ReactNode;
  /** Also empty while it loads: the height is the same. */
  areas: readonly ListedArea[];
  /** Replaces the list where no area qualifies. */
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
                    <QueryParamLink param="area" value={id}>
                      <span>{name}</span>
                      <span>{figure}</span>
                    </QueryParamLink>
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
