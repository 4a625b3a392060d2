/** The texts of deciding several requests together in English. */
export const bulkTexts = {
  approved: {
    label: 'Approve',
    title_one: 'Approve {{count, number}} request?',
    title_other: 'Approve {{count, number}} requests?',
    action: 'Approve',
    done_one: '{{count, number}} request approved.',
    done_other: '{{count, number}} requests approved.',
  },
  declined: {
    label: 'Decline',
    title_one: 'Decline {{count, number}} request?',
    title_other: 'Decline {{count, number}} requests?',
    action: 'Decline',
    done_one: '{{count, number}} request declined.',
    done_other: '{{count, number}} requests declined.',
  },
  shifts: 'Shifts on nights off',
  covers: { open: 'Leave unassigned', keep: 'Keep assigned' },
  coverHelp: {
    open: 'You can assign someone later.',
    keep: 'The schedule won’t change.',
  },
  tooMany: 'Choose up to {{requests, number}} requests across {{dates, number}} nights.',
  progress: '{{done, number}} of {{count, number}}',
  results: 'Not decided',
  resultsText_one: '{{count, number}} request wasn’t changed:',
  resultsText_other: '{{count, number}} requests weren’t changed:',
  close: 'Close',
  reasons: {
    notPending: 'Already decided.',
    look: 'The shift is taken or has a conflict.',
  },
  undone: 'Undone.',
  partlyUndone_one: '{{count, number}} request has changed and wasn’t undone.',
  partlyUndone_other: '{{count, number}} requests have changed and weren’t undone.',
};
