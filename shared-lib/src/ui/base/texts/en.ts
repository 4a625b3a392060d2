/** Labels and messages from the spec are verbatim. */
export const en = {
  loading: 'Loading',
  never: 'Never',
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  couldNotOpen: 'Couldn’t open this. Try again.',
  affectedMore_one: '{{count, number}} more',
  affectedMore_other: '{{count, number}} more',
  confirm: {
    failed: 'Something went wrong. Try again.',
  },
  discard: {
    title: 'Discard your changes?',
    action: 'Discard',
  },
  notHere: {
    title: 'Not available offline',
    text: 'It will load when you’re back online.',
  },
  sectionError: {
    title: 'Something went wrong',
    text: 'We’re sorry, there was an error in this section. The rest of your dashboard is safe.',
    retry: 'Try Again',
    reload: 'Reload Page',
  },
  notFound: {
    title: 'Page Not Found',
    text: 'It may have moved, or the link may be incomplete.',
    home: 'Take Me Home',
    report: 'Report a Bug',
  },
  noMatch: {
    title: 'No matches',
    text: 'Try another search or remove a filter.',
    clear: 'Clear filters',
  },
};
