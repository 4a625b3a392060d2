export const en = {
  title: 'Your first evening',
  progress: '{{done, number}} of {{all, number}} done',
  done: 'Done',
  hide: 'Hide this checklist',
  steps: {
    community: 'Add your first community',
    units: 'Add its units',
    invited: 'Invite a specialist',
    joined: 'Check that they signed in',
    tonight: 'Assign tonight’s shift',
  },
  reasons: {
    community: 'Set its service days and hours.',
    units: 'Number them by floor, or import a list.',
    invited: 'We’ll email a link to join your team.',
    joined: 'They need to accept the emailed invitation.',
    tonight: 'Every shift needs a specialist.',
  },
};
