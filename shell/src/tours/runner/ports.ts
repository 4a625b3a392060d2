import type { TourStep } from 'shared-lib/contract';
import type { PageFacts, Warning } from './nextMove.ts';

/** A clock with timers. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /**
   * Schedules a callback.
   * @returns a function that cancels it.
   */
  after(milliseconds: number, run: () => void): () => void;
}

/** The page's location and navigation. */
export interface Routes {
  /** Whether a path, including its query, is the current page. */
  isAt(path: string): boolean;
  go(path: string): void;
  /** Removes what a path's query opened, such as a dialog, from the address if it is the current page. */
  leave(path: string): void;
  /** Whether the page of a path can't be loaded; checking may load it. Never rejects. */
  isDown(path: string): Promise<boolean>;
}

/** The document as a step sees it; `Anchor` is the target element. */
export interface Probe<Anchor> {
  see(step: TourStep): Pick<PageFacts, 'target' | 'tab' | 'hasTabs'> & { readonly anchor: Anchor | null };
  clickTab(tab: string): void;
  /**
   * Subscribes to document changes.
   * @returns the unsubscribe function.
   */
  onChange(run: () => void): () => void;
}

/** The display of a tour: nothing while looking for a target, or a step at its target. */
export type TourView<Anchor> =
  | { readonly phase: 'moving' }
  | {
      readonly phase: 'showing';
      readonly index: number;
      readonly anchor: Anchor;
      /** Increments every time a step is shown, so each is a new run. */
      readonly showing: number;
    };

/** Callbacks of a tour. */
export interface TourEvents<Anchor> {
  onView(view: TourView<Anchor>): void;
  /** The tour moved to a step, whether or not it is shown yet. */
  onStep(index: number): void;
  onSkip(step: TourStep, warning: Warning): void;
  /** The last step was completed. */
  onEnd(): void;
}
