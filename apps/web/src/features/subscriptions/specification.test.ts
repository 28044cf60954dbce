import { expect, test } from 'vitest';
import { en, es } from '../../i18n/testing/all-messages.ts';

// Repeats texts of the specification, so that an accidental change in the code fails here.
const MESSAGES = {
  'subscribe.title': 'Subscribe to our neighborhood newsletters',
  'subscribe.choose': 'choose your neighborhood',
  'subscribe.enterEmail': 'Enter your email',
  'subscribe.emptyEmail': 'User email cannot be empty!',
  'subscribe.withoutAt': "Please include '@' in the email address!",
  'subscribe.failed': 'Failed to subscribe: {error}',
  'subscribe.done': 'Thank you for your subscription! You can modify it anytime',
  'subscribe.returning': 'You are a returning user. Check your latest subscription',
  'subscription.manage': 'manage your subscription',
  'subscription.yours': 'Your subscriptions',
  'subscription.manageText':
    'Manage the following subscriptions that are currently being sent to {email}.',
  'subscription.unverified':
    'Subscription page is currently disabled. Please check your email to confirm the registration first.',
  'subscription.unsubscribe': 'Unsubscribe',
  'subscription.noneSelected': 'Selected Neighborhood cannot be null!',
  'subscription.loading': 'loading...',
} as const;

test.each(Object.entries(MESSAGES))('%s has the words of the specification', (id, expected) => {
  expect((en as Record<string, string>)[id]).toBe(expected);
  expect((es as Record<string, string>)[id]).not.toBe(expected);
});
