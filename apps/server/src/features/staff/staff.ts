import type { Role } from '@townlight/domain/staff';

/** A member of staff who is signed in. */
export interface Staff {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly role: Role;
}
