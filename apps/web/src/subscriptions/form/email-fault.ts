/** Why an address cannot be sent; the server looks closer. No other check of its form is made here. // spec 5 */
export type EmailFault = 'empty' | 'without-at';

export function emailFault(email: string): EmailFault | null {
  if (email.trim() === '') return 'empty';
  return email.includes('@') ? null : 'without-at';
}
