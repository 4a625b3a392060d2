import { commentsIn, fieldLines } from './manifestFields.ts';

const source = `
/** Not of a field. */
export const names = [
  /** The first. */
  'one',
  'two',
] as const;

const entry = z.object({
  /**
   * What it is called,
   * in a word.
   */
  label: z.string(),
  // Not documentation.
  order: z.number(),
});
`;

it('finds the documentation of fields and of values', () => {
  expect(Object.fromEntries(commentsIn(source))).toEqual({
    'names one': 'The first.',
    'names two': '',
    'entry.label': 'What it is called, in a word.',
    'entry.order': '',
  });
});

it('says what each field takes', () => {
  const schema = {
    properties: {
      $schema: { type: 'string' },
      label: { type: 'string', maxLength: 80 },
      title: { properties: { en: { type: 'string' } } },
      icon: { enum: ['team', 'help'] },
      routes: { type: 'array', maxItems: 50, items: { type: 'object' } },
      order: { type: 'integer' },
    },
    required: ['label', 'title', 'icon', 'routes'],
  };
  expect(fieldLines(schema, (field) => (field === 'label' ? 'Its name.' : ''))).toEqual([
    '- **`label`**: a text of at most 80 characters. Its name.',
    '- **`title`**: a text in English (`en`) and, if available, Spanish (`es`).',
    '- **`icon`**: one of `team`, `help`.',
    '- **`routes`**: a list of at most 50 entries.',
    '- **`order`**: a whole number, optional.',
  ]);
});
