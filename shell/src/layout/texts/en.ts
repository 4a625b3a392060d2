/** Texts of the app's frame that aren't needed before sign-in. Labels from the spec are verbatim. */
export const en = {
  help: 'Get Help',
  helpNav: 'Help',
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
    list: 'Show these shortcuts',
    leave: 'Close the top menu, panel or dialog',
    move: 'Move through a menu or a list of results',
    follow: 'Open what is marked',
    singleKeys: 'Use keys without Ctrl or ⌘',
    singleKeysHint: 'Turn this off if a key such as ? gets in your way, for example when you dictate.',
  },
};
