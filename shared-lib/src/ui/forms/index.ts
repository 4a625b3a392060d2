/**
 * Fields with heavier code than plain ones; a separate entry, because no list needs them for its first
 * render.
 */
import './mantine.css';

export { Checkbox, Select, Tabs, Textarea } from '@mantine/core';
export { CountryField } from './fields/CountryField.tsx';
export { SearchSelectField } from './fields/SearchSelectField.tsx';
export { TimeZoneField } from './fields/TimeZoneField.tsx';
