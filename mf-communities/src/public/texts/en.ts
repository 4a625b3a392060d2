/** The texts for people who scan printed codes. */
export const printedCodes = {
  unknown: 'Code not found',
  unknownHelp: 'Scan it again or check the spelling. It may belong to another service.',
  notServed: 'This code is no longer in use',
  notServedHelp: 'Ask the community office who collects the trash.',
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
    unassigned: 'The information below is for the whole community.',
    damaged: 'We’ll replace it. The information below is for the whole community.',
    lost: 'Please take it to the community office.',
    retired: 'The information below is for the whole community.',
    replaced: 'This door has a newer tag with the same information.',
    unknown:
      'Scan it again, or write to us below with your unit number. The information below is for the whole community.',
  },
  checkpoint: {
    active: 'This is a checkpoint for the collection team',
    inactive: 'This checkpoint isn’t in use',
    replaced: 'This code was replaced',
    removed: 'This checkpoint was removed',
  },
  checkpointHelp: {
    active: 'You don’t need to do anything.',
    inactive: 'The team isn’t scanning it right now.',
    replaced: 'It has a new code. Take this one down.',
    removed: 'You can take this code down.',
  },
};
