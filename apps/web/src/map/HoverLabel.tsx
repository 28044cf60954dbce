import styles from './HoverLabel.module.css';

export interface HoverText {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The name and the figure of the area under the pointer. The report holds the same for everyone else. */
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
