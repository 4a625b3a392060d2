import { appError, withCause } from './appError.ts';
import { messages } from './messages.ts';

test('messages that name something', () => {
  expect([messages.toggleAtLimit(), messages.toggleAtLimit(13), messages.planLimit(13)]).toEqual([
    "Cannot activate member. You have reached your plan's team member limit of 1 members.",
    "Cannot activate member. You have reached your plan's team member limit of 13 members.",
    'Cannot activate member. Your plan limit is 13 team members.',
  ]);
  expect(messages.deactivatedByMigration(3)).toBe(
    '3 team members were deactivated due to missing login accounts. You can reactivate them to create new accounts.',
  );
});

test.each([
  [appError('fetchTeamFailed'), { code: 'fetchTeamFailed', message: 'Failed to fetch team members' }],
  [
    appError('reactivateFailedBecause', 'no network'),
    { code: 'reactivateFailedBecause', message: 'Failed to reactivate team member: no network' },
  ],
  [
    withCause(appError('applicationError'), new Error('auth/internal')),
    { code: 'applicationError', message: 'Error loading the application.', cause: 'auth/internal' },
  ],
  [
    withCause(appError('applicationError'), 'a text'),
    { code: 'applicationError', message: 'Error loading the application.', cause: 'a text' },
  ],
])('an error of the catalog: %j', (error, expected) => {
  expect(error).toEqual(expected);
});
