/** What the banner says of the connection: nothing, that there is none, or, for a moment, that it is back. */
export type Shown = 'fine' | 'offline' | 'back';

export type ConnectionEvent = 'lost' | 'there' | 'moment-over';

/** What is shown after an event. Being back is only news to whoever was offline. */
export function connectionAfter(shown: Shown, event: ConnectionEvent): Shown {
  if (event === 'lost') return 'offline';
  if (event === 'there') return shown === 'offline' ? 'back' : shown;
  return shown === 'back' ? 'fine' : shown;
}
