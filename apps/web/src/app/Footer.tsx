import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { FeedbackButton } from '../features/feedback/index.ts';
import { county } from '../i18n/county.ts';
import type { MessageId } from '../i18n/messages/en.ts';
import { localName } from '../i18n/names.ts';
import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import type { NavigationLink } from '../page/feature.ts';
import styles from './Footer.module.css';
import { usePageLinks } from './page-links.ts';

/** Describes the site, with links to its tools, stories, information and contact. // spec 2 */
export function Footer() {
  const intl = useIntl();
  const text = useText();
  return (
    <footer className={styles.footer}>
      <p className={styles.line}>
        <Text id="footer.line" values={{ county: localName(intl, county.name) }} />
      </p>
      <nav className={styles.groups} aria-label={text('footer.label')}>
        <LinkGroup title="nav.tools" groups={['tools', 'moreTools']} />
        <LinkGroup title="nav.stories" groups={['stories']} />
        <LinkGroup title="nav.about" groups={['about']} />
        <Group title="footer.contact">
          <li>
            <FeedbackButton className={styles.button} />
          </li>
        </Group>
      </nav>
    </footer>
  );
}

function Group(props: { title: MessageId; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.title}>
        <Text id={props.title} />
      </p>
      <ul aria-labelledby={id} className={styles.links}>
        {props.children}
      </ul>
    </div>
  );
}

function LinkGroup(props: { title: MessageId; groups: readonly NavigationLink['group'][] }) {
  const links = usePageLinks(...props.groups).flatMap((page) => [page, ...(page.subpages ?? [])]);
  return (
    <Group title={props.title}>
      {links.map((page) => (
        <li key={page.to}>
          <Link to={page.to}>
            <Text id={page.text} />
          </Link>
        </li>
      ))}
    </Group>
  );
}
