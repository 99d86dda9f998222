import type { PageFacts } from '@overtone/domain/site/page-marks';
import type { Variables } from './variables.ts';

/** What pages say of whoever runs this server, as far as they have said it. */
export type OperatorFacts = Omit<
  PageFacts,
  'releases' | 'analytics-id' | 'site-origin' | 'public-origin'
>;

/** The variable that each fact is set by. */
const OPERATOR_VARIABLES = {
  company: 'COMPANY_NAME',
  address: 'COMPANY_ADDRESS',
  controller: 'DATA_CONTROLLER',
  jurisdiction: 'JURISDICTION',
  'support-email': 'SUPPORT_EMAIL',
  'research-email': 'RESEARCH_EMAIL',
  'booking-url': 'BOOKING_URL',
  'legal-since': 'LEGAL_SINCE',
} as const satisfies Record<keyof OperatorFacts, keyof Variables>;

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The facts about the operator. */
export function operatorFacts(env: Variables): OperatorFacts {
  const given = Object.entries(OPERATOR_VARIABLES).flatMap(([fact, variable]) => {
    const value = env[variable];
    if (value === undefined) return [];
    return [[fact, variable === 'LEGAL_SINCE' ? DAY.format(new Date(value)) : value.trim()]];
  });
  return Object.fromEntries(given);
}

/** The variables of what the operator has not said. */
export function missingOperatorVariables(facts: OperatorFacts): readonly string[] {
  return Object.entries(OPERATOR_VARIABLES).flatMap(([fact, variable]) =>
    Object.hasOwn(facts, fact) ? [] : [variable],
  );
}
