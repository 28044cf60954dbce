import { Link, useLocation } from 'react-router';
import { MyPlacesLink } from '../features/saved-places/index.ts';
import { getPageSettings } from '../http/page-settings.ts';
import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import type { NavigationLink } from '../page/feature.ts';
import { TownlightLogo } from '../ui/TownlightLogo.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { usePageLinks } from './page-links.ts';
import { SideMenu } from './SideMenu.tsx';
import { SearchButton } from './search/SearchButton.tsx';
import styles from './TopBar.module.css';

/** The bar over every page: the tools where they fit, and always the menu with all pages. // spec 2 */
export function TopBar() {
  const text = useText();
  const tools = usePageLinks('tools');
  const { pathname } = useLocation();
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
              <Link
                to={page.to}
                className={styles.link}
                aria-current={isWithin(pathname, page) ? 'page' : undefined}
              >
                <Text id={page.text} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SearchButton className={styles.icon} />
      <MyPlacesLink className={styles.icon} />
      <LanguageSwitch className={styles.language} />
      <SideMenu />
    </div>
  );
}

function isWithin(pathname: string, { to, alsoOf }: NavigationLink): boolean {
  return [to, ...(alsoOf ?? [])].some((path) => `${pathname}/`.startsWith(`${path}/`));
}
