import type { StaffMember } from '@townlight/contract/staff';
import { useRef, useState } from 'react';
import { Text } from '../../language/Text.tsx';
import { notify, STAFF_NOTICE_MS } from '../../notices/notify.ts';
import { useStaffSession } from '../api/use-staff-session.ts';
import { StaffPage } from '../StaffPage.tsx';
import { refusedWords } from '../words/refused-words.ts';
import { useServerWords } from '../words/use-server-words.ts';
import { HandedLink } from './HandedLink.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { MemberItem } from './MemberItem.tsx';
import styles from './Members.module.css';
import { useMemberActions, useMembers } from './use-members.ts';

/** Renders `/staff/members`: the members of staff, for administrators. */
export function MembersPage() {
  const members = useMembers();
  const own = useStaffSession().data?.staff?.email;
  const words = useServerWords();
  const { invite, linkFor, giveRole, signOut, remove } = useMemberActions();
  const [handed, setHanded] = useState<{ email: string; link: string } | null>(null);
  const [asked, setAsked] = useState<{ member: StaffMember; what: 'sign-out' | 'remove' } | null>(
    null,
  );
  const heading = useRef<HTMLHeadingElement>(null);

  /**
   * Runs an action.
   * @returns whether it succeeded
   */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setHanded(null);
    try {
      await work();
      return true;
    } catch (error) {
      notify(words.failure(error, refusedWords(error)), 'error', {
        hidesAfterMs: STAFF_NOTICE_MS,
      });
      return false;
    }
  };
  const tell = (said: string) => notify(said, 'success', { hidesAfterMs: STAFF_NOTICE_MS });
  const sendLink = (email: string, ask: () => ReturnType<typeof invite>) =>
    attempt(async () => {
      const { link, message } = await ask();
      if (link === null) tell(words.said(message, 'staff.members.mailed', { email }));
      else setHanded({ email, link });
    });
  const end = (email: string, what: 'sign-out' | 'remove') =>
    attempt(async () => {
      if (what === 'remove')
        tell(words.said(await remove(email), 'staff.members.removed', { email }));
      else tell(words.said(await signOut(email), 'staff.members.signedOut', { email }));
      // The focused button may have been removed.
      heading.current?.focus();
    });

  return (
    <StaffPage title="staff.members" lead="staff.members.lead" reply={members} heading={heading}>
      {members.data && !members.isError && (
        <>
          <InviteForm
            onInvite={(invitation) => sendLink(invitation.email, () => invite(invitation))}
          />
          {handed && <HandedLink {...handed} onClose={() => setHanded(null)} />}
          <section aria-labelledby="members">
            <h2 id="members">
              <Text id="staff.members.list" values={{ count: members.data.length }} />
            </h2>
            <ul className={styles.list}>
              {members.data.map((member) => (
                <MemberItem
                  key={member.email}
                  member={member}
                  isOwn={member.email === own}
                  onRole={(role) =>
                    void attempt(async () =>
                      tell(
                        words.said(
                          await giveRole(member.email, role),
                          `staff.members.now.${role}`,
                          {
                            email: member.email,
                          },
                        ),
                      ),
                    )
                  }
                  onLink={() => void sendLink(member.email, () => linkFor(member.email))}
                  onAsk={(what) => setAsked({ member, what })}
                />
              ))}
            </ul>
          </section>
        </>
      )}
      {asked && (
        <MemberDialog
          email={asked.member.email}
          what={asked.what}
          onClose={() => setAsked(null)}
          onDo={() => {
            setAsked(null);
            void end(asked.member.email, asked.what);
          }}
        />
      )}
    </StaffPage>
  );
}
