/** The date of the terms in force (`/docs/terms`), by which an account says which terms were accepted. A change of the terms has another. */
export const termsVersion = '2026-11-23';
