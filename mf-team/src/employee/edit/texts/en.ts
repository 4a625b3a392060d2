/** The texts of editing a team member; `failed` is the spec's words (section 8). */
export const editMember = {
  open: 'Edit',
  title: 'Edit team member',
  phone: 'Phone (optional)',
  phoneHelp: 'Such as (202) 555-0100.',
  emailHelp: 'They sign in with this address. Another one signs them out everywhere; their password stays.',
  emailHelpInvited: 'Another address gets an invitation of its own, and the one before ends.',
  locked: {
    email: {
      ownerRecord: 'Only the owner can change this address: it opens the whole account.',
      oneself: 'You sign in with this address. Change it in Settings, under Account.',
    },
    tier: {
      ownerRecord: 'The owner always has full access.',
      oneself: 'You can’t change your own role. Ask the owner or another Admin.',
    },
  },
  problems: {
    shared: 'This person signs in to another business with this email too, so it can’t be changed here.',
    adminsFull_one:
      'Your plan allows {{count, number}} admin account, and it is in use. Choose another role.',
    adminsFull_other:
      'Your plan allows {{count, number}} admin accounts, and all are in use. Choose another role.',
  },
  failed: 'Failed to update team member',
  failedHelp: 'Nothing you typed is lost. Check your connection and try again.',
  discard: 'Your changes to {{name}} have not been saved.',
  submit: 'Save changes',
  saved: 'The changes were saved.',
};
