/** The texts of editing a team member; `failed` is the spec's words (section 8). */
export const editMember = {
  open: 'Edit',
  title: 'Edit team member',
  phone: 'Phone (optional)',
  phoneHelp: 'Example: (202) 555-0100.',
  emailHelp: 'Used to sign in. Changing it signs them out everywhere.',
  emailHelpInvited: 'Changing it sends a new invitation.',
  emailHelpTexted: 'Leave empty to keep the invitation by text. An email replaces it.',
  locked: {
    email: {
      ownerRecord: 'Only the owner can change this email.',
      oneself: 'Change your own email in Settings, under Account.',
    },
    tier: {
      ownerRecord: 'The owner always has full access.',
      oneself: 'Ask the owner or another Admin to change your role.',
    },
  },
  problems: {
    shared: 'This email is also used at another business.',
    adminsFull_one: 'Your plan’s {{count, number}} Admin account is in use. Choose another role.',
    adminsFull_other: 'Your plan’s {{count, number}} Admin accounts are in use. Choose another role.',
  },
  failed: 'Failed to update team member',
  failedHelp: 'Try again.',
  discard: 'Your changes to {{name}} haven’t been saved.',
  submit: 'Save changes',
  saved: 'Changes saved.',
};
