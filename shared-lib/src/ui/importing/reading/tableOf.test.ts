import { guessColumns } from './tableOf.ts';

const names = {
  contact: ['contact', 'contactperson'],
  phone: ['phone', 'contactnumber'],
  units: ['units', 'numberofunits'],
  unit: ['unit', 'unitnumber'],
};

test.each<[readonly string[], ReturnType<typeof guessColumns>]>([
  [['Contact', 'Phone'], { contact: 0, phone: 1 }],
  [['Contact Person', 'Contact #'], { contact: 0, phone: 1 }],
  [['Contact #', 'Contact'], { contact: 1, phone: 0 }],
  [['# of Units'], { units: 0 }],
  [['# Units', 'Unit #'], { units: 0, unit: 1 }],
  [['Phone #', 'phone #'], { phone: 0 }],
  [['Unit', 'Unit #'], { unit: 0 }],
  [['Unit', '#'], { unit: 0 }],
])('the columns of %j are %j', (headers, mapping) => {
  expect(guessColumns(headers, names)).toEqual(mapping);
});
