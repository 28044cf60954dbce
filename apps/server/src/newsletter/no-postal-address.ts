/** Said where it matters: to anyone who looks how letters go, and when a server that mails begins. */
export const NO_POSTAL_ADDRESS =
  'letters have no postal address, which the CAN-SPAM Act requires: set POSTAL_ADDRESS';
