/** The texts of cases in the header's search. */
export const en = { foundCases: 'Cases' };
