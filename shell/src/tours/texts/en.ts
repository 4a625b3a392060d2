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
  inMenu: 'It’s in this menu.',
  moving: 'Opening the next step…',
  list: {
    label: 'Guided tours',
    start: 'Start',
    startTour: 'Start the {{title}} tour',
    done: 'Completed',
    notDone: 'Not started',
    reset: 'Reset all tours',
    resetText: 'The welcome tour starts the next time you sign in.',
    resetDone: 'All tours were reset.',
  },
  tours: {
    welcome: {
      title: 'Welcome',
      text: 'From settings to your first assigned shift.',
    },
    'community-setup': {
      title: 'Community setup',
      text: 'Service days, services, codes and specialists.',
    },
    'team-management': {
      title: 'Team management',
      text: 'Roles, cost, and what to do when someone leaves.',
    },
    'service-tracking': {
      title: 'Service tracking',
      text: 'Follow tonight’s service and share proof of last night’s.',
    },
    'advanced-features': {
      title: 'Advanced features',
      text: 'Bulk texts, violation types, your brand on codes, and reports.',
    },
  },
};
