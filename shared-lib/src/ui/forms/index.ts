/** Fields whose code is heavier than a plain form; an entry of its own, since no list needs them to show. */
import './mantine.css';

export { Checkbox, Select, Tabs, Textarea } from '@mantine/core';
export { CountryField } from './fields/CountryField.tsx';
export { SearchSelectField } from './fields/SearchSelectField.tsx';
export { TimeZoneField } from './fields/TimeZoneField.tsx';
