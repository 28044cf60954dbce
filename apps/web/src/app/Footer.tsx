import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { county } from './county.ts';
import styles from './Footer.module.css';
import { localName } from './names.ts';
import { ABOUT_PAGES, TOOL_PAGES } from './pages.ts';
import { Text } from './Text.tsx';

export function Footer() {
  const intl = useIntl();
  return (
    <footer className={styles.footer}>
      <p>
        <Text id="footer.line" values={{ county: localName(intl, county.name) }} />
      </p>
      <ul className={styles.links}>
        {[...TOOL_PAGES, ...ABOUT_PAGES].map((page) => (
          <li key={page.to}>
            <Link to={page.to}>
              <Text id={page.text} />
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
