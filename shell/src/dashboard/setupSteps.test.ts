import { setupSteps } from './setupSteps.ts';

test.each([
  [0, 0, 0, []],
  [1, 0, 0, ['communities']],
  [0, 3, 0, ['team']],
  [1, 3, 7, ['communities', 'team', 'assignments']],
])('%i communities, %i members, %i assignments: %j done', (communities, team, assignments, done) => {
  const steps = setupSteps({ communities, team, assignments });
  expect(steps.map(({ to }) => to)).toEqual(['/communities?setup=1', '/team?add=1', '/schedule']);
  expect(steps.filter((step) => step.done).map(({ id }) => id)).toEqual(done);
});
