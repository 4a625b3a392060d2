/** Labels and messages from the spec are verbatim. */
export const en = {
  buttons: {
    previous: 'Previous',
    close: 'Close',
    finish: 'Finish Tour',
    next: 'Next',
    nextWithProgress: 'Next (Step {current} of {total})',
    skip: 'Skip Tour',
  },
  counter: '{{step}} of {{steps}}',
  step: 'Step {{step}} of {{steps}}',
  inMenu: 'On this screen, you find it in the menu behind this button.',
  moving: 'Opening the next step…',
  list: {
    label: 'Guided tours',
    start: 'Start',
    startTour: 'Start the tour {{title}}',
    done: 'Done',
    notDone: 'Not taken yet',
    reset: 'Mark all as not taken',
    resetText: 'The welcome tour then starts by itself at your next sign-in.',
    resetDone: 'All tours are marked as not taken.',
  },
  tours: {
    welcome: {
      title: 'Welcome',
      text: 'The way through the whole setup, from your settings to the first assigned night.',
    },
    'community-setup': {
      title: 'Community setup',
      text: 'What a community needs: days, services, codes, and someone who serves it.',
    },
    'team-management': {
      title: 'Team management',
      text: 'Roles, what additional members cost, and what happens when someone leaves.',
    },
    'service-tracking': {
      title: 'Service tracking',
      text: 'How to see whether tonight goes well, and how to prove that last night did.',
    },
    'advanced-features': {
      title: 'Advanced features',
      text: 'Text messages in bulk, violation types, your brand on every code, and reports.',
    },
  },
};
