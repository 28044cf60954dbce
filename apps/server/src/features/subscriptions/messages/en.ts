/**
 * The texts of the mail that confirms an address, in English. `names` is the list of chosen neighborhoods; a returning
 * address is subscribed already.
 */
export const subscriptionsEn = {
  'confirmation.subject': 'Confirm your subscription to Townlight',
  'confirmation.title': 'One more step',
  'confirmation.new':
    'To get {names, select, null {our neighborhood newsletter} other {our newsletter about {names}}}, press the button.',
  'confirmation.returning':
    '{names, select, null {To open your subscription page, press the button.} other {You are already subscribed. To add {names}, press the button: you can then add them on your subscription page.}}',
  'confirmation.button': 'Confirm',
  'confirmation.link':
    'The link works once, within 48 hours. It opens your subscription page in the browser where you press the button, and in no other.',
  'confirmation.otherwise':
    'This address was entered on {site}. If it was not you, ignore this email. Unless the link is used, nothing changes, and nobody can see a subscription.',
  'feed.title': 'News about the data',
} as const;
