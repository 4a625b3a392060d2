export { pastPlansAfter, pastSettingsAfterEdit } from './pastSettingsAfterEdit.ts';
