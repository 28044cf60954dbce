import { lazy, Suspense } from 'react';
import type { MessageId } from '../language/messages/en.ts';

const SignInDialog = lazy(async () => ({
  default: (await import('./SignInDialog.tsx')).SignInDialog,
}));

/** Asks who is there, over the page that needs to know; the dialog is fetched when it is wanted. */
export function SignIn(props: { open: boolean; why: MessageId; onClose: () => void }) {
  return (
    <Suspense>{props.open && <SignInDialog why={props.why} onClose={props.onClose} />}</Suspense>
  );
}
