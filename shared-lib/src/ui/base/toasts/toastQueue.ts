import type { Meaning } from '../StatusBadge.tsx';

export interface ToastAction {
  label: string;
  act: () => void;
}

/** A message about what just happened. */
export interface Toast {
  meaning: Meaning;
  message: string;
  /** Undoes what happened; the button reads `Undo`. */
  undo?: () => void;
  /** Actions to choose from; the toast stays until one is chosen or it is closed. */
  actions?: readonly ToastAction[];
}

/** A toast's actions, with Undo first. @param undoLabel its button text */
export const actionsOf = ({ undo, actions = [] }: Toast, undoLabel: string): readonly ToastAction[] => [
  ...(undo ? [{ label: undoLabel, act: undo }] : []),
  ...actions,
];

type Listener = () => void;

/** Toasts not shown yet, in order. */
export interface ToastQueue {
  add: (toast: Toast) => void;
  /** Returns the waiting toasts and empties the queue. */
  takeAll: () => readonly Toast[];
  /** The newest waiting toast; null if there is none. */
  newest: () => Toast | null;
  /** Total number of toasts added so far, for change detection. */
  added: () => number;
  subscribe: (listener: Listener) => () => void;
}

/** Queues toasts until the library, which loads with the first one, is ready. */
export function createToastQueue(): ToastQueue {
  let waiting: readonly Toast[] = [];
  let added = 0;
  const listeners = new Set<Listener>();
  return {
    add(toast) {
      waiting = [...waiting, toast];
      added += 1;
      for (const listener of listeners) listener();
    },
    takeAll() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
    newest: () => waiting.at(-1) ?? null,
    added: () => added,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's toast queue. */
export const toastQueue = createToastQueue();

/** Shows a toast about what just happened; with `undo`, it has an Undo button. */
export const showToast = (toast: Toast) => toastQueue.add(toast);
