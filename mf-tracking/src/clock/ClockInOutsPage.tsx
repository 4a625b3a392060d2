import { IconChecks, IconPlus } from '@tabler/icons-react';
import { useTonightDate } from 'shared-lib/data';
import { addDays } from 'shared-lib/domain';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import {
  Button,
  LazyOverlay,
  lazyPart,
  LazySection,
  PageHeader,
  useAddressState,
  useIsPhone,
} from 'shared-lib/ui';
import { PageTabs } from 'shared-lib/ui/tabs';
import { AreaLinks } from '../lists/AreaLinks.tsx';
import { TrackingListCard } from '../lists/TrackingList.tsx';
import styles from './ClockInOutsPage.module.css';
import { clockList } from './clockList.tsx';
import { OnTheClockStrip } from './OnTheClockStrip.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

addCatalogs('mf-tracking', { en, es });

const payPeriods = lazyPart(
  'The pay periods',
  async () => (await import(/* webpackChunkName: "pay-periods" */ './pay/PayPeriodsTab.tsx')).PayPeriodsTab,
);
const addDialog = lazyPart(
  'The form to add a clock-in',
  async () => (await import(/* webpackChunkName: "clock-forms" */ './AddClockDialog.tsx')).AddClockDialog,
);
const nightDialog = lazyPart(
  'The dialog to approve a night',
  async () =>
    (await import(/* webpackChunkName: "clock-forms" */ './ApproveNightDialog.tsx')).ApproveNightDialog,
);

/** `/clock-in-outs`: who worked where and when, and what they are paid for. */
export default function ClockInOutsPage() {
  const { t } = useTexts('mf-tracking');
  const isPhone = useIsPhone();
  return (
    <>
      {/* On a phone the list should start on the first screen, and the sentence doesn't affect it. */}
      <PageHeader
        title={t('clock.title')}
        summary={isPhone ? undefined : t('clock.summary')}
        action={<Actions />}
      />
      <AreaLinks />
      <PageTabs
        label={t('clock.tabs.label')}
        tabs={[
          {
            id: 'list',
            label: t('clock.tabs.list'),
            panel: () => (
              <>
                <OnTheClockStrip />
                <TrackingListCard list={clockList} />
              </>
            ),
          },
          {
            id: 'pay',
            label: t('clock.tabs.pay'),
            panel: () => <LazySection part={payPeriods}>{(PayPeriodsTab) => <PayPeriodsTab />}</LazySection>,
          },
        ]}
      />
    </>
  );
}

/** Actions on several records, or on a new one. */
function Actions() {
  const { t } = useTexts('mf-tracking');
  const adding = useAddressState('add');
  const approving = useAddressState('approveNight');
  const lastNight = addDays(useTonightDate(), -1);
  return (
    <div className={`vh-actions ${styles.actions}`}>
      <Button
        variant="default"
        leftSection={<IconChecks size={18} aria-hidden />}
        onClick={() => approving.open()}
        {...nightDialog.ahead}
      >
        {t('clock.night.open')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => adding.open()}
        {...addDialog.ahead}
      >
        {t('clock.add.open')}
      </Button>
      <LazyOverlay part={nightDialog} isOpen={approving.isOpen} onClose={approving.close}>
        {(ApproveNightDialog) => (
          <ApproveNightDialog opened={approving.isOpen} night={lastNight} onClose={approving.close} />
        )}
      </LazyOverlay>
      <LazyOverlay part={addDialog} isOpen={adding.isOpen} onClose={adding.close}>
        {(AddClockDialog) => (
          <AddClockDialog opened={adding.isOpen} night={lastNight} onClose={adding.close} />
        )}
      </LazyOverlay>
    </div>
  );
}
