import * as fc from 'fast-check';
import { tourIds } from '../../contract/index.ts';
import { tourSlice, type TourState } from './tour.slice.ts';

const { reducer, actions } = tourSlice;
const none: TourState = { activeTour: null, isRunning: false, stepIndex: 0 };
const at = (stepIndex: number): TourState => ({ activeTour: 'welcome', isRunning: true, stepIndex });

test.each<[string, TourState, Parameters<typeof reducer>[1], TourState]>([
  ['a tour starts at its first step', none, actions.started('welcome'), at(0)],
  ['a tour that starts again is at its first step', at(4), actions.started('welcome'), at(0)],
  [
    'another tour replaces it',
    { ...at(4), activeTour: 'team-management' },
    actions.started('welcome'),
    at(0),
  ],
  ['next increments', at(4), actions.wentOn(), at(5)],
  ['previous decrements', at(4), actions.wentBack(), at(3)],
  ['previous does not go below 0', at(0), actions.wentBack(), at(0)],
  ['set step jumps', at(0), actions.stepSet(7), at(7)],
  ['not below 0 either', at(3), actions.stepSet(-1), at(0)],
  ['stop clears everything', at(4), actions.stopped(), none],
  ['without a tour there is no next', none, actions.wentOn(), none],
  ['nor a previous step', none, actions.wentBack(), none],
  ['nor a jump', none, actions.stepSet(3), none],
  ['nor anything to stop', none, actions.stopped(), none],
])('%s', (_, before, action, after) => {
  expect(reducer(before, action)).toEqual(after);
});

test('any sequence of actions leaves a consistent state', () => {
  const action = fc.oneof(
    fc.constantFrom(...tourIds).map((tour) => actions.started(tour)),
    fc.constant(actions.wentOn()),
    fc.constant(actions.wentBack()),
    fc.integer({ min: -5, max: 50 }).map((step) => actions.stepSet(step)),
    fc.constant(actions.stopped()),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (sequence) => {
      let state = reducer(undefined, { type: 'init' });
      for (const one of sequence) {
        const before = state;
        state = reducer(before, one);
        expect(state.isRunning).toBe(state.activeTour !== null);
        expect(state.stepIndex).toBeGreaterThanOrEqual(0);
        if (!state.isRunning) expect(state).toEqual(none);
        // Only starting and stopping change which tour runs; next and previous undo each other.
        if (!actions.started.match(one) && !actions.stopped.match(one)) {
          expect(state.activeTour).toBe(before.activeTour);
        }
        if (actions.wentOn.match(one)) expect(reducer(state, actions.wentBack())).toEqual(before);
      }
    }),
  );
});
