import type { MouseEvent } from 'react';
import { NavLink } from 'react-router';
import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import type { NavigationLink } from '../page/feature.ts';
import { PlainButton } from '../ui/Buttons.tsx';
import { Drawer } from '../ui/mui/Drawer.tsx';
import { usePageLinks } from './page-links.ts';
import styles from './SideMenu.module.css';

// spec 4: a click below 510 px vertically closes the menu
const CLOSES_BELOW_PX = 510;

/** The side drawer, which is also the mobile menu: tools, stories, about. */
export function MenuDrawer(props: { open: boolean; onClose: () => void }) {
  const text = useText();
  return (
    <Drawer
      anchor="right"
      open={props.open}
      onClose={props.onClose}
      slotProps={{
        paper: {
          'aria-label': text('nav.menu'),
          onClick: (event: MouseEvent) => {
            if (event.clientY > CLOSES_BELOW_PX) props.onClose();
          },
        },
      }}
    >
      <nav className={styles.menu} aria-label={text('nav.label')}>
        <PlainButton
          className={styles.close}
          aria-label={text('nav.close')}
          onClick={props.onClose}
        >
          <svg width="1.5rem" height="1.5rem" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12m0-12L6 18" stroke="currentColor" strokeWidth="2" />
          </svg>
        </PlainButton>
        <Group title="nav.tools" groups={['tools', 'moreTools']} onChosen={props.onClose} />
        <Group title="nav.stories" groups={['stories']} onChosen={props.onClose} />
        <Group title="nav.about" groups={['about']} onChosen={props.onClose} />
      </nav>
    </Drawer>
  );
}

function Group(props: {
  title: 'nav.tools' | 'nav.stories' | 'nav.about';
  groups: readonly NavigationLink['group'][];
  onChosen: () => void;
}) {
  const links = usePageLinks(...props.groups);
  return (
    <>
      <h2 className={styles.title}>
        <Text id={props.title} />
      </h2>
      <ul className={styles.list}>
        {links.map((page) => (
          <li key={page.to}>
            <NavLink
              to={page.to}
              end={page.subpages !== undefined}
              className={styles.link as string}
              onClick={props.onChosen}
            >
              <Text id={page.text} />
            </NavLink>
            {page.subpages && (
              <ul className={styles.subpages}>
                {page.subpages.map((subpage) => (
                  <li key={subpage.to}>
                    <NavLink to={subpage.to} onClick={props.onChosen}>
                      <Text id={subpage.text} />
                    </NavLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
