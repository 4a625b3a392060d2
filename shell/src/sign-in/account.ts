/** Everything on the sign-in page except signing in, as one chunk. */
export { AccountForms } from './AccountForms.tsx';
export { accountTexts } from './texts/index.ts';
