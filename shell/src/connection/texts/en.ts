/** What the shell says of the connection, in English. */
export const en = {
  offline:
    'You are offline. What you see may be out of date, and not everything can be saved until the connection is back.',
  updating: 'As of {{asOf}}, updating…',
  back: 'Back online. Everything is up to date again.',
};
