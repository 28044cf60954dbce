import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditionReply } from '@townlight/contract/newsletter';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { en } from '../../i18n/testing/all-messages.ts';
import { ScheduleForm } from './ScheduleForm.tsx';
import type { NewsletterRequests } from './use-newsletter-requests.ts';

/** Renders the form with unsaved text, and presses its button. @returns the requests in their order */
async function schedule(save: (done: string[]) => Promise<boolean>): Promise<string[]> {
  const done: string[] = [];
  const work = {
    busy: false,
    attempt: async () => {
      done.push('scheduled');
      return null;
    },
  } as unknown as NewsletterRequests;
  render(
    <IntlProvider locale="en" messages={en}>
      <ScheduleForm
        edition={{ id: '2026-10' } as EditionReply}
        isUnsaved
        work={work}
        onSave={() => save(done)}
        onScheduled={() => done.push('closed')}
      />
    </IntlProvider>,
  );
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: /^Save and/ }));
  return done;
}

test('unsaved text is saved before the edition is scheduled', async () => {
  const saving = Promise.withResolvers<boolean>();
  const done = await schedule(async (log) => {
    const isSaved = await saving.promise;
    log.push('saved');
    return isSaved;
  });
  expect(done).toEqual([]);
  await act(async () => saving.resolve(true));
  expect(done).toEqual(['saved', 'scheduled', 'closed']);
});

test('an edition whose text could not be saved is not scheduled', async () => {
  expect(await schedule(async () => false)).toEqual([]);
});
