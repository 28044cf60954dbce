import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { county } from '../../i18n/county.ts';
import { formatDay } from '../../i18n/figures.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { addPasskey, removePasskey, useInvalidatePasskeys, usePasskeys } from './api/passkeys.ts';
import styles from './Staff.module.css';
import { useProtectedChange } from './use-protected-change.tsx';

/**
 * Lists, adds and removes the passkeys of the signed-in member. Where the sign-in is too old for a change, offers to sign
 * in again.
 */
export function Passkeys() {
  const intl = useIntl();
  const text = useText();
  const passkeys = usePasskeys().data;
  const changed = useInvalidatePasskeys();
  const [name, setName] = useState('');
  const { attempt: change, fault } = useProtectedChange('staff.passkeyNotAdded');
  const attempt = (act: () => Promise<void>) =>
    change(async () => {
      await act();
      await changed();
    });
  return (
    <section className={styles.section} aria-labelledby="passkeys">
      <h2 id="passkeys">
        <Text id="staff.passkeys" />
      </h2>
      <p className={styles.muted}>
        <Text id="staff.passkeysText" />
      </p>
      {passkeys && passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>
                <b>{passkey.name}</b>{' '}
                <span className={styles.muted}>
                  {passkey.last_used_at === null ? (
                    <Text
                      id="staff.passkeyAdded"
                      values={{ day: formatDay(intl, passkey.created_at, county.timeZone) }}
                    />
                  ) : (
                    <Text
                      id="staff.passkeyUsed"
                      values={{ day: formatDay(intl, passkey.last_used_at, county.timeZone) }}
                    />
                  )}
                </span>
              </span>
              <Button
                size="small"
                color="error"
                aria-label={text('staff.removeNamed', { name: passkey.name })}
                onClick={() => void attempt(() => removePasskey(passkey.id))}
              >
                <Text id="staff.remove" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.inLine}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(async () => {
            await addPasskey(name.trim() || text('staff.thisDevice'));
            setName('');
          });
        }}
      >
        <TextField
          size="small"
          label={text('staff.passkeyName')}
          placeholder={text('staff.thisDevice')}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="outlined">
          <Text id="staff.addPasskey" />
        </Button>
      </form>
      {fault}
    </section>
  );
}
