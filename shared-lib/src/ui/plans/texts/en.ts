export const en = {
  professional_one: 'Upgrade to Professional, for you and {{count, number}} employee: {{price}} per month.',
  professional_other:
    'Upgrade to Professional, for you and {{count, number}} employees: {{price}} per month.',
  enterprise_one: 'Upgrade to Enterprise, for you and {{count, number}} employee: {{price}} per month.',
  enterprise_other: 'Upgrade to Enterprise, for you and {{count, number}} employees: {{price}} per month.',
  older_one: 'Upgrade to cover you and {{count, number}} employee: {{price}} per month.',
  older_other: 'Upgrade to cover you and {{count, number}} employees: {{price}} per month.',
  added: 'That’s {{price}} more than you pay now.',
  choose: 'Choose plan',
  chooseElsewhere: 'Choose plan in a new tab',
  kept: 'What you entered will still be here.',
  askOwner: 'Ask the account owner to upgrade.',
  noneForAdmins: 'No plan has more Admin accounts. Change an Admin’s role or deactivate one.',
  tooLarge: 'Plans go up to {{count, number}} employees. Contact support for more.',
};
