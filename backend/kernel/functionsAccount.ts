/** The service account that functions run as, by its name in each project; `npm run deploy -- --set-up` creates it with the roles it needs. */
export const functionsAccount = 'valet-hub-functions';
