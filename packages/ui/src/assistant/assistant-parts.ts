import type { Assistant } from '@overtone/client/assistant/assistant';
import type { SessionParts } from '../session/session-parts.ts';

/** What the assistant's panel and its pieces work on. */
export interface AssistantParts extends SessionParts {
  readonly assistant: Assistant;
}
