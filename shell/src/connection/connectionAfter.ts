/** The banner's content: nothing, that the page is offline, or, briefly, that it is back online. */
export type Shown = 'fine' | 'offline' | 'back';

export type ConnectionEvent = 'lost' | 'there' | 'moment-over';

/** The banner's content after an event. "Back" is only shown after "offline". */
export function connectionAfter(shown: Shown, event: ConnectionEvent): Shown {
  if (event === 'lost') return 'offline';
  if (event === 'there') return shown === 'offline' ? 'back' : shown;
  return shown === 'back' ? 'fine' : shown;
}
