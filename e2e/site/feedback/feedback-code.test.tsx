import { expect, test, vi } from 'vitest';
import { openFeedback, openPageForFeedback } from './feedback-form.ts';

const fetched = vi.hoisted(() => ({ dialogs: 0 }));
vi.mock('../../../apps/web/src/features/feedback/FeedbackDialog.tsx', async (importOriginal) => {
  fetched.dialogs++;
  return await importOriginal<object>();
});

test('the code of the form is fetched when it is wanted, and not before', async () => {
  const { user } = await openPageForFeedback('/crime/burglary');
  expect(document.querySelector('table tbody tr')).not.toBeNull();
  expect(fetched.dialogs).toBe(0);
  await openFeedback(user);
  expect(fetched.dialogs).toBe(1);
});
