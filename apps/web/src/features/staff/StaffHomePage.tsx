import { pagePath } from '@townlight/domain/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { StaffTask } from '../../page/staff-feature.ts';
import { useStaffSession } from './api/use-staff-session.ts';
import { Passkeys } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';
import { SignInOptions } from './SignInOptions.tsx';
import styles from './Staff.module.css';
import { StaffChangeLog } from './StaffChangeLog.tsx';

/**
 * Lists what a signed-in member can do.
 * @param children sections of other features
 */
export function StaffHomePage({
  tasks,
  children,
}: {
  readonly tasks: readonly StaffTask[];
  readonly children?: ReactNode;
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
              {tasks
                .filter(({ role }) => role === undefined || role === staff.role)
                .map((task) => (
                  <Task key={task.kind} {...task} />
                ))}
            </ul>
            {children}
            <Passkeys />
            <Sessions />
            <StaffChangeLog />
          </>
        )}
      </div>
    </div>
  );
}

/** Links to a page with a description of its task. */
function Task({ kind, name, description, Count }: StaffTask) {
  return (
    <li>
      <Link to={pagePath({ kind })}>
        <Text id={name} />
      </Link>
      <Text id={description} />
      {Count && (
        <span className={styles.count}>
          <Count />
        </span>
      )}
    </li>
  );
}
