/** The columns of the list of accounts from 768 px on, of its heading and of each line. */
export const PERSON_COLUMNS =
  'gap-x-6 md:grid-cols-[minmax(0,2.2fr)_minmax(0,1.5fr)_6rem_6rem_4.5rem]';
