/** The texts of exporting communities. */
export const exportCommunities = {
  title: 'Export communities',
  columns: 'Columns',
  columnsHelp: 'The file can be edited and imported again. Assigned specialists aren’t imported.',
  submit: 'Download CSV',
  done_one: '{{count, number}} community exported',
  done_other: '{{count, number}} communities exported',
  failed: 'The communities could not be fetched. Check your connection and try again.',
  problems: { columns: { missing: 'Choose at least one column.' } },
};
