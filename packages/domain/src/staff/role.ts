/** An editor changes public content; an administrator also manages the staff. */
export const ROLES = ['editor', 'administrator'] as const;

export type Role = (typeof ROLES)[number];

/** Returns whether `role` includes the permissions of `needed`. */
export function hasRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}
