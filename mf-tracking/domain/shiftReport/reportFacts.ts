/** The kind of issue that is a claim: damage to the property, with a photo. */
export const propertyClaim = 'propertyClaim';
