/** Shown while a suggestion is on its way. */
export const ASSISTANT_LOADING_TEXT = 'Optimizing frequencies for your task...';

/** The assistant's bubble after any failed suggestion. */
export const ASSISTANT_ERROR_TEXT =
  'I encountered an error. Please try again or check your API key configuration.';

/** Heading of the notice that opens when a failure mentions the API key. */
export const API_KEY_NOTICE_TITLE = 'API Key Required';

/** Body of that notice; it speaks to whoever runs the server. */
export const API_KEY_NOTICE_TEXT =
  'To get AI suggestions, add your OpenAI key to the .env file of the server as OPENAI_API_KEY=your-key, then start the server again.';

/** Whether a failure is about the API key, so that the notice should open. */
export function mentionsApiKey(message: string): boolean {
  return message.includes('API key');
}
