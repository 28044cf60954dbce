import { isOffered } from '../../../http/page-settings.ts';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { Text } from '../../../i18n/Text.tsx';

const ROWS = [
  'signUp',
  'subscription',
  'backups',
  'mails',
  'opened',
  'browser',
  'mark',
] as const satisfies readonly string[];

/** Lists what is stored about subscribers, where and for how long, and what a sign-up reveals to a stranger. */
export function SubscriptionPrivacy() {
  if (!isOffered('subscriptions')) return null;
  const columns: readonly MessageId[] = ['data.mail.what', 'data.mail.where', 'data.mail.howLong'];
  const paragraphs: readonly MessageId[] = [
    isOffered('returning-subscribers') ? 'data.mail.returning' : 'data.mail.returningHidden',
    'data.mail.confirm',
    isOffered('sealed-addresses') ? 'data.mail.sealed' : 'data.mail.notSealed',
  ];
  return (
    <>
      <h3 id="privacy-subscriptions">
        <Text id="data.mail.title" />
      </h3>
      {paragraphs.map((id) => (
        <p key={id}>
          <Text id={id} />
        </p>
      ))}
      <table aria-labelledby="privacy-subscriptions">
        <thead>
          <tr>
            {columns.map((id) => (
              <th key={id} scope="col">
                <Text id={id} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">
                <Text id={`data.mail.${row}`} />
              </th>
              <td>
                <Text id={`data.mail.${row}.where`} />
              </td>
              <td>
                <Text id={`data.mail.${row}.howLong`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
