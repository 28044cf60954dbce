import { useEffect } from 'react';
import { lazyComponent } from '../../http/lazy-imports.ts';
import type { MessageId } from '../../i18n/messages/en.ts';
import { useOpenable } from '../../notices/use-openable.tsx';

const SignInDialog = lazyComponent(
  'sign-in dialog',
  async () => (await import('./SignInDialog.tsx')).SignInDialog,
);

/** Shows a sign-in dialog over a page that needs it; the dialog's code is loaded on first use. */
export function LazySignInDialog(props: { open: boolean; why: MessageId; onClose: () => void }) {
  const { open, onClose } = props;
  const { isLoaded, open: loadDialog } = useOpenable(SignInDialog);
  useEffect(() => {
    // Closes where the code could not be loaded, so that the next press retries.
    if (open) void loadDialog().then((isThere) => isThere || onClose());
  }, [open, loadDialog, onClose]);
  return open && isLoaded && <SignInDialog why={props.why} onClose={onClose} />;
}
