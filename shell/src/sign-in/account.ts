/** What the sign-in page fetches for all but the sign-in itself. */
export { AccountForms } from './AccountForms.tsx';
export { accountTexts } from './texts/index.ts';
