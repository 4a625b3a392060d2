/** An action of a queue with a shortcut. */
export interface QueueAction {
  /** One lowercase letter. */
  readonly key: string;
  /** The button's label. */
  readonly label: string;
  /** Null while unavailable; the shortcut is listed anyway. */
  readonly act: (() => void) | null;
}

/** A queue's currently available actions. */
export interface QueueActions {
  /** Goes to the next waiting record; null at the end. */
  readonly onNext: (() => void) | null;
  readonly onPrevious: (() => void) | null;
  readonly actions: readonly QueueAction[];
}

/** The relevant properties of a key press. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'defaultPrevented'>;

/**
 * A key press's meaning for a queue: `help`, an action, or null. Holding a key repeats steps, but runs an
 * action only once.
 */
export function queueKey(press: Press, queue: QueueActions): 'help' | (() => void) | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return null;
  if (press.key === '?') return queue.actions.length > 0 ? 'help' : null;
  const key = press.key.toLowerCase();
  if (key === 'j') return queue.onNext;
  if (key === 'k') return queue.onPrevious;
  return press.repeat ? null : (queue.actions.find((one) => one.key === key)?.act ?? null);
}
