/** The kit’s own texts; the spec’s words stand as given. */
export const en = {
  loading: 'Loading',
  never: 'Never',
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  couldNotOpen: 'This couldn’t be opened. Check your connection and try again.',
  confirm: {
    failed: 'That didn’t work. Check your connection and try again.',
  },
  discard: {
    title: 'Discard what you changed?',
    action: 'Discard',
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
