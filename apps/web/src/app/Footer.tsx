import { Link } from 'react-router';
import { county } from './county.ts';
import styles from './Footer.module.css';
import { ABOUT_PAGES, TOOL_PAGES } from './pages.ts';
import { Text } from './Text.tsx';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>
        <Text id="footer.line" values={{ county: county.name }} />
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
