import type { StaffMember } from '@townlight/contract/staff/members';
import { useRef, useState } from 'react';
import { Text } from '../../../i18n/Text.tsx';
import { notify, STAFF_NOTICE_MS } from '../../../notices/notify.ts';
import { useStaffSession } from '../api/use-staff-session.ts';
import { refusalMessageId } from '../messages/refusal-message-id.ts';
import { useServerMessages } from '../messages/use-server-messages.ts';
import { StaffPage } from '../StaffPage.tsx';
import { ConfirmMemberDialog } from './ConfirmMemberDialog.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberItem } from './MemberItem.tsx';
import styles from './Members.module.css';
import { useMemberActions, useMembers } from './use-members.ts';

/** Renders `/staff/members`: the members of staff, for administrators. */
export function MembersPage() {
  const members = useMembers();
  const signedInEmail = useStaffSession().data?.staff?.email;
  const serverMessages = useServerMessages();
  const { invite, linkFor, giveRole, signOut, remove } = useMemberActions();
  const [handed, setHanded] = useState<{ email: string; link: string } | null>(null);
  const [confirming, setConfirming] = useState<{
    member: StaffMember;
    what: 'sign-out' | 'remove';
  } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  /**
   * Runs an action.
   * @returns the error message; null on success
   */
  const attempt = async (work: () => Promise<void>): Promise<string | null> => {
    setHanded(null);
    try {
      await work();
      return null;
    } catch (error) {
      return serverMessages.failure(error, refusalMessageId(error));
    }
  };
  const notifyFailure = (fault: string | null) => {
    if (fault !== null) notify(fault, 'error', { hidesAfterMs: STAFF_NOTICE_MS });
  };
  const notifySuccess = (text: string) =>
    notify(text, 'success', { hidesAfterMs: STAFF_NOTICE_MS });
  const sendLink = (email: string, request: () => ReturnType<typeof invite>) =>
    attempt(async () => {
      const { link, message } = await request();
      if (link === null)
        notifySuccess(serverMessages.success(message, 'staff.members.mailed', { email }));
      else setHanded({ email, link });
    });
  const end = (email: string, what: 'sign-out' | 'remove') =>
    attempt(async () => {
      if (what === 'remove')
        notifySuccess(
          serverMessages.success(await remove(email), 'staff.members.removed', { email }),
        );
      else
        notifySuccess(
          serverMessages.success(await signOut(email), 'staff.members.signedOut', { email }),
        );
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
          {handed && <InvitationLink {...handed} onClose={() => setHanded(null)} />}
          <section aria-labelledby="members">
            <h2 id="members">
              <Text id="staff.members.list" values={{ count: members.data.length }} />
            </h2>
            <ul className={styles.list}>
              {members.data.map((member) => (
                <MemberItem
                  key={member.email}
                  member={member}
                  isSelf={member.email === signedInEmail}
                  onRole={(role) =>
                    void attempt(async () =>
                      notifySuccess(
                        serverMessages.success(
                          await giveRole(member.email, role),
                          `staff.members.now.${role}`,
                          {
                            email: member.email,
                          },
                        ),
                      ),
                    ).then(notifyFailure)
                  }
                  onLink={() =>
                    void sendLink(member.email, () => linkFor(member.email)).then(notifyFailure)
                  }
                  onConfirm={(what) => setConfirming({ member, what })}
                />
              ))}
            </ul>
          </section>
        </>
      )}
      {confirming && (
        <ConfirmMemberDialog
          email={confirming.member.email}
          what={confirming.what}
          onClose={() => setConfirming(null)}
          onDo={() => {
            setConfirming(null);
            void end(confirming.member.email, confirming.what).then(notifyFailure);
          }}
        />
      )}
    </StaffPage>
  );
}
