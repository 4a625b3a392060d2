/** The texts of editing a team member; `failed` is the spec's words (section 8). */
export const editMember = {
  open: 'Edit',
  title: 'Edit team member',
  phone: 'Phone (optional)',
  phoneHelp: 'Example: (202) 555-0100.',
  emailHelp: 'Used to sign in. Changing it signs them out everywhere; their password stays the same.',
  emailHelpInvited: 'A new address gets a new invitation and the old one stops working.',
  locked: {
    email: {
      ownerRecord: 'Only the owner can change this email. It controls the account.',
      oneself: 'You sign in with this email. Change it in Settings, under Account.',
    },
    tier: {
      ownerRecord: 'The owner always has full access.',
      oneself: 'You can’t change your own role. Ask the owner or another Admin.',
    },
  },
  problems: {
    shared: 'This email also signs in to another business, so you can’t change it here.',
    adminsFull_one: 'Your plan’s {{count, number}} Admin account is in use. Choose another role.',
    adminsFull_other: 'Your plan’s {{count, number}} Admin accounts are all in use. Choose another role.',
  },
  failed: 'Failed to update team member',
  failedHelp: 'Your entries are still here. Check your connection and try again.',
  discard: 'Your changes to {{name}} aren’t saved.',
  submit: 'Save changes',
  saved: 'Changes saved.',
};
