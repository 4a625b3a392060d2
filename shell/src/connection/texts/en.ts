export const en = {
  offline: 'You’re offline. Last updated {{asOf}}.',
  waiting_one: '1 change waiting. It saves when you’re back online.',
  waiting_other: '{{count}} changes waiting. They save when you’re back online.',
  refused: 'Not saved: you’re offline. Save again when you’re back.',
  updating: 'Last updated {{asOf}}. Updating…',
  back: 'Back online. Everything is up to date.',
};
