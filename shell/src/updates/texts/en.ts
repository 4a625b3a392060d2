export const en = {
  ready: 'New version available',
  reload: 'Reload',
  later: 'Not now',
  unsaved: 'You have unsaved changes. The page will reload after you save them.',
  reloadAnyway: 'Reload anyway',
};
