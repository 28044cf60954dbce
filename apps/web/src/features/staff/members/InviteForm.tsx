import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { StaffInvitationRequest } from '@townlight/contract/staff/members';
import { normalizeEmail } from '@townlight/domain/email';
import type { Role } from '@townlight/domain/staff';
import { useState } from 'react';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import styles from './Members.module.css';
import { RoleField } from './RoleField.tsx';

/** @param onInvite returns the error message, which is shown at the address; null once the invitation was created */
export function InviteForm({
  onInvite,
}: {
  onInvite: (invitation: StaffInvitationRequest) => Promise<string | null>;
}) {
  const text = useText();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (busy) return;
    const address = normalizeEmail(email);
    if (address === null) return setFault(text('staff.members.noEmail'));
    setBusy(true);
    const refusal = await onInvite({ email: address, role });
    setFault(refusal);
    if (refusal === null) setEmail('');
    setBusy(false);
  };
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">
        <Text id="staff.members.invite" />
      </h2>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          className={styles.email as string}
          size="small"
          type="email"
          autoComplete="off"
          label={text('staff.email')}
          value={email}
          error={fault !== null}
          helperText={fault}
          onChange={({ target }) => setEmail(target.value)}
          slotProps={{ formHelperText: { role: 'alert' } }}
        />
        <RoleField label={text('staff.members.role')} role={role} onChange={setRole} />
        <Button type="submit" variant="contained" aria-disabled={busy}>
          <Text id="staff.members.send" />
        </Button>
      </form>
    </section>
  );
}
