/** First and last names of many origins, for people who don't exist. */
// oxfmt-ignore
export const firstNames = [
  'Aaliyah', 'Aiden', 'Amara', 'Anh', 'Aria', 'Beatriz', 'Caleb', 'Carmen', 'Chidi', 'Dalia', 'Darnell', 'Diego',
  'Elena', 'Emeka', 'Esther', 'Fatima', 'Felix', 'Gabriela', 'Grace', 'Hana', 'Hassan', 'Imani', 'Ingrid', 'Isaac',
  'Jamal', 'Joaquín', 'Kavya', 'Keiko', 'Kwame', 'Leilani', 'Liam', 'Lucía', 'Malik', 'Marisol', 'Mateo', 'Mei',
  'Miguel', 'Nia', 'Noor', 'Oksana', 'Omar', 'Priya', 'Quinn', 'Rafael', 'Rosa', 'Ruth', 'Samir', 'Siobhán',
  'Soledad', 'Tariq', 'Thuy', 'Tomasz', 'Valentina', 'Victor', 'Wanjiru', 'Xavier', 'Yara', 'Yusuf', 'Zainab', 'Zoë',
] as const;

// oxfmt-ignore
export const lastNames = [
  'Abdullah', 'Adeyemi', 'Alvarez', 'Andersson', 'Banerjee', 'Brooks', 'Castillo', 'Chen', 'Cohen', 'Cruz', 'Dang',
  'Delgado', 'Diallo', 'Edwards', 'Eze', 'Fernández', 'Fitzgerald', 'García', 'Gupta', 'Hall', 'Hernández', 'Hoang',
  'Ibrahim', 'Jackson', 'Jensen', 'Johnson', 'Kamara', 'Kaur', 'Kim', 'Kowalski', 'Lee', 'Lewis', 'Martínez', 'Mbeki',
  'Mitchell', 'Moreau', 'Nguyen', 'Novak', 'O’Brien', 'Okonkwo', 'Park', 'Patel', 'Petrov', 'Ramírez', 'Reddy',
  'Robinson', 'Rossi', 'Santos', 'Schmidt', 'Silva', 'Singh', 'Tanaka', 'Thompson', 'Torres', 'Tran', 'Vargas',
  'Walker', 'Washington', 'Yamamoto', 'Zhou',
] as const;

// oxfmt-ignore
export const streets = [
  'Alder Street', 'Bayview Avenue', 'Canal Road', 'Dogwood Lane', 'Euclid Avenue', 'Fulton Street', 'Garden Way',
  'Hillcrest Drive', 'Industry Street', 'Juniper Road', 'Kingston Pike', 'Lakeshore Drive', 'Mill Street',
] as const;

/** A name as part of an email address: ASCII letters in lowercase. */
export const mailPart = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
