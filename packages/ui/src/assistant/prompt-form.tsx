import type { Assistant } from '@overtone/client/assistant/assistant';
import { MAX_USER_QUERY_LENGTH } from '@overtone/domain/contract/suggestion-request';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { TextField } from '../controls/text-field.tsx';

/** What the form is given. */
export interface PromptFormProps {
  readonly assistant: Assistant;
  /** Whether something else is to be pressed first: the answer that is there. */
  readonly isSecond: boolean;
}

/**
 * The input and its send button; both wait while a question is under way. What is typed meanwhile stays, and so does the
 * focus. Where nothing is typed, sending leads to where it can be.
 */
export function PromptForm({ assistant, isSecond }: PromptFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const input = useStore(assistant.$input);
  const isLoading = useStore(assistant.$status) === 'loading';
  return (
    <form
      className="flex grow items-stretch gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (input.trim() === '') field.current?.focus();
        void assistant.submit();
      }}
    >
      <TextField
        inputRef={field}
        label="What are you about to do?"
        isLabelHidden
        placeholder="What are you about to do?"
        maxLength={MAX_USER_QUERY_LENGTH}
        value={input}
        onChange={assistant.setInput}
        isBusy={isLoading}
      />
      <Button type="submit" tone={isSecond ? 'line' : 'solid'} isDisabled={isLoading}>
        Send
      </Button>
    </form>
  );
}
