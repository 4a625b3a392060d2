/** The texts of importing team members. Field errors use the texts of the form that adds a member. */
export const importMembers = {
  open: 'Import CSV',
  title: 'Import team members',
  back: 'Back to Team',
  wanted: {
    firstName: 'Or one Name column.',
    lastName: 'Optional.',
    email: 'Identifies the team member.',
    phone: 'Optional. Example: (202) 555-0100.',
    tier: 'Admin, District Manager or Collection Specialist.',
    isActive: 'Optional. Active or Inactive.',
  },
  columns: {
    fullName: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    tier: 'Role',
    isActive: 'Status',
  },
  review: {
    invitations: 'New active members get an email to set a password.',
    statusStays: 'Existing members keep their status.',
    asInactive: 'Add them as inactive',
  },
  details: {
    stays: {
      active: 'Stays active: imports don’t change status.',
      inactive: 'Stays inactive: imports don’t change status.',
    },
    nameOrder: 'First name “{{firstName}}”, last name “{{lastName}}”.',
    tier: 'Enter Admin, District Manager or Collection Specialist.',
    isActive: 'Enter Active or Inactive.',
    locked: 'You can’t change the owner’s role or your own.',
    adminsFull_one: 'Your plan’s {{count, number}} Admin account is in use.',
    adminsFull_other: 'Your plan’s {{count, number}} Admin accounts are in use.',
  },
  failures: {
    addFailed: 'Failed to add team member',
    changeFailed: 'Failed to update team member',
    overtaken: 'Someone else changed this member. Try again to see the changes.',
  },
  invited: 'Invitation sent.',
};
