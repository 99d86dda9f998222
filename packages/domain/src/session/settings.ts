import type { z } from 'zod';
import { schemaOf } from './setting-schema.ts';
import { SETTING_TABLE } from './setting-table.ts';

/** Shapes of a modulation over one cycle. The carrier is always a sine. */
export const WAVEFORMS = SETTING_TABLE.session.waveform.of;

/** Shape of a modulation. */
export type Waveform = (typeof WAVEFORMS)[number];

/** Everything a session can be set to: the rows of `setting-table.ts`, each in its range, none absent. */
export const sessionSettingsSchema = schemaOf(SETTING_TABLE.session);

/** The settings of one session. */
export type SessionSettings = Readonly<z.infer<typeof sessionSettingsSchema>>;
