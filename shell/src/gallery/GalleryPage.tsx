import { IconPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate, formatDateTime, formatMoney, formatNight } from 'shared-lib/i18n';
import {
  ActionIcon,
  Button,
  ListSkeleton,
  NameCell,
  NoMatch,
  PageHeader,
  SectionError,
  RelativeTime,
  StatCard,
  StatePanel,
  StatusBadge,
} from 'shared-lib/ui';
import { FactList, PanelHead, StepPanel } from 'shared-lib/ui/drawer';
import { PhotoGrid, PhotoStrip } from 'shared-lib/ui/photos';
import { DialogSpecimens } from './DialogSpecimens.tsx';
import { FieldSpecimens } from './FieldSpecimens.tsx';
import { FormSpecimens } from './FormSpecimens.tsx';
import { Specimen } from './Specimen.tsx';
import { TableSpecimens } from './TableSpecimens.tsx';

const shown = {
  photos: ['door', 'bag'].map((name) => ({
    path: `customers/nobody/violations/none/${name}.jpg`,
    sha256: null,
    capturedAt: Date.UTC(2026, 10, 21, 2, 0),
    uploadedAt: null,
    uploadedBy: null,
  })),
  subject: 'Loose trash at A-101',
  timeZone: 'America/New_York',
  memberName: () => 'Nadia Flores',
};

/** Photos that fail to load; the demo data has working ones. */
function PhotoSpecimens() {
  return (
    <>
      <Specimen title="Photos in a row, which can’t be had">
        <PhotoStrip {...shown} />
      </Specimen>
      <Specimen title="Photos, large" flush>
        <PhotoGrid {...shown} />
      </Specimen>
    </>
  );
}

const names = ['Nadia Flores', 'مريم الحداد', 'W'.repeat(120)];

/** The detail panel, opened by a button; the list contains every record but the last. */
function PanelSpecimens() {
  const [openKey, setOpenKey] = useState<string | null>(null);
  return (
    <Specimen title="Panel beside a list">
      {names.map((name, place) => (
        <Button key={name} variant="default" onClick={() => setOpenKey(name)}>
          {['Of the list', 'RTL', 'Long, and not of the list'][place]}
        </Button>
      ))}
      <StepPanel
        title="Member"
        keys={names.slice(0, -1)}
        openKey={openKey}
        onStep={setOpenKey}
        onClose={() => setOpenKey(null)}
      >
        {(name) => (
          <>
            <PanelHead badges={<StatusBadge meaning="good">Active</StatusBadge>}>{name}</PanelHead>
            <FactList
              facts={[
                { label: 'Name', value: name },
                { label: 'Lines', value: 'One\nTwo' },
                { label: 'Not known, left out', value: null },
              ]}
            />
          </>
        )}
      </StepPanel>
    </Specimen>
  );
}

const meanings = ['good', 'watch', 'bad', 'info', 'neutral'] as const;
const longName = `Residences ${'of the Very Long Name '.repeat(12)}`;
const now = Date.UTC(2026, 10, 21, 2, 0);
const hour = 3_600_000;
const nothing = () => {};

/** `/ui`, in development only: every component of the kit in every state. */
export default function GalleryPage() {
  return (
    <>
      <PageHeader
        title="The kit"
        summary="Every part in every state; in development only."
        action={<Button leftSection={<IconPlus size={18} />}>Primary action</Button>}
      />

      <Specimen title="Buttons">
        <Button>Primary</Button>
        <Button variant="default">Secondary</Button>
        <Button variant="subtle">Quiet</Button>
        <Button loading>Busy</Button>
        <Button disabled>Disabled</Button>
        <ActionIcon variant="subtle" size={36} aria-label="Add">
          <IconPlus size={18} />
        </ActionIcon>
      </Specimen>

      <Specimen title="Badges, one for each meaning">
        {meanings.map((meaning) => (
          <StatusBadge key={meaning} meaning={meaning}>
            {meaning}
          </StatusBadge>
        ))}
      </Specimen>

      <Specimen title="Names">
        <NameCell name="Nadia Flores" detail="nadia@example.com" />
        <NameCell name="Maple Court" shape="place" />
        <NameCell name="مريم الحداد" detail="RTL" />
        <NameCell name='<img src="x" onerror="alert(1)">' />
        <NameCell name={longName} detail={longName} />
      </Specimen>

      <Specimen title="Figures">
        <StatCard label="Loading" value={null} icon={<IconUsers size={18} />} to="/ui" />
        <StatCard label="Members" value="13" detail="of 13" icon={<IconUsers size={18} />} to="/ui" />
        <StatCard label="Failed" value="–" detail="Not loaded" icon={<IconUsers size={18} />} to="/ui" />
      </Specimen>

      <Specimen title="Dates, times and money">
        <RelativeTime instant={null} now={now} />
        <RelativeTime instant={now - 3 * hour} now={now} />
        <span>{formatDateTime(now, 'en', 'America/New_York')}</span>
        <span>{formatDateTime(now, 'es', 'America/New_York')}</span>
        <span>{formatDate(now, 'en', 'UTC')}</span>
        <span>{formatNight('2026-11-20', 'en')}</span>
        <span>{formatMoney(48_000, 'en')}</span>
        <span>{formatMoney(1250, 'en')}</span>
      </Specimen>

      <FieldSpecimens />
      <FormSpecimens />
      <DialogSpecimens />
      <PanelSpecimens />
      <PhotoSpecimens />
      <TableSpecimens />

      <Specimen title="Loading" flush>
        <ListSkeleton rows={3} />
      </Specimen>
      <Specimen title="Empty" flush>
        <StatePanel
          icon={<IconUsers size={32} />}
          title="Nobody here yet"
          action={<Button>The next action</Button>}
        >
          One sentence about what will be here.
        </StatePanel>
      </Specimen>
      <Specimen title="No match" flush>
        <NoMatch onClear={nothing} />
      </Specimen>
      <Specimen title="Failed, with a retry" flush>
        <SectionError onRetry={nothing} />
      </Specimen>
      <Specimen title="Failed, trying again" flush>
        <SectionError onRetry={nothing} retrying />
      </Specimen>
    </>
  );
}
