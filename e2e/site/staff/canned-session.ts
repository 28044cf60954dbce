import type { Role } from '@townlight/domain/staff';
import { json, type Transport } from '../testing/transport.ts';

/** Answers as a server at which someone is signed in; nobody where `staff` is null. */
export function answerSession(
  transport: Transport,
  staff: { readonly email: string; readonly role: Role } | null,
): void {
  transport.answer(/^\/api\/staff\/session$/, () =>
    json({
      staff: staff && { ...staff, passkeys: 0 },
      ways: { mail: false, passkey: true, provider: null },
    }),
  );
}
