import { pagePath } from '@townlight/domain/pages';
import { Link, NavLink } from 'react-router';
import { SavedPlacesButton } from '../features/saved-places/index.ts';
import { getPageSettings } from '../http/page-settings.ts';
import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import { TownlightLogo } from '../ui/TownlightLogo.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { usePageLinks } from './page-links.ts';
import { SideMenu } from './SideMenu.tsx';
import styles from './TopBar.module.css';

/** The bar over every page: the tools where they fit, and always the menu with all pages. // spec 2 */
export function TopBar() {
  const text = useText();
  const tools = usePageLinks('tools');
  return (
    <div className={styles.bar}>
      <Link to={getPageSettings().startPage} className={styles.home}>
        <TownlightLogo />
        <span className={styles.name}>
          <Text id="app.name" />
        </span>
      </Link>
      <nav className={styles.wide} aria-label={text('nav.label')}>
        <ul className={styles.tools}>
          {tools.map((page) => (
            <li key={page.to}>
              <NavLink to={page.to} className={styles.link as string}>
                <Text id={page.text} />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Link
        to={pagePath({ kind: 'search' })}
        className={styles.search}
        aria-label={text('search.go')}
      >
        <svg width="1.25rem" height="1.25rem" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M10.500 3.500a7 7 0 1 0 0 14 7 7 0 0 0 0-14m5 12 5.500 5.500"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
      </Link>
      <SavedPlacesButton />
      <LanguageSwitch className={styles.language} />
      <SideMenu />
    </div>
  );
}
