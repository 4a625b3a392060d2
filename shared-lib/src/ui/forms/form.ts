/** The form kit; a separate entry, because no page needs it for its first render. Adds its own texts. */
import { addCatalogs } from '../../i18n/index.ts';
import { formTexts } from './texts.ts';

addCatalogs('form', formTexts);

export { ChangedElsewhere } from './edit/ChangedElsewhere.tsx';
export { useEditForm, type EditFormState } from './edit/useEditForm.tsx';
export type { FieldError, FieldErrors, FoundErrors } from './errors.ts';
export { checkValues, errorsWithin } from './errors.ts';
export { errorMessage } from './errorMessage.ts';
export type { FieldProps, FieldState } from './field.ts';
export {
  CheckboxesField,
  RadioCardsField,
  SegmentsField,
  SwitchField,
  WeekdaysField,
} from './fields/ChoiceFields.tsx';
export { ColorField } from './fields/ColorField.tsx';
export { FieldFrame } from './fields/FieldFrame.tsx';
export { LengthField, MoneyField, NumberField } from './fields/NumberField.tsx';
export { PhoneField } from './fields/PhoneField.tsx';
export { PictureField } from './fields/PictureField.tsx';
export { RowsField } from './fields/RowsField.tsx';
export { SelectField } from './fields/SelectField.tsx';
export {
  DateField,
  EmailField,
  PasswordField,
  TextAreaField,
  TextField,
  TimeField,
} from './fields/TextField.tsx';
export { FieldRow, Form } from './Form.tsx';
export { useBusinessCountry } from './phones/useBusinessCountry.ts';
export { usePhoneReader } from './phones/usePhoneReader.ts';
export { usePhones } from './phones/usePhones.ts';
export { useTextObstacle, type TextObstacle } from './phones/useTextObstacle.ts';
export { FormDialog } from './FormDialog.tsx';
export { FormPage } from './FormPage.tsx';
export { useAutosaveForm } from './useAutosaveForm.ts';
export { useConflictText } from './useConflictText.ts';
export { useForm, type FormState, type SubmitResult } from './useForm.ts';
