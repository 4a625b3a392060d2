export { pastPlansAfter } from './pastPlansAfter.ts';
export { pastSettingsAfterEdit } from './pastSettingsAfterEdit.ts';
