import { useNearScreen } from '../look/use-near-screen.ts';
import type { AskedArea } from './asked-area.ts';
import { WhoToAsk } from './WhoToAsk.tsx';
import styles from './WhoToAskWhenNear.module.css';

/** Whom to ask, at the end of a page that is full already: fetched when it comes near the screen, and left out of print. */
export function WhoToAskWhenNear(props: AskedArea) {
  const { ref, near } = useNearScreen<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.room}>
      {near && <WhoToAsk {...props} />}
    </div>
  );
}
