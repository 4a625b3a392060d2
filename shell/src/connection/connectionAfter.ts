/** What the banner says of the connection: nothing, that there is none, or, for a moment, that it is back. */
export type Connection = 'fine' | 'offline' | 'back';

export type ConnectionEvent = 'offline' | 'online' | 'moment-over';

/** The connection after an event. Being back is only news to whoever was offline. */
export function connectionAfter(connection: Connection, event: ConnectionEvent): Connection {
  if (event === 'offline') return 'offline';
  if (event === 'online') return connection === 'offline' ? 'back' : connection;
  return connection === 'back' ? 'fine' : connection;
}
