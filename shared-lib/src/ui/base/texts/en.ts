/** Labels and messages from the spec are verbatim. */
export const en = {
  loading: 'Loading',
  never: 'Never',
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  couldNotOpen: 'This couldn’t be opened. Check your connection and try again.',
  affectedMore_one: '{{count, number}} more',
  affectedMore_other: '{{count, number}} more',
  confirm: {
    failed: 'That didn’t work. Check your connection and try again.',
  },
  discard: {
    title: 'Discard what you changed?',
    action: 'Discard',
  },
  notHere: {
    title: 'Not on this device',
    text: 'This part has not been opened on this device before, so it can’t be shown without a connection. It comes by itself when the connection is back.',
  },
  sectionError: {
    title: 'Something went wrong',
    text: 'We’re sorry, there was an error in this section. The rest of your dashboard is safe.',
    retry: 'Try Again',
    reload: 'Reload Page',
  },
  notFound: {
    title: 'Page Not Found',
    text: 'There is nothing at this address. It may have been moved, or the link may be incomplete.',
    home: 'Take Me Home',
    report: 'Report a Bug',
  },
  noMatch: {
    title: 'Nothing matches',
    text: 'Try another search, or take a filter away.',
    clear: 'Clear filters',
  },
};
