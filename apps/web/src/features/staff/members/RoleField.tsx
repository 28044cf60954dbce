import TextField from '@mui/material/TextField';
import { ROLES, type Role } from '@townlight/domain/staff';
import { useText } from '../../../i18n/use-text.ts';

export function RoleField(props: { label: string; role: Role; onChange: (role: Role) => void }) {
  const text = useText();
  const { label, role, onChange } = props;
  return (
    <TextField
      select
      size="small"
      label={text('staff.members.role')}
      value={role}
      onChange={({ target }) => onChange(target.value as Role)}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': label },
        inputLabel: { shrink: true },
      }}
    >
      {ROLES.map((one) => (
        <option key={one} value={one}>
          {text(`staff.role.${one}`)}
        </option>
      ))}
    </TextField>
  );
}
