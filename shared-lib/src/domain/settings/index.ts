export { checkpointsSchema, codeLogoOf, codeLogos, printedDotStyle, qrDotStyles } from './checkpoints.ts';
export type { CodeLogo, CodeSettings, QrDotStyle } from './checkpoints.ts';
export { maxCodeLooks } from './codeLooks.ts';
export { contrastWithWhite, minCodeContrast } from './contrastWithWhite.ts';
export { logoRules } from './business.ts';
export { operationsSchema, serviceFeatures, serviceFeaturesSchema } from './operations.ts';
export type { ServiceFeature, ShiftFeatures } from './operations.ts';
export { roundChecksSchema, type RoundCheckLimits } from './roundChecks.ts';
export { settingsSchemas, type Settings, type SettingsSection } from './settings.ts';
