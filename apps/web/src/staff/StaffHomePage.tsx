import { pagePath } from '@townlight/domain/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import { useStaffSession } from './api/use-staff-session.ts';
import { Passkeys } from './Passkeys.tsx';
import { SignInWays } from './SignInWays.tsx';
import styles from './Staff.module.css';
import { StaffChanges } from './StaffChanges.tsx';

/** How much there is to do or to see, each a few words of its subject. */
interface Counts {
  readonly feedback?: ReactNode;
  readonly usage?: ReactNode;
}

/**
 * What staff can do here, as far as it is there.
 * @param children what other subjects show to staff
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
            <SignInWays ways={session.ways} />
          </>
        )}
        {staff && (
          <>
            <p>
              <Text id={`staff.signedIn.${staff.role}`} values={{ email: staff.email }} />
            </p>
            <ul className={styles.tasks}>
              <li>
                <Link to={pagePath({ kind: 'bundles' })}>
                  <Text id="staff.bundles" />
                </Link>
                <Text id="staff.bundlesText" />
              </li>
              <li>
                <Link to={pagePath({ kind: 'bundling' })}>
                  <Text id="staff.bundling" />
                </Link>
                <Text id="staff.bundlingText" />
              </li>
              <li>
                <Link to={pagePath({ kind: 'data' })}>
                  <Text id="staff.sources" />
                </Link>
                <Text id="staff.sourcesText" />
              </li>
              <li>
                <Link to={pagePath({ kind: 'staff-feedback' })}>
                  <Text id="staff.feedback" />
                </Link>
                <Text id="staff.feedbackText" />
                <span className={styles.count}>{counts.feedback}</span>
              </li>
              <li>
                <Link to={pagePath({ kind: 'staff-usage' })}>
                  <Text id="staff.usage" />
                </Link>
                <Text id="staff.usageText" />
                <span className={styles.count}>{counts.usage}</span>
              </li>
              <li>
                <Link to={pagePath({ kind: 'staff-newsletter' })}>
                  <Text id="staff.newsletter" />
                </Link>
                <Text id="staff.newsletterText" />
              </li>
              {staff.role === 'administrator' && (
                <li>
                  <Link to={pagePath({ kind: 'staff-members' })}>
                    <Text id="staff.members" />
                  </Link>
                  <Text id="staff.membersText" />
                </li>
              )}
            </ul>
            {children}
            <Passkeys />
            <StaffChanges />
          </>
        )}
      </div>
    </div>
  );
}
