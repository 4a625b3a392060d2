import { Button, StatusBadge } from 'shared-lib/ui';
import { FactList, PanelHead, StepPanel } from 'shared-lib/ui/drawer';
import { useState } from 'react';
import { Specimen } from './Specimen.tsx';

const names = ['Nadia Flores', 'مريم الحداد', 'W'.repeat(120)];

/** The detail panel, opened by a button; the list contains every record but the last. */
export function PanelSpecimens() {
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
