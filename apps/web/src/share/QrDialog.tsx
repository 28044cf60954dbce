import Button from '@mui/material/Button';
import { useId } from 'react';
import { encode } from 'uqr';
import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import { Dialog } from '../ui/mui/Dialog.tsx';
import styles from './QrDialog.module.css';

/** Shows a QR code for WeChat, which has no share URL (the specification does not cover this). */
export function QrDialog(props: { url: string; onClose: () => void }) {
  const title = useId();
  const text = useText();
  const code = encode(props.url, { border: 3 });
  const path = code.data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={title}>
      <div className={styles.box}>
        <h2 id={title}>
          <Text id="share.qrTitle" />
        </h2>
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={text('share.qrLabel')}
          shapeRendering="crispEdges"
        >
          <rect width={code.size} height={code.size} fill="#ffffff" />
          <path d={path} fill="#000000" />
        </svg>
        <p>
          <Text id="share.qrText" />
        </p>
        <Button onClick={props.onClose}>
          <Text id="app.close" />
        </Button>
      </div>
    </Dialog>
  );
}
