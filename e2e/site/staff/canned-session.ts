import type { Role } from '@townlight/domain/staff';
import { jsonResponse, type Transport } from '../testing/transport.ts';

/** Replies as a server at which this staff member is signed in; no one where `staff` is null. */
export function answerSession(
  transport: Transport,
  staff: { readonly email: string; readonly role: Role } | null,
): void {
  transport.answer(/^\/api\/staff\/session$/, () =>
    jsonResponse({
      staff: staff && { ...staff, passkeys: 0 },
      ways: { mail: false, passkey: true, provider: null },
    }),
  );
}
