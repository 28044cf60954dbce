import { COUNTY_MAP, pagePath } from '@townlight/domain/pages';
import { Suspense, useEffect, useRef } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import { PlainButton } from '../look/PlainButton.tsx';
import { TownlightMark } from '../look/TownlightMark.tsx';
import { PageFailure } from '../notices/PageFailure.tsx';
import { signOut, useSessionChanged, useStaffSession } from '../staff/index.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import shell from './Shell.module.css';
import styles from './StaffShell.module.css';

const PAGES = [
  { to: pagePath({ kind: 'staff' }), text: 'staff.home' },
  { to: pagePath({ kind: 'bundles' }), text: 'staff.bundles' },
  { to: pagePath({ kind: 'bundling' }), text: 'staff.bundling' },
  { to: pagePath({ kind: 'staff-feedback' }), text: 'staff.feedback' },
  { to: pagePath({ kind: 'staff-newsletter' }), text: 'staff.newsletter' },
  { to: pagePath({ kind: 'staff-usage' }), text: 'staff.usage' },
] as const;

/** What the pages of staff stand in: their own bar, without the menus of the public site. */
export function StaffShell() {
  const text = useText();
  const { pathname } = useLocation();
  const staff = useStaffSession().data?.staff;
  const changed = useSessionChanged();
  const pages = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = PAGES.findIndex(({ to }) => to === pathname);
    showLink(pages.current, chosen);
  }, [pathname]);
  return (
    <>
      <a className={shell.skip} href="#content">
        <Text id="app.skip" />
      </a>
      <header className={styles.bar}>
        <Link to={pagePath(COUNTY_MAP)} className={styles.brand}>
          <TownlightMark />
          <Text id="app.name" />
        </Link>
        <nav ref={pages} className={styles.pages} aria-label={text('staff.pages')}>
          {PAGES.map((page) => (
            <NavLink key={page.to} to={page.to} end className={styles.link as string}>
              <Text id={page.text} />
            </NavLink>
          ))}
        </nav>
        <div className={styles.person}>
          {staff && (
            <>
              <span className={styles.name}>{staff.email}</span>
              <PlainButton
                className={styles.out}
                onClick={() => void signOut().then(changed, changed)}
              >
                <Text id="staff.signOut" />
              </PlainButton>
            </>
          )}
          {staff === null && (
            <Link to={pagePath({ kind: 'staff-sign-in' })} className={styles.link}>
              <Text id="staff.signIn" />
            </Link>
          )}
          <LanguageSwitch className={styles.link} />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={`${shell.main} ${styles.main}`}>
        <PageFailure key={pathname}>
          <Suspense fallback={<div className={shell.waiting} />}>
            <Outlet />
          </Suspense>
        </PageFailure>
      </main>
    </>
  );
}

/** On a phone the line of pages is wider than the window: it begins where the reader is. */
function showLink(pages: HTMLElement | null, chosen: number): void {
  const link = pages?.querySelectorAll('a')[chosen];
  if (pages && link) pages.scrollLeft = link.offsetLeft - pages.clientWidth / 2;
}
