/** The texts of dragging people onto shifts in English. */
export const dragTexts = {
  drop: {
    assign: 'Assign {{name}}',
    move: 'Move {{name}} here; leaves {{from}} unassigned',
    swap: 'Swap {{name}} with {{other}}. Hold Alt to replace instead',
    replace: 'Put {{name}} in place of {{other}}',
    closed: 'No service on this date',
    inactive: '{{name}} is inactive and can’t be assigned',
    same: '{{name}} serves this shift',
    short: { assign: 'Assign', move: 'Move here', swap: 'Swap', replace: 'Replace' },
  },
  tray: {
    label: 'People to assign',
    hint: 'Drag someone onto a shift',
    week_one: '{{count, number}} shift',
    week_other: '{{count, number}} shifts',
    close: 'Hide the people',
  },
};
