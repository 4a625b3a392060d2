import { defineModule } from 'shared-lib/contract';
import { texts } from './texts/index.ts';

export default defineModule({
  pages: {
    SettingsPage: () => import('./settings/SettingsPage.tsx'),
  },
  slots: {
    OperationsTab: () => import('./operations/OperationsTab.tsx'),
    SmsTab: () => import('./sms/SmsTab.tsx'),
    CheckpointsTab: () => import('./checkpoints/CheckpointsTab.tsx'),
    NotificationSettingsTab: () => import('./notifications/NotificationSettingsTab.tsx'),
  },
  catalogues: texts,
});
