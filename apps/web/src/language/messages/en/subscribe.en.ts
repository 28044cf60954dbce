/** The texts of the subscribe bar in English; the bar fetches them. */
export const subscribeEn = {
  'subscribe.title': 'Subscribe to our neighborhood newsletters', // spec 2
  'subscribe.titleOf': 'Subscribe to the newsletter of {name}',
  'subscribe.area': 'Neighborhood',
  'subscribe.chooseArea': 'Choose a neighborhood',
  'subscribe.email': 'Email',
  'subscribe.enterEmail': 'Enter your email', // spec 5
  'subscribe.send': 'Subscribe',
  'subscribe.sending': 'Sending…',
  'subscribe.emptyEmail': 'User email cannot be empty!', // spec 5
  'subscribe.withoutAt': "Please include '@' in the email address!", // spec 5
  'subscribe.noArea': 'Please choose a neighborhood.',
  'subscribe.done': 'Thank you for your subscription! You can modify it anytime', // spec 8
  'subscribe.returning': 'You are a returning user. Check your latest subscription', // spec 8
  'subscribe.link': 'on your subscription page.',
  'subscribe.failed': 'Failed to subscribe: {error}', // spec 8
  'subscribe.reason.unreachable': 'the server could not be reached.',
  'subscribe.reason.tooMany': 'too many tries; wait for some minutes.',
  'subscribe.reason.refused': 'the server did not accept this address.',
  'subscribe.reason.server': 'the server has a problem; try again later.',
  'subscribe.reason.unreadable': 'unreadable reply',
} as const;
