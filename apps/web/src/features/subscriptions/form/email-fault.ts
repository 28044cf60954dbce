/** Why an address cannot be sent; the server validates further. No other check is made here. // spec 5 */
export type EmailFault = 'empty' | 'without-at';

export function findEmailFault(email: string): EmailFault | null {
  if (email.trim() === '') return 'empty';
  return email.includes('@') ? null : 'without-at';
}
