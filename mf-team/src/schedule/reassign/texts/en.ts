/** The texts of reassigning tonight's shift in English; the other languages have the same keys. */
export const en = {
  takeOver: {
    label: 'Who takes over',
    assign: 'Assign {{name}}',
    working: 'On the clock at {{name}}',
    away: '{{distance}} away',
    free: 'Free tonight',
    others_one: '{{count, number}} other shift tonight',
    others_other: '{{count, number}} other shifts tonight',
    known: 'Serves here {{days}}',
    hours: '{{hours, number}} hr this week',
    overtime: '{{hours, number}} hr this week, overtime',
    period: '{{hours, number}} hr this pay period',
    none: 'No other active team members.',
    begun:
      '{{name}} clocked in at {{time}}, so this shift can’t be reassigned. Call them, or record their clock-out first.',
    schedule: 'Open in Schedule',
  },
};
