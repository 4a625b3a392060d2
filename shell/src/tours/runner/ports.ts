import type { TourStep } from 'shared-lib/contract';
import type { Sight, Warning } from './nextMove.ts';

/** The passing of time. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /**
   * Runs something later.
   * @returns the function that prevents it.
   */
  after(milliseconds: number, run: () => void): () => void;
}

/** Where the page is, and how it gets elsewhere. */
export interface Routes {
  /** Whether a path, with the query that it names, is the page in sight. */
  isAt(path: string): boolean;
  go(path: string): void;
  /** Takes what the query of a path opened, such as a dialog, out of the address, when that is the page in sight. */
  leave(path: string): void;
  /** Whether the page of a path can't be loaded; asking may load it. Never rejects. */
  isDown(path: string): Promise<boolean>;
}

/** What a step needs to know of the document; `Anchor` is the element that it points at. */
export interface Probe<Anchor> {
  see(step: TourStep): Pick<Sight, 'target' | 'tab' | 'hasTabs'> & { readonly anchor: Anchor | null };
  clickTab(tab: string): void;
  /**
   * Tells that the document has changed.
   * @returns the function that ends it.
   */
  onChange(run: () => void): () => void;
}

/** What a tour shows: nothing while it is on its way, or a step at its target. */
export type TourView<Anchor> =
  | { readonly phase: 'moving' }
  | {
      readonly phase: 'showing';
      readonly index: number;
      readonly anchor: Anchor;
      /** Counts the showings, so that each is a fresh one. */
      readonly showing: number;
    };

/** Whom a tour tells what it does. */
export interface TourEvents<Anchor> {
  onView(view: TourView<Anchor>): void;
  /** The step that the tour stands at, shown or looked for. */
  onStep(index: number): void;
  onSkip(step: TourStep, warning: Warning): void;
  /** The last step has passed. */
  onEnd(): void;
}
