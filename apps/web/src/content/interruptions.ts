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
    text: 'passed on average before people whom researchers followed at work came back to an interrupted task on the same day.',
    source: 'Gloria Mark, in an interview about her observations of office workers (2006).',
  },
  {
    figure: 'faster, with more stress',
    text: 'is how interrupted people in one experiment finished their task: the time was made up, and the price was effort, frustration and pressure.',
    source: 'Mark, Gudith and Klocke, CHI 2008, 48 people.',
  },
  {
    figure: 'part of your mind',
    text: 'may stay with the last task when you switch before it is finished. The author called it attention residue.',
    source: 'Leroy, Organizational Behavior and Human Decision Processes, 2009.',
  },
];
