import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  EMPTY_FEEDBACK_DRAFT,
  saveFeedbackDraft,
} from '../../../apps/web/src/features/feedback/feedback-draft.ts';
import { type OpenedPage, type OpenOptions, openPage } from '../testing/open-page.ts';

/** Opens a page without an unsent feedback draft. */
export async function openPageForFeedback(
  address: string,
  options?: OpenOptions,
): Promise<OpenedPage> {
  saveFeedbackDraft(EMPTY_FEEDBACK_DRAFT);
  return await openPage(address, options);
}

/** Opens the feedback form by the page's first button for it. */
export async function openFeedback(user: UserEvent, button = 'Feedback'): Promise<HTMLElement> {
  // by its text: a query by role in a large table needs seconds
  const [first] = screen.getAllByText(button, { selector: 'button, button *' });
  if (first === undefined) throw new Error(`there is no button ${button}`);
  await user.click(first);
  return await screen.findByRole('dialog', { name: 'Your feedback' });
}

export const comment = (form: HTMLElement) =>
  within(form).getByRole<HTMLTextAreaElement>('textbox', {
    name: 'What would you like to tell us about this page?',
  });
export const lookingFor = (form: HTMLElement) =>
  within(form).getByRole<HTMLTextAreaElement>('textbox', {
    name: 'What did you want to find out? (optional)',
  });
export const sendButton = (form: HTMLElement) =>
  within(form).getByRole('button', { name: 'Send feedback' });

/** Replaces the text of a field, as pasting does. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  if (text !== '') await user.paste(text);
}
