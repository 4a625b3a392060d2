export { contrastWithWhite, leastCodeContrast } from './contrastWithWhite.ts';
export { qrDotStyles, serviceFeatures, settingsSchemas } from './settings.ts';
export type { QrDotStyle, ServiceFeature, Settings, SettingsSection } from './settings.ts';
