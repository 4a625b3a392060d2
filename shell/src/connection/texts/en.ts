export const en = {
  offline: 'You’re offline. Last updated {{asOf}}.',
  waiting_one: '1 change is waiting to be saved. It saves when you’re back online.',
  waiting_other: '{{count}} changes are waiting to be saved. They save when you’re back online.',
  refused: 'Not saved because you’re offline. Your entries are kept; save again when you’re back online.',
  updating: 'Last updated {{asOf}}. Updating…',
  back: 'Back online. Everything is up to date.',
};
