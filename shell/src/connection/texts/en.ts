export const en = {
  offline: 'You are offline. This is as of {{asOf}}.',
  waiting_one: 'One change was on its way and waits: it is saved once when the connection is back.',
  waiting_other:
    '{{count}} changes were on their way and wait: each is saved once when the connection is back.',
  refused:
    'Not saved: you are offline. What you typed stays where it is; save it again when the connection is back.',
  updating: 'As of {{asOf}}, updating…',
  back: 'Back online. Everything is up to date again.',
};
