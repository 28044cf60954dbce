/** The texts of the feedback form in English; the form fetches them. */
export const feedbackEn = {
  'feedback.title': 'Your feedback',
  'feedback.intro':
    'We keep your words, this page and the date, and nothing about who you are, so we cannot answer. This does not reach the police{number, select, none {} other {: in an emergency call {number}}}.',
  'feedback.comment': 'What would you like to tell us about this page?',
  'feedback.commentHint':
    'A problem, a figure that looks wrong, something missing, what helped you.',
  'feedback.lookingFor': 'What did you want to find out? (optional)',
  'feedback.lookingForHint': 'Please leave out names, addresses and other private things.',
  'feedback.missing': 'Please write something here.',
  'feedback.count': '{count, number} of {most, number}',
  'feedback.full': 'The limit of {most, number} characters is reached.',
  'feedback.failed': 'Your feedback could not be sent. Nothing you wrote is lost.',
  'feedback.tooMany':
    'Too many messages in a short time. Nothing you wrote is lost: please try again in a few minutes.',
  'feedback.cancel': 'Cancel',
  'feedback.send': 'Send feedback',
  'feedback.sending': 'Sending…',
  'feedback.about': 'The page: {page}',
  'feedback.tooLong':
    'That was too long: at most {most, number} characters in each answer. Go back, and what you wrote is still there.',
  'feedback.goBack': 'Go back, and what you wrote is still there.',
  'feedback.back': 'Back to the page',
  'feedback.thanks': 'Thank you for your feedback!', // spec 5
} as const;
