/** A fact about work and interruptions with where it was published. */
export interface Statistic {
  readonly figure: string;
  readonly text: string;
  readonly source: string;
}

/** What both research pages say of interruptions. */
export const INTERRUPTION_STATISTICS: readonly Statistic[] = [
  {
    figure: '23 min 15 s',
    text: 'On average, people whom researchers followed at work took this long to come back to an interrupted task, when they did so on the same day.',
    source: 'Gloria Mark, in an interview about her observations of office workers (2006).',
  },
  {
    figure: 'Faster, with more stress',
    text: 'In one experiment, interrupted people made up the time they had lost, and paid for it in effort, frustration and pressure.',
    source: 'Mark, Gudith and Klocke, CHI 2008, 48 people.',
  },
  {
    figure: 'Attention residue',
    text: 'Part of your mind may stay with the last task when you switch before it is finished. The name is the author’s.',
    source: 'Leroy, Organizational Behavior and Human Decision Processes, 2009.',
  },
];

/** Words of the axes of a plotted day. */
export const DAY_AXIS = {
  deep: 'deep',
  away: 'away',
} as const;

/** What the figure of a day is. */
export const DAY_CAPTION =
  'One line through the moments of such a day, by the clock. A sketch: nobody measured it.';
