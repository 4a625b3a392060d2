/** The texts of exporting communities. */
export const exportCommunities = {
  title: 'Export communities',
  columns: 'Columns',
  columnsHelp: 'You can edit and reimport this file. Assigned specialists aren’t imported.',
  submit: 'Download CSV',
  done_one: '{{count, number}} community exported',
  done_other: '{{count, number}} communities exported',
  failed: 'The communities didn’t load. Try again.',
  problems: { columns: { missing: 'Choose at least one column.' } },
};
