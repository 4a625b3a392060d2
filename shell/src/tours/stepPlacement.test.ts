import { stepPlacement } from './stepPlacement.ts';

test.each([
  ['body', 1440, 'center'],
  ['body', 390, 'center'],
  ['nav-team', 1440, 'right-start'],
  ['nav-team', 390, 'bottom'],
  ['settings-tab-sms', 769, 'right-start'],
  ['settings-tab-sms', 768, 'bottom'],
  ['dashboard-stats', 1440, 'bottom'],
])('%s at %i px: %s', (target, width, placement) => {
  expect(stepPlacement(target, width)).toBe(placement);
});
