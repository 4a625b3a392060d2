import type { Reducer } from 'redux';
import type { TourId } from '../../contract/index.ts';

/** The running guided tour and its current step (spec section 4, Tour state). */
export interface TourState {
  activeTour: TourId | null;
  isRunning: boolean;
  stepIndex: number;
}

const initialState: TourState = { activeTour: null, isRunning: false, stepIndex: 0 };

export const tourActions = {
  started: (tour: TourId) => ({ type: 'tour/started', tour }) as const,
  wentOn: () => ({ type: 'tour/wentOn' }) as const,
  wentBack: () => ({ type: 'tour/wentBack' }) as const,
  stepSet: (stepIndex: number) => ({ type: 'tour/stepSet', stepIndex }) as const,
  stopped: () => ({ type: 'tour/stopped' }) as const,
};

export type TourAction = ReturnType<(typeof tourActions)[keyof typeof tourActions]>;

const atStep = (state: TourState, step: number): TourState =>
  state.isRunning ? { ...state, stepIndex: Math.max(step, 0) } : state;

/** The tour's state. Without a tour, next and previous do nothing. */
export const tourReducer: Reducer<TourState, TourAction> = (state = initialState, action) => {
  switch (action.type) {
    case 'tour/started':
      return { activeTour: action.tour, isRunning: true, stepIndex: 0 };
    case 'tour/wentOn':
      return atStep(state, state.stepIndex + 1);
    case 'tour/wentBack':
      return atStep(state, state.stepIndex - 1);
    case 'tour/stepSet':
      return atStep(state, action.stepIndex);
    case 'tour/stopped':
      return initialState;
    default:
      return state;
  }
};
