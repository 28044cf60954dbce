import Button from '@mui/material/Button';
import type { StaffMember } from '@townlight/contract/staff/members';
import type { Role } from '@townlight/domain/staff';
import { type IntlShape, useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { formatDay, formatMoment } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { createGetText, useText } from '../../../i18n/use-text.ts';
import styles from './Members.module.css';
import { RoleField } from './RoleField.tsx';

/** Shows one member and the actions of an administrator. */
export function MemberItem(props: {
  member: StaffMember;
  /** Whether the member is the signed-in one. */
  isSelf: boolean;
  onRole: (role: Role) => void;
  onLink: () => void;
  onConfirm: (what: 'sign-out' | 'remove') => void;
}) {
  const { member, isSelf, onRole, onLink, onConfirm } = props;
  const { email } = member;
  const intl = useIntl();
  const text = useText();
  return (
    <li className={styles.member}>
      <div className={styles.who}>
        <b>{email}</b> {isSelf && <Text id="staff.members.you" />}
        <p className={styles.muted}>{stateOf(intl, member)}</p>
      </div>
      <RoleField
        label={text('staff.members.roleOf', { email })}
        role={member.role}
        onChange={onRole}
      />
      <div className={styles.actions}>
        <Button
          size="small"
          variant="outlined"
          aria-label={text('staff.members.linkNamed', { email })}
          onClick={onLink}
        >
          <Text id="staff.members.link" />
        </Button>
        {(member.sessions > 0 || member.has_link) && (
          <Button
            size="small"
            aria-label={text('staff.members.signOutNamed', { email })}
            onClick={() => onConfirm('sign-out')}
          >
            <Text id="staff.members.signOut" />
          </Button>
        )}
        <Button
          size="small"
          color="error"
          aria-label={text('staff.removeNamed', { name: email })}
          onClick={() => onConfirm('remove')}
        >
          <Text id="staff.remove" />
        </Button>
      </div>
    </li>
  );
}

/**
 * Describes whether a member is invited, signed in or signed out, and since when. Members are never locked out, because
 * there is no password to guess.
 */
function stateOf(intl: IntlShape, member: StaffMember): string {
  const text = createGetText(intl);
  const { last_signed_in_at, sessions, has_link } = member;
  if (last_signed_in_at === null) {
    const day = formatDay(intl, member.invited_at, county.timeZone);
    return text(has_link ? 'staff.members.invited' : 'staff.members.linkOver', { day });
  }
  const moment = formatMoment(intl, last_signed_in_at, county.timeZone);
  return text(sessions > 0 ? 'staff.members.active' : 'staff.members.away', { moment, sessions });
}
