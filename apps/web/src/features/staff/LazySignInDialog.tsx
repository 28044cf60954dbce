import { useEffect } from 'react';
import { memoizeAsync } from '../../http/memoize-async.ts';
import type { MessageId } from '../../i18n/messages/en.ts';
import { useOpenableComponent } from '../../notices/use-openable-component.ts';

const importDialog = memoizeAsync(async () => (await import('./SignInDialog.tsx')).SignInDialog);

/** Shows a sign-in dialog over a page that needs it; the dialog's code is loaded on first use. */
export function LazySignInDialog(props: { open: boolean; why: MessageId; onClose: () => void }) {
  const { open, onClose } = props;
  const { Component: LazyDialog, open: loadDialog } = useOpenableComponent(importDialog);
  useEffect(() => {
    // Closes where the code could not be loaded, so that the next press retries.
    if (open) void loadDialog().then((isThere) => isThere || onClose());
  }, [open, loadDialog, onClose]);
  return open && LazyDialog && <LazyDialog why={props.why} onClose={onClose} />;
}
