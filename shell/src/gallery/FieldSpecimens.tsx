import { Segments } from 'shared-lib/ui';
import { NativeSelect, Switch, TextInput } from 'shared-lib/ui/inputs';
import { Checkbox, Select, Tabs, Textarea } from 'shared-lib/ui/forms';
import { useState } from 'react';
import { Specimen } from './Specimen.tsx';

const tiers = ['Admin', 'District Manager', 'Collection Specialist'];
const segments = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active', count: 13 },
  { value: 'inactive', label: 'Inactive', count: 40 },
];

export function FieldSpecimens() {
  const [segment, setSegment] = useState('active');
  return (
    <>
      <Specimen title="Fields">
        <TextInput label="Text" placeholder="Placeholder" description="Help stands below." />
        <TextInput label="With an error" defaultValue="?" error="Say what to do about it." />
        <TextInput label="Disabled" disabled />
        <Textarea label="Several lines" autosize minRows={2} maxRows={6} maxLength={2000} />
        <NativeSelect label="One of a few" choices={segments} value={segment} onChange={setSegment} />
        <NativeSelect
          label="Beside its label"
          labelAt="start"
          choices={segments}
          value={segment}
          onChange={setSegment}
        />
        <Select label="One of many" data={tiers} defaultValue="Admin" searchable />
      </Specimen>
      <Specimen title="Choices">
        <Checkbox label="Off" />
        <Checkbox label="On" defaultChecked />
        <Checkbox label="Some" indeterminate readOnly />
        <Checkbox label="Disabled" disabled />
        <Switch label="Switch" />
        <Switch label="Switched on" defaultChecked />
        <Segments label="Status" options={segments} value={segment} onChange={setSegment} />
      </Specimen>
      <Specimen title="Tabs">
        <Tabs defaultValue="overview">
          <Tabs.List>
            <Tabs.Tab value="overview">Overview</Tabs.Tab>
            <Tabs.Tab value="assignments">Assignments</Tabs.Tab>
            <Tabs.Tab value="disabled" disabled>
              Disabled
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="overview">The overview</Tabs.Panel>
          <Tabs.Panel value="assignments">The assignments</Tabs.Panel>
        </Tabs>
      </Specimen>
    </>
  );
}
