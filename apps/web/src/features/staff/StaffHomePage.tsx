import { type Page, pagePath } from '@townlight/domain/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useStaffSession } from './api/use-staff-session.ts';
import { Passkeys } from './Passkeys.tsx';
import { SignInOptions } from './SignInOptions.tsx';
import styles from './Staff.module.css';
import { StaffChangeLog } from './StaffChangeLog.tsx';

/** Counts next to the tasks, each rendered by its feature. */
interface Counts {
  readonly feedback?: ReactNode;
  readonly usage?: ReactNode;
}

/**
 * Lists what a signed-in member can do.
 * @param children content of other features for staff
 */
export function StaffHomePage({
  children,
  counts = {},
}: {
  children?: ReactNode;
  counts?: Counts;
}) {
  const text = useText();
  const session = useStaffSession().data;
  const staff = session?.staff ?? null;
  return (
    <div className={styles.page}>
      <title>{text('app.title', { page: text('staff.home') })}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.column}>
        <h1>
          <Text id="staff.home" />
        </h1>
        {session && staff === null && (
          <>
            <p>
              <Text id="staff.signInText" />
            </p>
            <SignInOptions ways={session.ways} />
          </>
        )}
        {staff && (
          <>
            <p>
              <Text id={`staff.signedIn.${staff.role}`} values={{ email: staff.email }} />
            </p>
            <ul className={styles.tasks}>
              <Task page={{ kind: 'bundles' }} name="bundles" />
              <Task page={{ kind: 'bundling' }} name="bundling" />
              <Task page={{ kind: 'data' }} name="sources" />
              <Task page={{ kind: 'staff-feedback' }} name="feedback" count={counts.feedback} />
              <Task page={{ kind: 'staff-usage' }} name="usage" count={counts.usage} />
              <Task page={{ kind: 'staff-newsletter' }} name="newsletter" />
              {staff.role === 'administrator' && (
                <Task page={{ kind: 'staff-members' }} name="members" />
              )}
            </ul>
            {children}
            <Passkeys />
            <StaffChangeLog />
          </>
        )}
      </div>
    </div>
  );
}

/** Links to a staff page with a description of its task. */
function Task(props: {
  page: Page;
  name: 'bundles' | 'bundling' | 'sources' | 'feedback' | 'usage' | 'newsletter' | 'members';
  count?: ReactNode;
}) {
  return (
    <li>
      <Link to={pagePath(props.page)}>
        <Text id={`staff.${props.name}`} />
      </Link>
      <Text id={`staff.${props.name}Text`} />
      {props.count && <span className={styles.count}>{props.count}</span>}
    </li>
  );
}
