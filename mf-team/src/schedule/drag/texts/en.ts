/** The texts of dragging people onto shifts in English. */
export const dragTexts = {
  drop: {
    assign: 'Assign {{name}}',
    move: 'Move {{name}} here and leave {{from}} unassigned',
    swap: 'Swap {{name}} and {{other}} (Alt: replace)',
    replace: 'Replace {{other}} with {{name}}',
    closed: 'No service on this date',
    inactive: '{{name}} is inactive',
    same: '{{name}} already has this shift',
    short: { assign: 'Assign', move: 'Move here', swap: 'Swap', replace: 'Replace' },
  },
  tray: {
    label: 'Team members to assign',
    hint: 'Drag a name onto a shift',
    week_one: '{{count, number}} shift',
    week_other: '{{count, number}} shifts',
    close: 'Hide team members',
  },
};
