/** Fields beyond the plain text field; an entry of its own, since no list needs them to show. */
import './mantine.css';

export { Checkbox, Select, Tabs, Textarea } from '@mantine/core';
