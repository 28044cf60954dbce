import { COUNTY_MAP_PAGE, pagePath } from '@townlight/domain/pages';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { signInPath, useSignOut, useStaffSession } from '../../features/staff/index.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { PageErrorBoundary } from '../../notices/PageErrorBoundary.tsx';
import { PlainButton } from '../../ui/Buttons.tsx';
import { TownlightLogo } from '../../ui/TownlightLogo.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import shell from '../Shell.module.css';
import styles from './StaffShell.module.css';
import { STAFF_TASKS } from './staff-features.ts';

const HOME = { kind: 'staff', name: 'staff.home' } as const;

/** Lays out the staff pages: a bar of staff links, without the menus of the public site. */
export function StaffShell({ children }: { children: ReactNode }) {
  const text = useText();
  const { pathname } = useLocation();
  const staff = useStaffSession().data?.staff;
  const signOut = useSignOut();
  const pages = useRef<HTMLElement>(null);
  const tasks = STAFF_TASKS.filter(({ role }) => role === undefined || role === staff?.role);
  const links = [HOME, ...tasks.filter(({ kind }) => kind !== 'data')].map(({ kind, name }) => ({
    to: pagePath({ kind }),
    name,
  }));
  const chosen = links.findIndex(({ to }) => to === pathname);
  useEffect(() => showLink(pages.current, chosen), [chosen]);
  return (
    <>
      <a className={shell.skip} href="#content">
        <Text id="app.skip" />
      </a>
      <header className={styles.bar}>
        <Link to={pagePath(COUNTY_MAP_PAGE)} className={styles.brand}>
          <TownlightLogo />
          <Text id="app.name" />
        </Link>
        <nav ref={pages} className={styles.pages} aria-label={text('staff.pages')}>
          {links.map(({ to, name }) => (
            <NavLink key={to} to={to} end className={styles.link as string}>
              <Text id={name} />
            </NavLink>
          ))}
        </nav>
        <div className={styles.person}>
          {staff && (
            <>
              <span className={styles.name}>{staff.email}</span>
              <PlainButton className={styles.out} onClick={() => void signOut()}>
                <Text id="staff.signOut" />
              </PlainButton>
            </>
          )}
          {staff === null && (
            <Link to={signInPath(pathname)} className={styles.link}>
              <Text id="staff.signIn" />
            </Link>
          )}
          <LanguageSwitch className={styles.link} />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={`${shell.main} ${styles.main}`}>
        <PageErrorBoundary key={pathname}>
          <Suspense fallback={<div className={shell.waiting} />}>{children}</Suspense>
        </PageErrorBoundary>
      </main>
    </>
  );
}

/** Scrolls the line of page links to the current page where it is wider than the window. */
function showLink(pages: HTMLElement | null, chosen: number): void {
  const link = pages?.querySelectorAll('a')[chosen];
  if (pages && link) pages.scrollLeft = link.offsetLeft - pages.clientWidth / 2;
}
