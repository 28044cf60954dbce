import { COUNTY_MAP, pagePath } from '@townlight/domain/pages';
import { Link, NavLink } from 'react-router';
import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import { TownlightMark } from '../look/TownlightMark.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { ABOUT_PAGES, type PageLink, TOOL_PAGES } from './pages.ts';
import styles from './TopBar.module.css';

export function TopBar() {
  const text = useText();
  return (
    <div className={styles.bar}>
      <Link to={pagePath(COUNTY_MAP)} className={styles.home}>
        <TownlightMark />
        <Text id="app.name" />
      </Link>
      <nav className={styles.wide} aria-label={text('nav.label')}>
        <Links pages={TOOL_PAGES} className={styles.tool} />
        <Links pages={ABOUT_PAGES} className={styles.about} />
      </nav>
      <LanguageSwitch className={styles.language} />
      <MobileMenu className={styles.narrow} />
    </div>
  );
}

function Links(props: { pages: readonly PageLink[]; className: string | undefined }) {
  return (
    <ul className={props.className}>
      {props.pages.map((page) => (
        <li key={page.to}>
          <NavLink to={page.to} className={styles.link as string}>
            <Text id={page.text} />
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
