/** The texts of the subscription page and of the pages behind mailed links, in English. */
export const subscriptionEn = {
  'subscription.title': 'Your newsletters',
  'subscription.loading': 'loading...', // spec 8
  // spec 2
  'subscription.unverified':
    'Subscription page is currently disabled. Please check your email to confirm the registration first.',
  'subscription.confirmed': 'I have confirmed',
  'subscription.stillClosed':
    'This page is still closed here. Did you confirm in another browser or on another device? Your page opened there, and only there. To open it here too, get a link by email and press its button here:',
  'subscription.masked': 'This page stays closed until your subscriptions have loaded.',
  'subscription.notLoaded': 'Your subscriptions could not be loaded.',
  'subscription.noScript':
    'This page needs JavaScript. To stop the newsletter without it, use “unsubscribe” in your mail program.',
  'subscription.noLink':
    'This page opens from the link in a newsletter or in our first email to you. Get a new link by email:',
  'subscription.closed': 'This link no longer opens your subscriptions. Get a new one by email:',
  'subscription.notYet': 'Not subscribed yet? <a>Subscribe to a neighborhood</a>.',
  'subscription.intro':
    'Email about your neighborhoods, with a section for each: once a month, or every week.',
  'subscription.manage': 'manage your subscription', // spec 2
  'subscription.yours': 'Your subscriptions', // spec 2
  // spec 2
  'subscription.manageText':
    'Manage the following subscriptions that are currently being sent to {email}.',
  'subscription.none': 'You are not subscribed to any neighborhood.',
  'subscription.delivered.weekly':
    'Delivered every Monday, and once a month when the month’s figures are complete.',
  'subscription.delivered.monthly':
    'Delivered once a month, when the month’s figures are complete.',
  'subscription.delivered.only-alerts': 'No newsletter: you get alerts only.',
  'subscription.delivered.never': 'No newsletter: you have unsubscribed.',
  'subscription.shareNamed': 'Share {name}',
  'subscription.unsubscribe': 'Unsubscribe', // spec 2
  'subscription.unsubscribeNamed': 'Unsubscribe from {name}',
  'subscription.addCard': 'Add a neighborhood',
  'subscription.added': '{name} was added.',
  'subscription.removed': 'You are no longer subscribed to {name}.',
  'subscription.undo': 'Undo',
  'subscription.notSaved':
    'Your change was not saved, and the page shows what was there before: {reason}',
  'subscription.held':
    'Email to this address bounced, so we have stopped sending for now. Please write to us with the feedback button.',
  'subscription.ended': 'You have unsubscribed: you will get no newsletters and no alerts.',
  'subscription.again': 'Send me newsletters again',
  'subscription.waiting': 'You asked for {names} before this address was confirmed.',
  'subscription.addWaiting': '{count, plural, one {Add it} other {Add them}}',
  'subscription.dismissWaiting': 'No, thank you',
  'subscription.contents': 'What your newsletter covers',
  'subscription.contentsText':
    'Neighborhoods appear in this order: drag them, or use the arrows. Choose a neighborhood to set what its section covers.',
  'subscription.categoriesNotLoaded': 'The sections of the newsletter could not be loaded.',
  'subscription.noneSelected': 'Selected Neighborhood cannot be null!', // spec 5
  'subscription.lastCategory':
    'A neighborhood needs at least one section. To get none, unsubscribe from it.',
  'subscription.parts': 'Sections of the newsletter',
  'subscription.partsOf': 'Sections about {name}',
  'subscription.selectFirst': 'Choose a neighborhood first.',
  'subscription.select': 'Choose',
  'subscription.selectNamed': 'Choose the sections about {name}',
  'subscription.grip': 'sortable',
  'subscription.move': 'Move {name}',
  'subscription.up': 'Move {name} up',
  'subscription.down': 'Move {name} down',
  'subscription.howToMove':
    'Press Space to lift, the arrow keys to move, Space again to drop, Escape to leave it where it was.',
  'subscription.lifted': '{name} was lifted, at place {place} of {count}.',
  'subscription.over': '{name} is at place {place} of {count}.',
  'subscription.dropped': '{name} was dropped at place {place} of {count}.',
  'subscription.notMoved': '{name} is back at place {place} of {count}.',
  'subscription.settings': 'Delivery',
  'subscription.howOften': 'How often',
  'subscription.howOften.weekly':
    'Every week: the air of the week and what is new, on Mondays, and the monthly newsletter',
  'subscription.howOften.monthly': 'Once a month',
  'subscription.howOften.only-alerts': 'Only the alerts I chose',
  'subscription.language': 'Language of the newsletter',
  'subscription.alerts': 'Alerts',
  'subscription.alerts.crime-change': 'When crime in a month is clearly more or less than usual',
  'subscription.alerts.unhealthy-air': 'When the air is unhealthy (at most once a day)',
  'subscription.data': 'Your data',
  'subscription.dataText': 'You can see everything we keep about you, and delete it.',
  'subscription.sendData': 'Send me my data',
  'subscription.closeEverywhere': 'Close this page on all devices',
  'subscription.closeText': 'Closes this page everywhere. The newsletter keeps coming.',
  'subscription.closedNow': 'This page is closed on all devices.',
  'subscription.closedEverywhere':
    'This page is closed on all devices, and earlier links no longer open it. Your newsletter keeps coming. To open it again, get a new link by email:',
  'subscription.delete': 'Delete me',
  'subscription.dataFailed': 'That did not work: {reason}',
  'subscription.deleteTitle': 'Delete everything about you?',
  'subscription.deleteText':
    'Your subscriptions and your address, {email}, will be deleted. This cannot be undone.',
  'subscription.deleteAll': 'Delete everything',
  'subscription.keep': 'Keep my subscription',
  'subscription.deleted': 'Everything about you was deleted.',

  // Mailed links
  'mailedLink.failed': 'That did not work: {reason}',
  'mailedLink.unknown':
    'This link does not work. It may have been cut off. Get a new one by email:',
  'mailedLink.expired': 'This link has expired.',
  'mailedLink.mailNew': 'Mail me a new link',
  'mailedLink.mailLink': 'Mail me a link',
  'mailedLink.sent': 'If {email} is subscribed, a link is on its way to it.',
  'mailedLink.sentNew': 'A new link is on its way to you.',
  'mailedLink.notSent': 'The link could not be mailed: {reason}',
  'mailedLink.noScript': 'This page needs JavaScript.',
  'confirm.title': 'Confirm your subscription',
  'confirm.text':
    'You asked for the newsletter about your neighborhood. Press the button and it will start; your subscription page opens in this browser. If it was not you, close this page: nothing will be sent.',
  'confirm.button': 'Confirm',
  'confirm.already':
    'This subscription is already confirmed. To open its page, get a link by email:',
  'manage.title': 'Open your subscription page',
  'manage.text':
    'This link is from one of your newsletters. Keep it to yourself: it opens your page.',
  'manage.button': 'Open my page',
  'manage.already': 'This link was used before. Get a new one by email:',
  'unsubscribe.title': 'Unsubscribe',
  'unsubscribe.text': 'Press the button and these emails will stop.',
  'unsubscribe.button': 'Unsubscribe',
  'unsubscribe.ended.everything': 'You have unsubscribed. You will get no more newsletters.',
  'unsubscribe.ended.crime-change':
    'You will get no more alerts about changes in crime. Your newsletter and other alerts stay as they are.',
  'unsubscribe.ended.unhealthy-air':
    'You will get no more alerts about unhealthy air. Your newsletter and other alerts stay as they are.',
  'unsubscribe.back': 'Subscribe again',
} as const;
