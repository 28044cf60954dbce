import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { FilledButton } from '../../ui/Buttons.tsx';
import styles from './TrafficPage.module.css';

/** States whose map it is and what that site learns about a reader, with the button that loads it. */
export function TrafficConsent(props: {
  /** Undefined while it loads; null where the county has none. */
  url: string | null | undefined;
  onShow: () => void;
}) {
  const text = useText();
  const { url } = props;
  return (
    <div className={styles.question}>
      <h1>
        <Text id="traffic.title" />
      </h1>
      {url === null && (
        <p>
          <Text id="traffic.none" />
        </p>
      )}
      {typeof url === 'string' && (
        <>
          <p>
            <Text id="traffic.whose" values={{ site: new URL(url).host }} />
          </p>
          <p className={styles.small}>
            <Text id="traffic.privacy" />
          </p>
          <p className={styles.actions}>
            <FilledButton className={styles.show} onClick={props.onShow}>
              <Text id="traffic.show" />
            </FilledButton>
            <a href={url} target="_blank" rel="noopener noreferrer">
              <Text id="traffic.open" />{' '}
              <span className="visually-hidden">{text('nav.newTab')}</span>
            </a>
          </p>
        </>
      )}
    </div>
  );
}
