/** What printed codes say of themselves to whoever scans them. */
export const printedCodes = {
  unknown: 'We don’t know this code',
  unknownHelp: 'Check that it was scanned or typed in full. It may also be the code of another service.',
  notServed: 'This code leads nowhere any more',
  notServedHelp:
    'The community that it belongs to has no page here now. Its office knows who collects there.',
  manage: 'Open in your dashboard',
  tag: {
    unassigned: 'This tag is not in use yet',
    damaged: 'This tag was reported as damaged',
    lost: 'This tag was reported as lost',
    retired: 'This tag is not in use any more',
    replaced: 'This tag was replaced by a new one',
    unknown: 'We don’t know this tag',
  },
  tagHelp: {
    unassigned: 'Nobody has put it up at a door. What you see is true for the whole community.',
    damaged: 'The door will get a new one. What you see is true for the whole community.',
    lost: 'If you have found it, please take it to the community’s office.',
    retired: 'What you see is true for the whole community.',
    replaced: 'The door has a newer one. What you see is true for both.',
    unknown:
      'Scan it once more. If that changes nothing, write to us below and name your unit. What you see is true for the whole community.',
  },
  checkpoint: {
    active: 'This is a check point of the collection team',
    inactive: 'This check point is not in use',
    replaced: 'This code was replaced by a new one',
    removed: 'This check point was removed',
  },
  checkpointHelp: {
    active: 'The team scans it on its round, in its own app. There is nothing to do for you here.',
    inactive: 'The team does not scan it at present.',
    replaced: 'The check point has another code now. This one can be taken down.',
    removed: 'Its code can be taken down.',
  },
};
