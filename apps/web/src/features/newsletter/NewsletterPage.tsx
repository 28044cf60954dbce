import Button from '@mui/material/Button';
import type { NewsletterReply } from '@townlight/contract/newsletter';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Text } from '../../i18n/Text.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { LazySignInDialog, StaffPage } from '../staff/index.ts';
import { AutomaticSendingSwitch } from './AutomaticSendingSwitch.tsx';
import { useEditions } from './api/use-editions.ts';
import { EditionList } from './EditionList.tsx';
import { EditionPanel } from './EditionPanel.tsx';
import { MailingList } from './MailingList.tsx';
import { NewEditionForm } from './NewEditionForm.tsx';
import styles from './NewsletterPage.module.css';
import { useNewsletterRequests } from './use-newsletter-requests.ts';

/** Renders `/staff/newsletter?edition=2026-10`: staff write, preview and send editions. */
export function NewsletterPage() {
  const editions = useEditions();
  const [query, setQuery] = useSearchParams();
  const [isSignInOpen, setSignInOpen] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const work = useNewsletterRequests(() => setSignInOpen(true));
  const { data } = editions;
  const all = data?.editions ?? [];
  const requestedId = query.get('edition');
  const chosen = all.find(({ id }) => id === requestedId) ?? all[0];
  const open = (id: string) => {
    setOpened(true);
    setQuery({ edition: id });
  };
  const why = data ? 'newsletter.signInWhy' : 'newsletter.signInFirst';
  return (
    <StaffPage
      title="newsletter.title"
      lead="newsletter.lead"
      reply={editions}
      notLoaded="newsletter.notLoaded"
      isWide
      signIn={
        <div className={styles.notice} role="alert">
          <Text id={why} />{' '}
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => setSignInOpen(true)}
          >
            <Text id="staff.signIn" />
          </Button>
        </div>
      }
    >
      <ProgressLine active={(editions.isFetching && data === undefined) || work.busy} />
      {data && (
        <>
          <SenderProblem problem={data.sender_problem} />
          <div className={styles.columns}>
            <section aria-labelledby="editions" className={styles.section}>
              <h2 id="editions">
                <Text id="newsletter.editions" />
              </h2>
              <EditionList editions={all} chosen={chosen?.id ?? null} onOpen={open} />
            </section>
            <section aria-labelledby="new-edition" className={styles.section}>
              <h2 id="new-edition">
                <Text id="newsletter.new" />
              </h2>
              <NewEditionForm
                key={`${data.newest_month} ${all.length}`}
                newest={data.newest_month}
                begun={all.map(({ id }) => id)}
                work={work}
                onBegun={open}
              />
              <AutomaticSendingSwitch automatic={data.automatic} work={work} />
            </section>
          </div>
          {chosen && (
            <EditionPanel key={chosen.id} edition={chosen} work={work} isOpened={isOpened} />
          )}
          <MailingList mailings={data.mailings} />
        </>
      )}
      <LazySignInDialog
        open={isSignInOpen}
        why={why}
        onClose={() => {
          setSignInOpen(false);
          void work.known.reload();
        }}
      />
    </StaffPage>
  );
}

/** Shows the mail server's error where it accepts no emails, for the people who can fix it. */
function SenderProblem({ problem }: { problem: NewsletterReply['sender_problem'] }) {
  if (problem === null) return null;
  return (
    <div className={styles.notice} role="status">
      <strong>
        <Text id="newsletter.senderProblem" />
      </strong>
      <span lang="en">{`${problem.text.charAt(0).toUpperCase()}${problem.text.slice(1)}.`}</span>
    </div>
  );
}
