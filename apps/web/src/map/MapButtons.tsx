import { useText } from '../i18n/use-text.ts';
import styles from './MapButtons.module.css';

interface MapButtonsProps {
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onHome: () => void;
}

export function MapButtons(props: MapButtonsProps) {
  const text = useText();
  return (
    <div className={`${styles.buttons} no-print`}>
      <Button
        className={styles.zoom}
        label={text('map.zoomIn')}
        path="M8 3v10M3 8h10"
        onClick={props.onZoomIn}
      />
      <Button
        className={styles.zoom}
        label={text('map.zoomOut')}
        path="M3 8h10"
        onClick={props.onZoomOut}
      />
      <Button
        label={text('map.home')}
        path="M2.500 7 8 2.500 13.500 7v6.500h-11z"
        onClick={props.onHome}
      />
    </div>
  );
}

function Button(props: {
  label: string;
  path: string;
  className?: string | undefined;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={props.className}
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
    >
      <svg width="1rem" height="1rem" viewBox="0 0 16 16" aria-hidden="true">
        <path d={props.path} fill="none" stroke="currentColor" strokeWidth="1.600" />
      </svg>
    </button>
  );
}
