/** Why a file or an answer is not a calendar that can be read. */
export const ICS_FAILURES = [
  'empty',
  'web_page',
  'not_a_calendar',
  'cut_short',
  'too_large',
  'too_complicated',
] as const;

/** Why a file or an answer is not a calendar that can be read. */
export type IcsFailure = (typeof ICS_FAILURES)[number];

/** The same in the words that a person reads, with what they can do about it. */
export const ICS_FAILURE_SENTENCES: Readonly<Record<IcsFailure, string>> = {
  empty: 'The file is empty. Export the calendar again and choose the new file.',
  web_page:
    'This is a web page, not a calendar. In the calendar’s settings, copy the secret address in iCal format; it usually ends in .ics.',
  not_a_calendar:
    'This is not an iCalendar file. Export the calendar as .ics and choose that file.',
  cut_short:
    'The calendar stops in the middle, so part of it may be missing. Download or export it again.',
  too_large: 'The calendar is larger than 5 MB. Export a shorter period, for example this year.',
  too_complicated:
    'The calendar repeats its events so often, or changes its clocks so often, that Overtone can’t read it. Export a shorter period, for example this year.',
};

/** Largest calendar that is read, in bytes. */
export const MAX_ICS_BYTES = 5 * 1024 * 1024;
