/** An act of a queue that a key starts. */
export interface QueueAct {
  /** One letter, in lower case. */
  readonly key: string;
  /** What it does, in the words of its button. */
  readonly label: string;
  /** Null while it can't be done; the key is listed all the same. */
  readonly act: (() => void) | null;
}

/** What a queue can do now. */
export interface QueueActs {
  /** Goes to the next that waits; null at the end. */
  readonly onNext: (() => void) | null;
  readonly onPrevious: (() => void) | null;
  readonly acts: readonly QueueAct[];
}

/** What a key press tells. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'defaultPrevented'>;

/** What a press means for a queue: `help`, an act, or null for nothing. A key that is held down goes on stepping, and acts once. */
export function queueKey(press: Press, queue: QueueActs): 'help' | (() => void) | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return null;
  if (press.key === '?') return queue.acts.length > 0 ? 'help' : null;
  const key = press.key.toLowerCase();
  if (key === 'j') return queue.onNext;
  if (key === 'k') return queue.onPrevious;
  return press.repeat ? null : (queue.acts.find((one) => one.key === key)?.act ?? null);
}
