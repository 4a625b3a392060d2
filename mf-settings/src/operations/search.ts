import { serviceFeatures } from 'shared-lib/domain';
import type { SettingEntry } from '../settings/search/settingEntry.ts';

const roundChecks = [
  'minSecondsPerDoor',
  'doorsAtOnce',
  'maxSpeedKmh',
  'maxClockOffMin',
  'maxGateDistanceM',
  'reusedPhotos',
] as const;

/** Search entries of this settings tab. */
export const operationsSearch: readonly SettingEntry[] = [
  ...serviceFeatures.map((feature): SettingEntry => ({
    setting: feature,
    label: `operations.features.${feature}.label`,
    help: `operations.features.${feature}.help`,
  })),
  {
    setting: 'fieldAppAddress',
    label: 'operations.features.fieldAppAddress.label',
    help: 'operations.features.fieldAppAddress.help',
  },
  ...roundChecks.map((check): SettingEntry => ({
    setting: check,
    label: `operations.checks.${check}.label`,
    help: `operations.checks.${check}.help`,
    within: ['operations.checks.title'],
  })),
  {
    setting: 'violation-types',
    label: 'operations.types.title',
    within: (
      ['nameEn', 'nameEs', 'severity', 'defaultFineCents', 'requiresPhoto', 'reach', 'communityIds'] as const
    ).map((field) => `operations.types.fields.${field}` as const),
    words: {
      en: 'fine severity photo required reason template letter text message Spanish order merge archive',
      es: 'multa gravedad foto obligatoria motivo plantilla carta mensaje inglés orden unir archivar',
    },
  },
];
