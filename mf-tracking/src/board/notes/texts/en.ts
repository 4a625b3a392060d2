/** The texts of notes on a round in English; the other languages have the same keys. */
export const en = {
  notes: {
    label: 'Office notes',
    add: 'Add note',
    title: 'Add a note for {{community}}',
    text: 'Note',
    help: 'The specialist sees it in the field app.',
    added: 'Note added for {{community}}.',
    removed: 'Note removed.',
    remove: 'Remove note: {{text}}',
    removeShort: 'Remove note',
    office: 'Office',
    failed: 'Couldn’t save the note. Try again.',
    problems: {
      required: 'Enter a note.',
      full: 'This shift has 20 notes. Remove one first.',
      otherNight: 'You can add notes for the past month through tomorrow night.',
      noCommunity: 'This community was deleted.',
    },
  },
};
