import { z } from 'zod';
import { MAX_HELP_CODE_POINTS } from '../crisis/help-reply.ts';
import { SETTING_RANGES } from '../session/setting-ranges.ts';
import { sessionSettingsSchema } from '../session/settings.ts';
import {
  MAX_NARRATIVE_CODE_POINTS,
  SUGGESTED_SETTINGS,
  SUGGESTION_SOURCES,
} from '../suggestion/suggestion.ts';
import { quotaSchema } from './suggestion-quota.ts';

const setting = sessionSettingsSchema.shape;
const hertz = z
  .number()
  .min(SETTING_RANGES.globalModulationHz.min)
  .max(SETTING_RANGES.globalModulationHz.max);
const share = z.number().min(0).max(1);

const rhythms = {
  globalModulationHz: hertz,
  centerModulationHz: hertz.describe('Always above globalModulationHz.'),
  visualHue: setting.visualHue,
};

/**
 * Body of a successful `POST /api/ai-suggestion`, and of the `fallback` in a failed one: what the server promises.
 * Clients read it with `parseSuggestion`, which trusts nothing.
 */
export const suggestionResponseSchema = z.object({
  ...rhythms,
  narrativeExplanation: z.string().max(2 * MAX_NARRATIVE_CODE_POINTS),
  globalModulationStrength: setting.globalModulationStrength.optional(),
  masterAudioVolume: setting.masterAudioVolume.optional(),
  backgroundVolume: setting.backgroundVolume.optional(),
  waveform: setting.waveform.optional(),
  sets: z
    .array(z.enum(SUGGESTED_SETTINGS))
    .optional()
    .describe('What of it is to be set; without this, all. Empty: nothing is to change.'),
  source: z.enum(SUGGESTION_SOURCES).optional(),
  state: z.string().optional(),
  confidence: share.optional(),
  alternatives: z
    .array(
      z.object({ state: z.string(), label: z.string(), reason: z.string().optional(), ...rhythms }),
    )
    .optional(),
  safetyNote: z.string().optional(),
  suggestionId: z.uuid().optional().describe('Names it in the history of the account that asked.'),
  quota: quotaSchema.optional().describe('As it stands after this answer.'),
});

/**
 * Body of a successful `POST /api/ai-suggestion` where a person said that they do not want to live or may hurt themselves:
 * words for them in place of a suggestion, without any rhythm. Clients read it with `helpTextIn`.
 */
export const helpResponseSchema = z.object({
  source: z.literal('help').describe('Tells this answer from a suggestion.'),
  narrativeExplanation: z
    .string()
    .max(2 * MAX_HELP_CODE_POINTS)
    .describe('To be shown whole.'),
  help: z
    .array(
      z.object({
        country: z.string().describe('ISO 3166 code.'),
        place: z.string(),
        name: z.string(),
        contact: z.string().describe('What to dial.'),
        url: z.url(),
        asOf: z.iso.date().describe('When the number was written down.'),
      }),
    )
    .describe('Lines of the country that the languages of the request speak of.'),
});

/** Body of a successful `POST /api/ai-suggestion`. */
export type SuggestionResponse = z.infer<typeof suggestionResponseSchema>;
