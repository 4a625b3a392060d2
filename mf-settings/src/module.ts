import { defineModule, withTexts } from 'valet-module';
import { pageTexts } from './texts/pageTexts.ts';

export default defineModule({
  pages: {
    ActivityPage: withTexts(pageTexts, () => import('./activity/ActivityPage.tsx')),
    SettingsPage: withTexts(pageTexts, () => import('./settings/SettingsPage.tsx')),
  },
  slots: {
    TextRound: withTexts(pageTexts, () => import('./sms/send/TextRound.tsx')),
    RecordChanges: withTexts(pageTexts, () => import('./activity/RecordChanges.tsx')),
    FoundSettings: withTexts(pageTexts, () => import('./settings/search/FoundSettings.tsx')),
    AccountTab: withTexts(pageTexts, () => import('./account/AccountTab.tsx')),
    OperationsTab: withTexts(pageTexts, () => import('./operations/OperationsTab.tsx')),
    SmsTab: withTexts(pageTexts, () => import('./sms/SmsTab.tsx')),
    CheckpointsTab: withTexts(pageTexts, () => import('./checkpoints/CheckpointsTab.tsx')),
    NotificationSettingsTab: withTexts(
      pageTexts,
      () => import('./notifications/NotificationSettingsTab.tsx'),
    ),
  },
  // Its texts load with the pages.
  catalogues: { en: {} },
});
