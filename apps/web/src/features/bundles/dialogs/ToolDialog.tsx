import { type ReactNode, useId } from 'react';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { Text } from '../../../i18n/Text.tsx';
import { Dialog } from '../../../ui/mui/Dialog.tsx';
import styles from './ToolDialog.module.css';

/** Lays out a dialog of the tool: title, content, and buttons below. */
export function ToolDialog(props: {
  title: MessageId;
  values?: Record<string, string | number>;
  wide?: boolean;
  onClose: () => void;
  onSubmit?: () => void;
  buttons: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth={props.wide ? 'md' : 'sm'}
      onClose={props.onClose}
      aria-labelledby={id}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit?.();
        }}
      >
        <h2 id={id}>
          <Text id={props.title} {...(props.values && { values: props.values })} />
        </h2>
        <div className={styles.content}>{props.children}</div>
        <div className={styles.buttons}>{props.buttons}</div>
      </form>
    </Dialog>
  );
}
