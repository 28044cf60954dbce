/** The texts of subscribing in English: of the bar, which fetches them, and of the pages. */
export const subscribeEn = {
  'subscribe.noScript': 'Subscribing needs JavaScript.',
  'subscribe.yourEmail': 'Where do we send them?',
  'subscribe.intro':
    'One email a month about the neighborhoods you choose: what was reported there, how it changed, and the air. It is free and has no ads, and every email has a link to unsubscribe.',
  'subscribe.which': 'Which neighborhoods?',
  'subscribe.choose': 'choose your neighborhood', // spec 2
  'subscribe.chooseNone': 'No other neighborhood starts with this',
  'subscribe.add': 'Add the neighborhood',
  'subscribe.addExactly': 'Type the whole name of a neighborhood, or choose it from the list.',
  'subscribe.chosen': 'Chosen neighborhoods',
  'subscribe.leaveOut': 'Leave out {name}',
  'subscribe.namesNotLoaded': 'The names of the neighborhoods could not be loaded.',
  'subscribe.privacy':
    'First we email you a link; nothing is sent until you confirm. We use your address only for these emails. We do not track whether you open them. <a>What we store, and for how long</a>.',
  'subscribe.haveOne': 'Already subscribed?',
  'subscribe.haveOneText': 'We will email you a link to your subscription page.',
  'subscribe.news': 'Rather read it here?',
  'subscribe.newsText': '<a>Our news page</a> shows what changed in the data each month.',
  'subscribe.feeds':
    'Follow the news in a feed reader: <atom>Atom</atom> or <json>JSON Feed</json>.',
  'subscribe.notOffered': 'This site sends no newsletters.',
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
  'subscribe.next':
    'Next: open the link in the email we just sent you and press Confirm. Nothing comes until you do.',
  'subscribe.returning': 'You are a returning user. Check your latest subscription', // spec 8
  'subscribe.link': 'on your subscription page.',
  'subscribe.failed': 'Failed to subscribe: {error}', // spec 8
  'subscribe.reason.unreachable': 'the server could not be reached.',
  'subscribe.reason.tooMany': 'too many tries; wait a few minutes.',
  'subscribe.reason.busy': 'the site is very busy; please try again in a minute.',
  'subscribe.reason.refused': 'the server did not accept this address.',
  'subscribe.reason.server': 'the server has a problem; try again later.',
  'subscribe.reason.unreadable': 'unreadable reply',
} as const;
