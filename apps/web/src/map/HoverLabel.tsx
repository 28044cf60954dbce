import styles from './HoverLabel.module.css';

export interface HoverText {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The tooltip of the area under the pointer. The report contains the same for other inputs. */
export function HoverLabel(props: { x: number; y: number; text: HoverText }) {
  return (
    <div
      className={styles.label}
      style={{ transform: `translate(${props.x}px, ${props.y}px)` }}
      aria-hidden="true"
    >
      <div className={styles.box}>
        <b>{props.text.title}</b>
        {props.text.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </div>
  );
}
