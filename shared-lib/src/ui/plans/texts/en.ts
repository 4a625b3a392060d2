/** The texts of the plan that is offered where a limit is met, in English. */
export const en = {
  professional_one: 'Professional, for you and {{count, number}} employee, has room: {{price}} per month.',
  professional_other: 'Professional, for you and {{count, number}} employees, has room: {{price}} per month.',
  enterprise_one: 'Enterprise, for you and {{count, number}} employee, has room: {{price}} per month.',
  enterprise_other: 'Enterprise, for you and {{count, number}} employees, has room: {{price}} per month.',
  older_one: 'Your plan for you and {{count, number}} employee has room: {{price}} per month.',
  older_other: 'Your plan for you and {{count, number}} employees has room: {{price}} per month.',
  added: 'That is {{price}} more than now.',
  choose: 'Choose this plan',
  chooseElsewhere: 'Choose this plan in a new tab',
  kept: 'What you typed is kept.',
  askOwner: 'The owner of the account can choose it.',
  noneForAdmins: 'No plan has more admin accounts. Give an Admin another role, or deactivate one.',
  tooLarge: 'That is more than a plan for {{count, number}} employees holds. Ask support for a larger one.',
};
