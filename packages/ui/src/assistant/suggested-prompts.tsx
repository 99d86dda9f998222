import type { Assistant } from '@overtone/client/assistant/assistant';
import { SUGGESTED_PROMPTS } from '@overtone/domain/suggestion/suggested-prompts';
import { useStore } from '@nanostores/react';
import { Button } from 'react-aria-components';

/** Four tasks to try; choosing one fills the input and sends it. */
export function SuggestedPrompts({ assistant }: { readonly assistant: Assistant }) {
  const isLoading = useStore(assistant.$status) === 'loading';
  return (
    <div className="pt-3">
      <p className="text-small text-muted">What are you about to do? For instance:</p>
      <ul className="mt-1.5 divide-y divide-rule shallow:-mx-1 shallow:mt-0.5 shallow:flex shallow:gap-6 shallow:divide-y-0 shallow:overflow-x-auto shallow:p-1">
        {SUGGESTED_PROMPTS.map((prompt) => (
          <li key={prompt} className="shallow:shrink-0">
            <Button
              isDisabled={isLoading}
              onPress={() => assistant.choosePrompt(prompt)}
              className="group flex w-full cursor-pointer items-baseline justify-between gap-3 py-2 text-left font-serif text-[1.0625rem] leading-snug transition-colors enabled:hover:text-accent disabled:cursor-not-allowed disabled:opacity-55"
            >
              {prompt}
              <svg
                aria-hidden
                viewBox="0 0 14 8"
                className="w-3.5 shrink-0 fill-none stroke-current text-faint transition-transform group-enabled:group-hover:translate-x-0.5 group-enabled:group-hover:text-accent"
              >
                <path d="M0 4H13M9.5.5 13 4 9.5 7.5" />
              </svg>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
