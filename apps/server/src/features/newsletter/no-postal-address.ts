/** Shown by the status command, and when a server with a mail server starts. */
export const NO_POSTAL_ADDRESS =
  'emails have no postal address, which the CAN-SPAM Act requires: set POSTAL_ADDRESS';
