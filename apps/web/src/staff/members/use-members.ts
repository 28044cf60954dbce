import { useQuery, useQueryClient } from '@tanstack/react-query';
import { doneReply } from '@townlight/contract/done';
import {
  type StaffInvitation,
  type StaffInvited,
  type StaffMember,
  staffInvited,
  staffMembersReply,
} from '@townlight/contract/staff';
import { apiGet, apiPost, apiSend } from '../../net/api-request.ts';
import { BROWSER_ONLY } from '../../net/query-client.ts';
import { useSessionChanged } from '../api/use-staff-session.ts';

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
  const sessionChanged = useSessionChanged();
  const lookAgain = async () => {
    // A pending list was requested before the change and would overwrite the new one.
    await client.cancelQueries({ queryKey: KEY });
    await Promise.all([client.invalidateQueries({ queryKey: KEY }), sessionChanged()]);
  };
  const invited = async (path: string, sent: unknown): Promise<StaffInvited> => {
    const { reply } = await apiPost(path, sent, staffInvited);
    await lookAgain();
    return reply;
  };
  const changed = async (method: 'PUT' | 'DELETE', path: string, sent?: unknown) => {
    const { reply } = await apiSend(method, path, sent, doneReply);
    await lookAgain();
    return reply.message;
  };
  return {
    invite: (invitation: StaffInvitation) => invited('/api/staff/members', invitation),
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
