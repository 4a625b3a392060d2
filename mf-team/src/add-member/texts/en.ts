/** The texts of adding a team member; `teamFull` and `failed` are the spec's words (sections 5 and 8). */
export const addMember = {
  open: 'Add team member',
  title: 'Add team member',
  firstName: 'First name',
  lastName: 'Last name (optional)',
  email: 'Email',
  emailHelp: 'The invitation goes here, with a link to choose a password.',
  tier: 'Role',
  /** What a field is called in a sentence. */
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    tier: 'Role',
  },
  tierDetails: {
    Admin: 'Full access to this dashboard.',
    'District Manager': 'Oversees multiple communities, in the field app.',
    'Collection Specialist': 'Does the rounds, in the field app.',
  },
  adminsInUse: '{{used, number}} of {{allowed, number}} admin accounts in use.',
  isActive: 'Active',
  isActiveHelp: 'Active members can be given shifts and count toward your plan.',
  problems: {
    firstName: { missing: 'Enter a first name.' },
    email: { missing: 'Enter an email address.' },
    tier: { missing: 'Choose a role.' },
    tooManyInvitations:
      'You have sent {{count, number}} invitations within a day. Invite more people tomorrow.',
    duplicate: 'Someone on your team has this email already.',
    taken: 'This email already signs in with another account.',
    adminsFull_one:
      'Your plan allows {{count, number}} admin account, and it is in use. Choose another role, or add this member as inactive.',
    adminsFull_other:
      'Your plan allows {{count, number}} admin accounts, and all are in use. Choose another role, or add this member as inactive.',
    teamFull: "Cannot add active member. You have reached your plan's team member limit.",
  },
  full: 'Your plan has no room for another active member. You can add one as inactive, or choose a larger plan first.',
  atLimitHelp: 'Switch Active off to add this member now and activate them later.',
  failed: 'Failed to add team member',
  failedHelp: 'Nothing you typed is lost. Check your connection and try again.',
  inactiveHelp: 'Inactive members aren’t invited. They get an invitation when you reactivate them.',
  submit: 'Send invitation',
  submitInactive: 'Add without invitation',
  invited: 'An invitation was sent to {{email}}.',
  addedInactive: '{{name}} was added as inactive. Reactivate {{name}} to send an invitation.',
  discard: 'This member has not been added yet.',
};
