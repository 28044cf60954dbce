import type { StaffRefusalReason } from '@townlight/contract/staff';

export type MemberRefusalReason = Extract<
  StaffRefusalReason,
  'not-staff' | 'already-staff' | 'last-administrator'
>;

/** A change of the members that a rule forbids. The command line and the routes have different messages for it. */
export class MemberRefusal extends Error {
  override readonly name = 'MemberRefusal';
  readonly reason: MemberRefusalReason;
  readonly email: string;

  constructor(reason: MemberRefusalReason, email: string) {
    super(`refused: ${reason}`);
    this.reason = reason;
    this.email = email;
  }
}
