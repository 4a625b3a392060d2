/** Texts of the search's results beyond the team and communities. */
export const en = {
  actions: {
    addMember: { name: 'Add a team member', words: 'new invite employee specialist hire create' },
    importMembers: { name: 'Import team members', words: 'csv file spreadsheet upload employees' },
    addCommunity: { name: 'Add a community', words: 'new property create' },
    importCommunities: { name: 'Import communities', words: 'csv file spreadsheet upload properties' },
    addClosures: { name: 'Add closures', words: 'new holiday no service night off create' },
    sendText: { name: 'Text residents', words: 'sms message broadcast send running late' },
    addClockRecord: { name: 'Add a clock record', words: 'new clock in out hours shift create' },
    addViolationType: { name: 'Add a violation type', words: 'new rule create' },
    changePlan: { name: 'Change plan', words: 'upgrade seats employees subscription' },
  },
  groups: { actions: 'Actions', pages: 'Pages', help: 'Help' },
  textTo: 'Text {{name}}',
  failed: 'Couldn’t load results for {{group}}.',
};
