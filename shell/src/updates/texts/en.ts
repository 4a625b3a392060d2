export const en = {
  ready: 'A new version is ready',
  reload: 'Reload',
  later: 'Later',
  unsaved: 'You have changes that are not saved. The page reloads by itself when they are.',
  reloadAnyway: 'Reload anyway',
};
