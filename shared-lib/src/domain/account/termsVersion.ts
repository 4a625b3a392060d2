/**
 * The date of the terms in force (`/docs/terms`); accounts record which date they accepted. Change it with the terms.
 */
export const termsVersion = '2026-11-23';
