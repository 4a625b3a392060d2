/** What the page of a tag says of the unit at whose door the tag is, and how its notices are answered. */
export const door = {
  last: {
    title: 'Last service at this door',
    none: 'No visit to this door is recorded yet.',
    night: 'Night of {{night}}',
    nightAt: 'Night of {{night}}, {{time}}',
    collected: 'Collected',
    notOut: 'We came by, and nothing was set out',
    notCollected: 'We came by, and could not take it',
    reasons: {
      setOut: 'It was not set out as the rules below say.',
      routeData: 'This door was not on our list that night.',
      capacity: 'We had no room left.',
      access: 'We could not get to the door.',
      communication: 'Our team was not told of this door in time.',
    },
  },
  notices: {
    title: 'Notices for this door',
    unnamed: 'Violation of the community’s rules',
    seen: 'Seen on the night of {{night}}.',
    cureBy: 'Please put it right by {{date}}.',
    overdue: 'It was to be put right by {{date}}.',
    statuses: { notified: 'Open', escalated: 'Open, reminded', disputed: 'Disputed' },
    answered: {
      resolved: '{{date}}: you wrote that it is put right. The office looks at it.',
      resolvedAccepted: '{{date}}: you wrote that it is put right, and the office agreed.',
      resolvedRefused: '{{date}}: you wrote that it is put right. The office does not see it so.',
      moreTime: '{{date}}: you asked for time until {{until}}. The office will decide.',
      moreTimeAccepted: '{{date}}: you asked for more time, and the office agreed.',
      moreTimeRefused: '{{date}}: you asked for time until {{until}}. The office did not agree.',
      dispute: '{{date}}: you wrote that it is not so. The office will decide.',
      disputeAccepted: '{{date}}: you wrote that it is not so, and the office agreed.',
      disputeRefused: '{{date}}: you wrote that it is not so. The office decided that the notice stays.',
    },
  },
};
