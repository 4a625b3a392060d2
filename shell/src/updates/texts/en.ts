export const en = {
  ready: 'New version available',
  reload: 'Reload',
  later: 'Not now',
  unsaved: 'The page reloads after you save your changes.',
  reloadAnyway: 'Reload anyway',
};
