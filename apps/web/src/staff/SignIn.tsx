import { useEffect } from 'react';
import type { MessageId } from '../language/messages/en.ts';
import { fetchedOnce } from '../net/fetched-once.ts';
import { useOpenedPart } from '../notices/use-opened-part.ts';

const fetchDialog = fetchedOnce(async () => (await import('./SignInDialog.tsx')).SignInDialog);

/** Shows a sign-in dialog over a page that needs it; the dialog's code is loaded on first use. */
export function SignIn(props: { open: boolean; why: MessageId; onClose: () => void }) {
  const { open, onClose } = props;
  const { Part, open: fetchPart } = useOpenedPart(fetchDialog);
  useEffect(() => {
    // Closes where the code could not be loaded, so that the next press retries.
    if (open) void fetchPart().then((isThere) => isThere || onClose());
  }, [open, fetchPart, onClose]);
  return open && Part && <Part why={props.why} onClose={onClose} />;
}
