/** An action of a queue with a shortcut. */
export interface QueueAct {
  /** One lowercase letter. */
  readonly key: string;
  /** The button's label. */
  readonly label: string;
  /** Null while unavailable; the shortcut is listed anyway. */
  readonly act: (() => void) | null;
}

/** A queue's currently available actions. */
export interface QueueActs {
  /** Goes to the next waiting record; null at the end. */
  readonly onNext: (() => void) | null;
  readonly onPrevious: (() => void) | null;
  readonly acts: readonly QueueAct[];
}

/** The relevant properties of a key press. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'defaultPrevented'>;

/**
 * A key press's meaning for a queue: `help`, an action, or null. Holding a key repeats steps, but runs an
 * action only once.
 */
export function queueKey(press: Press, queue: QueueActs): 'help' | (() => void) | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return null;
  if (press.key === '?') return queue.acts.length > 0 ? 'help' : null;
  const key = press.key.toLowerCase();
  if (key === 'j') return queue.onNext;
  if (key === 'k') return queue.onPrevious;
  return press.repeat ? null : (queue.acts.find((one) => one.key === key)?.act ?? null);
}
