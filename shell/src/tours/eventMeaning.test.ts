import { eventMeaning, type EventMeaning } from './eventMeaning.ts';

test.each<[Parameters<typeof eventMeaning>[0], EventMeaning]>([
  [{ type: 'step:after', action: 'next' }, 'next'],
  [{ type: 'step:after', action: 'prev' }, 'previous'],
  [{ type: 'step:after', action: 'close' }, 'end'],
  [{ type: 'step:after', action: 'skip' }, 'end'],
  [{ type: 'step:after', action: 'update' }, null],
  [{ type: 'tour:end', action: 'skip' }, 'end'],
  [{ type: 'tour:end', action: 'next' }, 'end'],
  [{ type: 'error', action: 'update' }, 'end'],
  [{ type: 'error:target_not_found', action: 'update' }, 'targetMissing'],
  [{ type: 'tour:start', action: 'start' }, null],
  [{ type: 'tooltip', action: 'update' }, null],
  [{ type: 'tour:status', action: 'stop' }, null],
])('%j means %s', (event, meaning) => {
  expect(eventMeaning(event)).toBe(meaning);
});
