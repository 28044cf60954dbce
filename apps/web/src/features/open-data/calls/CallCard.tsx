import { useMutation } from '@tanstack/react-query';
import type { ApiExample } from '@townlight/contract/api-examples';
import { sendApiRequest } from '../../../http/api-request.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { PlainButton } from '../../../ui/Buttons.tsx';
import styles from './CallCard.module.css';
import { formatReply } from './format-reply.ts';

/** One API call: its description, the request, and its reply when it is run. */
export function CallCard({ example }: { example: ApiExample }) {
  const text = useText();
  const { id, path } = example;
  const call = text(`calls.${id}`);
  const run = useMutation({
    mutationFn: async () => {
      const response = await sendApiRequest(path, { headers: { accept: 'application/json' } });
      return { status: response.status, ...formatReply(await response.text()) };
    },
  });
  const reply = run.data;
  return (
    <section className={styles.card} aria-labelledby={`call-${id}`}>
      <h2 id={`call-${id}`}>{call}</h2>
      <div className={styles.line}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
        <pre tabIndex={0}>
          <code>
            GET <a href={path}>{path}</a>
          </code>
        </pre>
        <PlainButton
          className={styles.run}
          aria-label={text('calls.runOf', { call })}
          disabled={run.isPending}
          onClick={() => run.mutate()}
        >
          <Text id="calls.run" />
        </PlainButton>
      </div>
      <div role="status" className={styles.status}>
        {run.isPending && <Text id="calls.waiting" />}
        {run.isError && <Text id="calls.failed" />}
        {reply && (
          <Text
            id={reply.isCut ? 'calls.cut' : 'calls.status'}
            values={{ status: reply.status, length: reply.length, shown: reply.shown.length }}
          />
        )}
      </div>
      {reply && (
        <section className={styles.reply} aria-label={text('calls.replyOf', { call })}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
          <pre tabIndex={0}>
            <code>{reply.shown}</code>
          </pre>
        </section>
      )}
    </section>
  );
}
