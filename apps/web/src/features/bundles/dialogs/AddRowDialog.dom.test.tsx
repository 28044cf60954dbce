import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { en } from '../../../i18n/testing/all-messages.ts';
import type { DraftNames } from '../model/draft-names.ts';
import { AddRowDialog } from './AddRowDialog.tsx';

const names = { choices: { big: [], small: [], nicknames: [] } } as unknown as DraftNames;

test('a rejection is shown at the name until it is changed, and the dialog stays open', async () => {
  const user = userEvent.setup({ delay: null });
  const added: unknown[] = [];
  render(
    <IntlProvider locale="en" messages={en}>
      <AddRowDialog
        table="big"
        names={names}
        onClose={() => undefined}
        onAdd={async (row) => {
          added.push(row);
          return added.length === 1 ? 'There is a big bundle of this name.' : null;
        }}
      />
    </IntlProvider>,
  );
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, ' Violence {Enter}');
  expect(await screen.findByText('There is a big bundle of this name.')).toBeVisible();
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('There is a big bundle of this name.');
  await user.type(name, '2');
  expect(name).toBeValid();
  await user.keyboard('{Enter}');
  expect(added).toEqual([{ name: 'Violence' }, { name: 'Violence 2' }]);
  expect(name).toBeValid();
});
