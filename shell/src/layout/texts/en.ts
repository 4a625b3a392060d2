/** Texts of the app's frame that aren't needed before sign-in. Labels from the spec are verbatim. */
export const en = {
  help: 'Get Help',
  helpNav: 'Help',
  phone: {
    label: 'Main pages',
    tonight: 'Tonight',
    schedule: 'Schedule',
    review: 'Review',
    more: 'More',
  },
  theme: {
    title: 'Theme',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    search: 'Search team or communities',
    list: 'Show keyboard shortcuts',
    leave: 'Close the top menu, panel or dialog',
    move: 'Move through a menu or results',
    follow: 'Open the selected item',
    create: 'Create',
    go: 'Go to {{page}}',
    singleKeys: 'Use single-key shortcuts',
    singleKeysHint: 'Turn off if keys like ? get in your way, such as when you dictate.',
  },
};
