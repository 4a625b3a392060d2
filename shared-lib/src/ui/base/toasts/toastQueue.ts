import type { Meaning } from '../StatusBadge.tsx';

/** Something that a toast offers to do. */
export interface ToastAction {
  label: string;
  act: () => void;
}

/** What just happened, said in passing. */
export interface Toast {
  meaning: Meaning;
  message: string;
  /** Takes back what happened; the button reads `Undo`. */
  undo?: () => void;
  /** What it asks for; such a toast stays until one is chosen, or it is closed. */
  actions?: readonly ToastAction[];
}

/** All that a toast offers, its undo first. @param undoLabel the word on that button */
export const offersOf = ({ undo, actions = [] }: Toast, undoLabel: string): readonly ToastAction[] => [
  ...(undo ? [{ label: undoLabel, act: undo }] : []),
  ...actions,
];

type Listener = () => void;

/** The toasts that nobody has shown yet, in their order. */
export interface ToastQueue {
  add: (toast: Toast) => void;
  /** Hands the waiting toasts out, once. */
  takeAll: () => readonly Toast[];
  /** The last of those that wait; null when none does. */
  newest: () => Toast | null;
  /** The number of toasts ever added: what a screen watches. */
  added: () => number;
  subscribe: (listener: Listener) => () => void;
}

/** Keeps toasts until the part that shows them, which arrives with the first one, is there. */
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

/** The page's one queue. */
export const toastQueue = createToastQueue();

/** Says in passing what just happened; with `undo`, offers to take it back. */
export const showToast = (toast: Toast) => toastQueue.add(toast);
