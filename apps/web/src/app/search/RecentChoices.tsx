import { useState } from 'react';
import { Link } from 'react-router';
import { Text } from '../../i18n/Text.tsx';
import { PlainButton } from '../../ui/Buttons.tsx';
import { clearRecentChoices, readRecentChoices } from './recent-choices.ts';
import styles from './SearchDialog.module.css';

/** The pages that were chosen last, with a button that clears them. */
export function RecentChoices({ onChoose }: { onChoose: () => void }) {
  const [choices, setChoices] = useState(readRecentChoices);
  if (choices.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>
        <Text id="searchPage.recent" />
        <PlainButton
          className="link-button"
          onClick={() => {
            clearRecentChoices();
            setChoices([]);
          }}
        >
          <Text id="searchPage.clear" />
        </PlainButton>
      </h3>
      <ul className={styles.recent}>
        {choices.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} onClick={onChoose}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.muted}>
        <Text id="searchPage.private" />
      </p>
    </section>
  );
}
