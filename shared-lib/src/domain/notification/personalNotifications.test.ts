import { notificationDefaults } from '../customer/customer.ts';
import { choicesOf, personalNotificationsSchema } from './personalNotifications.ts';

const read = (stored: object) => personalNotificationsSchema.parse({ id: 'ada', ...stored });

test.each([
  ['an Admin who has chosen nothing follows the owner', {}, false, { notifyViolations: false }, false],
  [
    'an Admin’s own choice applies',
    { isOwn: true, notifyViolations: true },
    false,
    { notifyViolations: false },
    true,
  ],
  [
    'one made before they had a separate list does not',
    { notifyViolations: true },
    false,
    { notifyViolations: false },
    false,
  ],
  [
    'the owner’s settings are in the customer document',
    { isOwn: true, notifyViolations: true },
    true,
    { notifyViolations: false },
    false,
  ],
])('%s', (_, own, isOwner, customer, expected) => {
  const choices = choicesOf({ ...notificationDefaults, ...customer }, read(own), isOwner);
  expect(choices.notifyViolations).toBe(expected);
});

test.each([
  ['the owner’s emails go to the owner', {}, true, true],
  ['and to no Admin', {}, false, false],
  ['unless they request them', { emailContactSubmissions: true }, false, true],
])('%s', (_, own, isOwner, expected) => {
  const customer = { ...notificationDefaults, emailContactSubmissions: true };
  expect(choicesOf(customer, read(own), isOwner).emailContactSubmissions).toBe(expected);
});

test.each([
  ['03:30', false],
  ['04:00', true],
  ['11:30', true],
  ['12:00', false],
  ['7:00', false],
])('a digest at %s can be chosen: %s', (digestAt, expected) => {
  expect(personalNotificationsSchema.safeParse({ id: 'a', digestAt }).success).toBe(expected);
});
