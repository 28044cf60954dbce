import { useEffect } from 'react';
import type { MessageId } from '../language/messages/en.ts';
import { fetchedOnce } from '../net/fetched-once.ts';
import { useOpenedPart } from '../notices/use-opened-part.ts';

const fetchDialog = fetchedOnce(async () => (await import('./SignInDialog.tsx')).SignInDialog);

/** Asks who is there, over the page that needs to know; the dialog is fetched when it is wanted. */
export function SignIn(props: { open: boolean; why: MessageId; onClose: () => void }) {
  const { open, onClose } = props;
  const { Part, open: fetchPart } = useOpenedPart(fetchDialog);
  useEffect(() => {
    // a dialog that does not come is closed, so that the next press asks for it again
    if (open) void fetchPart().then((isThere) => isThere || onClose());
  }, [open, fetchPart, onClose]);
  return open && Part && <Part why={props.why} onClose={onClose} />;
}
