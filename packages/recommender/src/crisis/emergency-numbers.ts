/** What is dialled in a country when somebody is in danger now. */
export interface EmergencyNumbers {
  /** What brings an ambulance. */
  readonly ambulance: string;
  /** What brings the police. */
  readonly police: string;
}

/** A number that brings both. */
const both = (number: string): EmergencyNumbers => ({ ambulance: number, police: number });

/** By ISO 3166 code, for the countries whose lines we know. Where a country has one number for all, that stands. */
export const EMERGENCY_NUMBERS: Readonly<Record<string, EmergencyNumbers>> = {
  US: both('911'),
  CA: both('911'),
  GB: both('999'),
  IE: both('112 or 999'),
  AU: both('000'),
  NZ: both('111'),
  DE: { ambulance: '112', police: '110' },
  AT: { ambulance: '144 or 112', police: '133 or 112' },
  CH: { ambulance: '144 or 112', police: '117 or 112' },
  FR: { ambulance: '15 or 112', police: '17 or 112' },
  ES: both('112'),
  NL: both('112'),
  SE: both('112'),
  NO: { ambulance: '113', police: '112' },
  DK: both('112'),
  FI: both('112'),
  PL: both('112'),
  BR: { ambulance: '192', police: '190' },
  ZA: both('112 from a mobile phone'),
  IN: both('112'),
  KR: { ambulance: '119', police: '112' },
  JP: { ambulance: '119', police: '110' },
};
