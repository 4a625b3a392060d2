/** The texts for people who scan printed codes. */
export const printedCodes = {
  unknown: 'Code not found',
  unknownHelp: 'Scan it again, or check that you typed it in full. It may belong to another service.',
  notServed: 'This code is no longer in use',
  notServedHelp: 'This community no longer has a page here. Ask its office who collects the trash.',
  manage: 'Open in your dashboard',
  tag: {
    unassigned: 'This tag is not in use yet',
    damaged: 'This tag is damaged',
    lost: 'This tag was reported lost',
    retired: 'This tag is no longer in use',
    replaced: 'This tag was replaced',
    unknown: 'Tag not found',
  },
  tagHelp: {
    unassigned: 'It isn’t assigned to a door yet. You’re seeing information for the whole community.',
    damaged: 'We’ll replace it. You’re seeing information for the whole community.',
    lost: 'If you found it, please take it to the community office.',
    retired: 'You’re seeing information for the whole community.',
    replaced: 'This door has a newer tag. You’re seeing the same information.',
    unknown:
      'Scan it again. If that doesn’t help, write to us below with your unit number. You’re seeing information for the whole community.',
  },
  checkpoint: {
    active: 'This is a checkpoint for the collection team',
    inactive: 'This checkpoint isn’t in use',
    replaced: 'This code was replaced',
    removed: 'This checkpoint was removed',
  },
  checkpointHelp: {
    active: 'The team scans it during service. You don’t need to do anything.',
    inactive: 'The team isn’t scanning it right now.',
    replaced: 'The checkpoint has a new code. You can take this one down.',
    removed: 'You can take this code down.',
  },
};
