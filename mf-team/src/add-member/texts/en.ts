/** The texts of adding a team member; `teamFull` and `failed` are the spec's words (sections 5 and 8). */
export const addMember = {
  open: 'Add team member',
  title: 'Add team member',
  firstName: 'First name',
  lastName: 'Last name (optional)',
  email: 'Email',
  emailHelp: 'We’ll email a link to set a password.',
  tier: 'Role',
  /** A field's name within a sentence. */
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    tier: 'Role',
  },
  tierDetails: {
    Admin: 'Full access to this dashboard.',
    'District Manager': 'Oversees multiple communities.',
    'Collection Specialist': 'Runs routes in the field app.',
  },
  adminsInUse: '{{used, number}} of {{allowed, number}} Admin accounts used.',
  isActive: 'Active',
  isActiveHelp: 'Can take shifts and counts toward your plan.',
  problems: {
    firstName: { missing: 'Enter a first name.' },
    email: { missing: 'Enter an email address.' },
    tier: { missing: 'Choose a role.' },
    tooManyInvitations: 'The limit is {{count, number}} invitations a day. Try again tomorrow.',
    duplicate: 'A team member already has this email.',
    taken: 'Another account uses this email.',
    adminsFull_one:
      'Your plan’s {{count, number}} Admin account is in use. Choose another role or add them as inactive.',
    adminsFull_other:
      'Your plan’s {{count, number}} Admin accounts are in use. Choose another role or add them as inactive.',
    teamFull: "Cannot add active member. You have reached your plan's team member limit.",
  },
  full: 'You’ve reached your plan’s limit of active members.',
  atLimitHelp: 'Turn off Active to add this member now.',
  failed: 'Failed to add team member',
  failedHelp: 'Try again.',
  inactiveHelp: 'Reactivate them later to invite them.',
  submit: 'Send invitation',
  submitInactive: 'Add without invitation',
  invited: 'Invitation sent to {{email}}.',
  addedInactive: '{{name}} added as inactive. Reactivate them to send an invitation.',
  discard: 'This member hasn’t been added.',
};
