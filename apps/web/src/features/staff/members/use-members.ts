import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteStaffMemberRoute,
  deleteStaffSessionsRoute,
  inviteStaffMemberRoute,
  putStaffMemberRoute,
  renewStaffInvitationRoute,
  type StaffInvitationRequest,
  type StaffMember,
  staffMembersRoute,
} from '@townlight/contract/staff/members';
import { request } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';
import { useInvalidateStaffSession } from '../api/use-staff-session.ts';

const KEY = ['staff members'];

/** Fetches the members, for administrators. */
export function useMembers() {
  return useQuery({
    queryKey: KEY,
    meta: BROWSER_ONLY,
    staleTime: 0,
    queryFn: ({ signal }) => request(staffMembersRoute, { signal }),
  });
}

/**
 * Returns the actions on members; each refetches the list and the session.
 * @throws ApiFailure
 */
export function useMemberActions() {
  const client = useQueryClient();
  const sessionChanged = useInvalidateStaffSession();
  const refresh = async () => {
    // A pending list was requested before the change and would overwrite the new one.
    await client.cancelQueries({ queryKey: KEY });
    await Promise.all([client.invalidateQueries({ queryKey: KEY }), sessionChanged()]);
  };
  const refreshAfter = async <Reply>(sent: Promise<Reply>): Promise<Reply> => {
    const reply = await sent;
    await refresh();
    return reply;
  };
  const messageOf = async (sent: Promise<{ readonly message: string }>) =>
    (await refreshAfter(sent)).message;
  return {
    invite: (body: StaffInvitationRequest) =>
      refreshAfter(request(inviteStaffMemberRoute, { body })),
    linkFor: (email: string) =>
      refreshAfter(request(renewStaffInvitationRoute, { params: { email } })),
    giveRole: (email: string, role: StaffMember['role']) =>
      messageOf(request(putStaffMemberRoute, { params: { email }, body: { role } })),
    signOut: (email: string) => messageOf(request(deleteStaffSessionsRoute, { params: { email } })),
    remove: (email: string) => messageOf(request(deleteStaffMemberRoute, { params: { email } })),
  };
}
