import Button from '@mui/material/Button';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { county } from '../i18n/county.ts';
import { localName } from '../i18n/names.ts';
import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notices/notify.ts';
import { Dialog } from '../ui/mui/Dialog.tsx';
import styles from './EmbedDialog.module.css';
import { embedCode } from './embed-address.ts';

/** Shows the HTML that embeds this map or chart in another site. */
export function EmbedDialog(props: { address: string; onClose: () => void }) {
  const intl = useIntl();
  const text = useText();
  const title = useId();
  const field = useId();
  const isChart = props.address.includes('/embed/chart/');
  const code = embedCode(
    props.address,
    isChart
      ? text('embed.chartTitle')
      : text('embed.mapTitle', { county: localName(intl, county.name) }),
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      notify(text('embed.copied'));
      props.onClose();
    } catch {
      notify(text('embed.copyFailed'));
    }
  };
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={title}>
      <div className={styles.box}>
        <h2 id={title}>
          <Text id="embed.title" />
        </h2>
        <p>
          <Text id="embed.text" />
        </p>
        <label htmlFor={field}>
          <Text id="embed.code" />
        </label>
        <textarea
          id={field}
          readOnly
          rows={5}
          value={code}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={styles.buttons}>
          <Button onClick={props.onClose}>
            <Text id="app.close" />
          </Button>
          <Button variant="contained" onClick={copy}>
            <Text id="embed.copy" />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
