/** The name of the functions' service account in each project; `npm run deploy -- --set-up` creates it with the roles it needs. */
export const functionsAccount = 'valet-hub-functions';
