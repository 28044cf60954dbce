import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { PlainButton } from '../ui/Buttons.tsx';
import { useMedia } from '../ui/screen.ts';
import styles from './TimeSlider.module.css';

/** Returns whether the reader prefers less motion; false until hydration. */
function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}

/** The playback speed: 48 steps in 12 seconds. */
const STEP_MS = 250;

/** A slider through hours or months with playback. Where the reader prefers less motion the button advances one step instead. */
export function TimeSlider(props: {
  /** The number of hours or months. */
  count: number;
  /** The index of the shown one, from 0. */
  at: number;
  /** Formats a month, or an hour in the county's time with its zone. */
  format: (at: number) => string;
  /** The text for screen readers, where it is more detailed. */
  valueText?: (at: number) => string;
  labels: {
    readonly label: string;
    readonly play: string;
    readonly pause: string;
    readonly next: string;
  };
  /** Playback waits while the figures of the shown one load. */
  isLoading?: boolean;
  onMove: (at: number) => void;
}) {
  const { count, at, labels } = props;
  const last = count - 1;
  const calm = useReducedMotion();
  const [wanted, setPlaying] = useState(false);
  // playback stops at the end, and when the reader starts to prefer less motion
  const playing = wanted && !calm && at < last;
  const step = useEffectEvent(() => {
    if (!props.isLoading) props.onMove(Math.min(at + 1, last));
  });
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(step, STEP_MS);
    return () => clearInterval(timer);
  }, [playing]);

  const press = () => {
    if (calm) return props.onMove(at < last ? at + 1 : 0);
    if (!playing && at >= last) props.onMove(0);
    setPlaying(!playing);
  };
  return (
    <div className={styles.slider}>
      <PlainButton
        className={styles.play}
        aria-label={calm ? labels.next : playing ? labels.pause : labels.play}
        title={calm ? labels.next : playing ? labels.pause : labels.play}
        onClick={press}
      >
        <svg width="1rem" height="1rem" viewBox="0 0 16 16" aria-hidden="true">
          <path d={calm ? STEP : playing ? PAUSE : PLAY} fill="currentColor" />
        </svg>
      </PlainButton>
      <div className={styles.track}>
        <p className={styles.caption} aria-hidden="true">
          {props.format(at)}
        </p>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={labels.label}
          aria-valuetext={(props.valueText ?? props.format)(at)}
          style={{ '--done': `${last === 0 ? 100 : (at / last) * 100}%` } as CSSProperties}
          onChange={(event) => {
            setPlaying(false);
            props.onMove(Number(event.target.value));
          }}
        />
      </div>
    </div>
  );
}

const PLAY = 'M4 2.500v11l9.500-5.500z';
const PAUSE = 'M3.500 2.500h3v11h-3zM9.500 2.500h3v11h-3z';
const STEP = 'M3 2.500v11l7.500-5.500zM11 2.500h2v11h-2z';
