import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TourId } from '../../contract/index.ts';

/** The running guided tour and its current step (spec section 4, Tour state). */
export interface TourState {
  activeTour: TourId | null;
  isRunning: boolean;
  stepIndex: number;
}

const initialState: TourState = { activeTour: null, isRunning: false, stepIndex: 0 };

/** The tour's state. Without a tour, next and previous do nothing. */
export const tourSlice = createSlice({
  name: 'tour',
  initialState,
  reducers: {
    started: (_, { payload }: PayloadAction<TourId>): TourState => ({
      activeTour: payload,
      isRunning: true,
      stepIndex: 0,
    }),
    wentOn(state) {
      if (state.isRunning) state.stepIndex += 1;
    },
    wentBack(state) {
      state.stepIndex = Math.max(state.stepIndex - 1, 0);
    },
    stepSet(state, { payload }: PayloadAction<number>) {
      if (state.isRunning) state.stepIndex = Math.max(payload, 0);
    },
    stopped: () => initialState,
  },
});
