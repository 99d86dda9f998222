import { failed, ok } from '@overtone/domain/result';
import { describe, expect, it } from 'vitest';
import type { Reply } from '../api/call.ts';
import { createSubmission } from './submission.ts';

function heldForm() {
  const sent: string[] = [];
  let answer: (reply: Awaited<Reply<number>>) => void = () => undefined;
  const form = createSubmission<string, number>(
    (values) => {
      sent.push(values);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    (values) => (values === '' ? 'Say something.' : null),
  );
  return { form, sent, answer: (reply: Awaited<Reply<number>>) => answer(reply) };
}

describe('a form on its way', () => {
  it('is sent once, however often it is submitted while it is under way', async () => {
    const { form, sent, answer } = heldForm();
    const first = form.submit('a');
    void form.submit('a');
    expect(form.$state.get()).toEqual({ kind: 'sending', refusal: null });
    answer(ok(7));
    await first;
    expect(form.$state.get()).toEqual({ kind: 'accepted', value: 7 });
    await form.submit('b');
    expect(sent).toEqual(['a']);
  });

  it('can be sent again after a refusal', async () => {
    const { form, sent, answer } = heldForm();
    const refusal = { sentence: 'No.', code: 'invalid_email' };
    const first = form.submit('a');
    answer(failed(refusal));
    await first;
    expect(form.$state.get()).toEqual({ kind: 'refused', refusal });
    const second = form.submit('b');
    expect(form.$state.get()).toEqual({ kind: 'sending', refusal });
    answer(ok(1));
    await second;
    expect(sent).toEqual(['a', 'b']);
  });

  it('is not sent where it would be refused anyway', async () => {
    const { form, sent } = heldForm();
    await form.submit('');
    expect(form.$state.get()).toMatchObject({
      kind: 'refused',
      refusal: { sentence: 'Say something.' },
    });
    expect(sent).toEqual([]);
    form.reopen();
    expect(form.$state.get()).toEqual({ kind: 'open' });
  });
});
