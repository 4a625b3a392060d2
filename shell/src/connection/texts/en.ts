export const en = {
  offline: 'You’re offline. Last updated {{asOf}}.',
  waiting_one: '1 change will save when you’re back online.',
  waiting_other: '{{count}} changes will save when you’re back online.',
  refused: 'Not saved: you’re offline. Try again when you’re back online.',
  updating: 'Last updated {{asOf}}. Updating…',
  back: 'Back online. Everything is up to date.',
};
