export { planImport } from './planImport.ts';
