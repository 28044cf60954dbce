import { confirmByLink } from '../api/mailed-links.ts';
import { OpeningPage } from './OpeningPage.tsx';

/** Confirms an address by its mailed link. */
export function ConfirmPage() {
  return (
    <OpeningPage
      title="confirm.title"
      text="confirm.text"
      button="confirm.button"
      already="confirm.already"
      open={confirmByLink}
    />
  );
}
