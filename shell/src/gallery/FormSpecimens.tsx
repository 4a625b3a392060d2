import { Button } from 'shared-lib/ui';
import {
  CheckboxesField,
  ColorField,
  DateField,
  EmailField,
  FieldRow,
  FormDialog,
  FormPage,
  MoneyField,
  NumberField,
  PhoneField,
  PictureField,
  RadioCardsField,
  RowsField,
  SegmentsField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  TimeField,
  useAutosaveForm,
  useForm,
  WeekdaysField,
  type FieldProps,
} from 'shared-lib/ui/form';
import { SearchSelectField } from 'shared-lib/ui/forms';
import type { Weekday } from 'shared-lib/domain';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Specimen } from './Specimen.tsx';

const tiers = [
  { value: 'admin', label: 'Admin', details: 'Full access to this dashboard.' },
  { value: 'manager', label: 'District Manager', details: 'Oversees several communities.' },
] as const;
type Tier = (typeof tiers)[number]['value'];

const blank = {
  text: '',
  several: '',
  email: '',
  phone: null as string | null,
  number: null as number | null,
  money: null as number | null,
  date: '',
  time: '',
  color: '#0f766e',
  tier: null as Tier | null,
  segment: 'night' as 'night' | 'week',
  boxes: [] as Tier[],
  days: [] as Weekday[],
  isActive: false,
  picture: null as File | string | null,
};
const filled: typeof blank = {
  text: 'مريم الحداد',
  several: 'Two\nlines',
  email: 'nadia@members.test',
  phone: '+12025550100',
  number: 1240,
  money: 125_050,
  date: '2026-11-22',
  time: '20:30',
  color: '#b91c1c',
  tier: 'manager',
  segment: 'week',
  boxes: ['admin'],
  days: ['monday', 'friday'],
  isActive: true,
  picture: 'data:image/gif;base64,R0lGODlhAQABAPAAAA92bgAAACwAAAAAAQABAAACAkQBADs=',
};

interface FieldsProps {
  values: typeof blank;
  error?: string | null;
  readOnly?: boolean;
  locked?: string | null;
}

const states: Record<string, FieldsProps> = {
  empty: { values: blank },
  'filled in': { values: filled },
  wrong: { values: blank, error: 'Say what to do about it.' },
  'on its way': { values: filled, readOnly: true },
  locked: { values: filled, locked: 'Only the owner can change this.' },
};

/** Every form field of the kit in one state. */
function Fields({ values: initial, error = null, readOnly = false, locked = null }: FieldsProps) {
  const [values, setValues] = useState(initial);
  type Values = typeof blank;
  const field = <Name extends keyof Values>(name: Name): FieldProps<Values[Name]> => ({
    name,
    label: name,
    value: values[name],
    error,
    readOnly,
    locked,
    onChange: (value) => setValues((current) => ({ ...current, [name]: value })),
  });
  return (
    <>
      <TextField {...field('text')} label="Text" help="Help stands below." />
      <TextAreaField {...field('several')} label="Several lines" />
      <EmailField {...field('email')} label="Email" />
      <PhoneField {...field('phone')} label="Phone" />
      <NumberField {...field('number')} label="Number" />
      <MoneyField {...field('money')} label="Money" />
      <DateField {...field('date')} label="Date" />
      <TimeField {...field('time')} label="Time" />
      <ColorField {...field('color')} label="Color" />
      <SelectField {...field('tier')} label="One of a few" choices={tiers} />
      <SearchSelectField {...field('tier')} label="One of many" choices={tiers} />
      <RadioCardsField {...field('tier')} label="One, with what it means" choices={tiers} />
      <SegmentsField
        {...field('segment')}
        label="One of two"
        choices={[
          { value: 'night', label: 'This night' },
          { value: 'week', label: 'Every week' },
        ]}
      />
      <CheckboxesField {...field('boxes')} label="Any of a few" choices={tiers} />
      <WeekdaysField {...field('days')} label="Days" />
      <SwitchField {...field('isActive')} label="On or off" help="What it is for." />
      <PictureField {...field('picture')} label="Picture" alt="A green square" />
    </>
  );
}

const afterAMoment = <Result,>(result: Result) =>
  new Promise<Result>((resolve) => {
    setTimeout(() => resolve(result), 1200);
  });

const place = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
  contacts: z.array(z.object({ name: z.string().check(z.minLength(1)), email: z.email() })),
});

const usePlaceForm = (name: string) =>
  useForm({
    name,
    initialValues: { name: '', contacts: [] as { name: string; email: string }[] },
    schema: place,
    submit: ({ name: typed }) =>
      afterAMoment(
        typed === 'taken'
          ? { ok: false as const, error: { code: 'already-exists', fields: { name: { code: 'taken' } } } }
          : { ok: typed !== 'fails', reason: 'failed' },
      ),
  });

function PlaceFields({ form }: { form: ReturnType<typeof usePlaceForm> }) {
  return (
    <>
      <TextField {...form.field('name')} label="Name" help="“taken” is refused, “fails” fails." autoFocus />
      <RowsField
        {...form.rows('contacts')}
        label="Contacts"
        rowLabel="Contact"
        addLabel="Add a contact"
        blank={{ name: '', email: '' }}
      >
        {(field) => (
          <FieldRow>
            <TextField {...field('name')} label="Name" />
            <EmailField {...field('email')} label="Email" />
          </FieldRow>
        )}
      </RowsField>
    </>
  );
}

const setting = z.object({ sender: z.string().check(z.minLength(1)), isOn: z.boolean(), from: z.string() });

function Settings() {
  const [stored, setStored] = useState({ sender: 'Valet', isOn: true, from: '20:00' });
  const { field } = useAutosaveForm({
    stored,
    schema: setting,
    save: async (change) => {
      const isTaken = change.sender !== 'fails' && change.from !== '00:00';
      await afterAMoment(null);
      if (isTaken) setStored((current) => ({ ...current, ...change }));
      return isTaken ? { ok: true } : { ok: false, reason: 'failed' };
    },
  });
  return (
    <>
      <SwitchField {...field('isOn')} label="On" help="A choice is saved at once." />
      <TextField {...field('sender')} label="Sender" help="“fails” can’t be saved." />
      <TimeField {...field('from')} label="From" help="Saved when it is left." />
    </>
  );
}

const Column = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', width: '100%', maxWidth: 520, gap: 20 }}>{children}</div>
);

/** The form kit: every field in every state, and forms that succeed, are rejected, or fail. */
export function FormSpecimens() {
  const [opened, setOpened] = useState(false);
  const inDialog = usePlaceForm('gallery-dialog');
  const inPage = usePlaceForm('gallery-page');
  return (
    <>
      {Object.entries(states).map(([title, state]) => (
        <Specimen key={title} title={`Fields: ${title}`}>
          <Column>
            <Fields {...state} />
          </Column>
        </Specimen>
      ))}
      <Specimen title="Form in a dialog">
        <Button variant="default" onClick={() => setOpened(true)}>
          Open
        </Button>
        <FormDialog
          form={inDialog}
          opened={opened}
          onClose={() => setOpened(false)}
          title="Add a place"
          submitLabel="Add"
          success={({ payload }) => `${payload.name} was added`}
          discard="The place has not been added."
        >
          <PlaceFields form={inDialog} />
        </FormDialog>
      </Specimen>
      <Specimen title="Form in a page">
        <Column>
          <FormPage form={inPage} submitLabel="Add">
            <PlaceFields form={inPage} />
          </FormPage>
        </Column>
      </Specimen>
      <Specimen title="Fields that save themselves" flush>
        <Settings />
      </Specimen>
    </>
  );
}
