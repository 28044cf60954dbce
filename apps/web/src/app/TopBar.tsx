import { Link, NavLink } from 'react-router';
import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import { TownlightLogo } from '../look/TownlightLogo.tsx';
import { getPageSettings } from '../net/page-settings.ts';
import { SavedPlacesButton } from '../saved-places/index.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { TOOL_PAGES } from './page-links.ts';
import { SideMenu } from './SideMenu.tsx';
import styles from './TopBar.module.css';

/** The bar over every page: the tools where they fit, and always the menu with all pages. // spec 2 */
export function TopBar() {
  const text = useText();
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
          {TOOL_PAGES.map((page) => (
            <li key={page.to}>
              <NavLink to={page.to} className={styles.link as string}>
                <Text id={page.text} />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <SavedPlacesButton />
      <LanguageSwitch className={styles.language} />
      <SideMenu />
    </div>
  );
}
