/**
 * The texts of the mail that confirms an address, in English. `names` is the list of chosen neighborhoods; a returning
 * address is subscribed already.
 */
export const subscriptionsEn = {
  'confirmation.subject': 'Confirm your subscription to {site}',
  'confirmation.title': 'One more step',
  'confirmation.new':
    'Someone entered this address on {site} to get {names, select, null {our neighborhood newsletter} other {our newsletter about {names}}}.',
  'confirmation.returning':
    '{names, select, null {Someone asked to open the subscription for this address on {site}.} other {Someone entered this address on {site} to get our newsletter about {names}. You are already subscribed: once you confirm, you can add them on your subscription page.}}',
  'confirmation.button': 'Confirm',
  'confirmation.link':
    'The link works once, within 48 hours. It opens your subscription page in the browser where you press the button, and in no other.',
  'confirmation.otherwise':
    'If you did not ask for this, ignore this email. Unless the link is used, nothing changes, and nobody can see a subscription.',
  'feed.title': 'News about the data',
} as const;
