/** The texts of deciding several requests together in English. */
export const bulkTexts = {
  approved: {
    label: 'Approve',
    title_one: 'Approve {{count, number}} request?',
    title_other: 'Approve {{count, number}} requests?',
    action: 'Approve',
    done_one: '{{count, number}} request is approved.',
    done_other: '{{count, number}} requests are approved.',
  },
  declined: {
    label: 'Decline',
    title_one: 'Decline {{count, number}} request?',
    title_other: 'Decline {{count, number}} requests?',
    action: 'Decline',
    done_one: '{{count, number}} request is declined.',
    done_other: '{{count, number}} requests are declined.',
  },
  shifts: 'Shifts of those who have the night off',
  covers: { open: 'Leave them open', keep: 'Keep them as they are' },
  coverHelp: {
    open: 'They become unassigned and stand out in the week.',
    keep: 'The schedule still names who has the night off.',
  },
  tooMany:
    'At most {{requests, number}} requests on {{dates, number}} different nights go together. Choose fewer.',
  progress: '{{done, number}} of {{count, number}}',
  results: 'What was not decided',
  resultsText_one: '{{count, number}} request was left as it is:',
  resultsText_other: '{{count, number}} requests were left as they are:',
  close: 'Close',
  reasons: {
    notPending: 'It is decided already.',
    look: 'Open it: someone serves that shift, or something speaks against it.',
  },
  undone: 'Undone: everything is as it was.',
  partlyUndone_one: '{{count, number}} request couldn’t be put back: it was changed meanwhile.',
  partlyUndone_other: '{{count, number}} requests couldn’t be put back: they were changed meanwhile.',
};
