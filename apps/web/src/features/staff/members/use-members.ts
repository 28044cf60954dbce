import { useQuery, useQueryClient } from '@tanstack/react-query';
import { successReply } from '@townlight/contract/done';
import {
  type StaffInvitationRequest,
  type StaffInvitedReply,
  type StaffMember,
  staffInvitedReply,
  staffMembersReply,
} from '@townlight/contract/staff';
import { apiGet, apiPost, apiSend } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';
import { useInvalidateStaffSession } from '../api/use-staff-session.ts';

const KEY = ['staff members'];

/** `GET /api/staff/members`, for administrators. */
export function useMembers() {
  return useQuery({
    queryKey: KEY,
    meta: BROWSER_ONLY,
    staleTime: 0,
    queryFn: ({ signal }) => apiGet('/api/staff/members', staffMembersReply, {}, signal),
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
  const invited = async (path: string, sent: unknown): Promise<StaffInvitedReply> => {
    const { reply } = await apiPost(path, sent, staffInvitedReply);
    await refresh();
    return reply;
  };
  const changed = async (method: 'PUT' | 'DELETE', path: string, sent?: unknown) => {
    const { reply } = await apiSend(method, path, sent, successReply);
    await refresh();
    return reply.message;
  };
  return {
    invite: (invitation: StaffInvitationRequest) => invited('/api/staff/members', invitation),
    linkFor: (email: string) => invited(`${memberPath(email)}/link`, {}),
    giveRole: (email: string, role: StaffMember['role']) =>
      changed('PUT', memberPath(email), { role }),
    signOut: (email: string) => changed('DELETE', `${memberPath(email)}/sessions`),
    remove: (email: string) => changed('DELETE', memberPath(email)),
  };
}

function memberPath(email: string): string {
  return `/api/staff/members/${encodeURIComponent(email)}`;
}
