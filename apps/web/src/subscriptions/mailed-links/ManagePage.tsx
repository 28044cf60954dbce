import { openByLink } from '../api/mailed-links.ts';
import { OpeningPage } from './OpeningPage.tsx';

/** Opens the subscription page by the link of an email. */
export function ManagePage() {
  return (
    <OpeningPage
      title="manage.title"
      text="manage.text"
      button="manage.button"
      already="manage.already"
      open={openByLink}
    />
  );
}
