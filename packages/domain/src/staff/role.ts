/** An editor changes what readers see; an administrator also says who is staff. */
export const ROLES = ['editor', 'administrator'] as const;

export type Role = (typeof ROLES)[number];

/** Whether one who has `role` may do what `needed` may. */
export function hasRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}
