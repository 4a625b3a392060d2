/** The texts of reports and cases in the header's search. */
export const en = { foundReports: 'Reports', foundCases: 'Cases' };
