import { defaultsOf, type ValuesOf } from '../session/setting-row.ts';
import { SETTING_TABLE } from '../session/setting-table.ts';

/** How the light pulses. */
export const PULSE_STYLES = SETTING_TABLE.output.pulseStyle.of;

/** How the light pulses. */
export type PulseStyle = (typeof PULSE_STYLES)[number];

/** What a person chose for light and sound on this device. It is never kept with the account. */
export type OutputChoice = ValuesOf<typeof SETTING_TABLE.output>;

/** What holds until a person chooses otherwise. */
export const DEFAULT_OUTPUT_CHOICE: OutputChoice = defaultsOf(SETTING_TABLE.output);
