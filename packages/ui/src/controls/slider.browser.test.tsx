import { SETTING_RANGES } from '@overtone/domain/session/setting-ranges';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SettingSlider, type SettingSliderProps } from './slider.tsx';

type Held = Pick<SettingSliderProps, 'name' | 'value' | 'isDisabled' | 'isCompact'>;

async function renderSlider({ value: first, ...rest }: Held) {
  const changes: number[] = [];
  function Holder() {
    const [value, setValue] = useState(first);
    const change = (next: number) => {
      changes.push(next);
      setValue(next);
    };
    return (
      <SettingSlider
        {...rest}
        label="Level"
        value={value}
        onChange={change}
        format={{ style: 'percent', maximumFractionDigits: 1 }}
        written={(level) => `${level} of a level`}
      />
    );
  }
  const screen = await render(<Holder />);
  return { screen, changes, thumb: screen.getByRole('slider', { name: 'Level' }) };
}

describe('SettingSlider', () => {
  it.each([
    'globalModulationStrength',
    'visualHue',
    'isochronicPitch',
    'backgroundVolume',
  ] as const)('offers the exact range and step of %s', async (name) => {
    const { min, max, step } = SETTING_RANGES[name];
    const { thumb } = await renderSlider({ name, value: max });
    await expect.element(thumb).toHaveAttribute('min', String(min));
    await expect.element(thumb).toHaveAttribute('max', String(max));
    await expect.element(thumb).toHaveAttribute('step', String(step));
  });

  it('shows a stored value between two steps exactly, and keeps it until the thumb is moved', async () => {
    const { thumb, changes } = await renderSlider({ name: 'backgroundVolume', value: 0.015 });
    await expect.element(thumb).toHaveValue('0.015');
    await expect.element(thumb).toHaveAttribute('aria-valuetext', '1.5%');
    await userEvent.tab();
    await userEvent.tab();
    expect(changes).toEqual([]);
  });

  it('moves from between two steps onto the next one, then step by step', async () => {
    const { changes } = await renderSlider({ name: 'backgroundVolume', value: 0.015 });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowLeft}');
    expect(changes).toEqual([0.02, 0.03, 0.02, 0.01]);
  });

  it('goes to the ends of the range with Home and End', async () => {
    const { changes } = await renderSlider({ name: 'isochronicPitch', value: 136.1 });
    await userEvent.tab();
    await userEvent.keyboard('{End}{Home}');
    expect(changes).toEqual([1760, 28]);
  });

  it('says its value and both ends of its scale in the same words; in a bar, its value alone', async () => {
    const ends = { name: 'isochronicPitch', value: 136.1 } as const;
    const { screen } = await renderSlider(ends);
    await expect.element(screen.getByText('136.1 of a level')).toBeVisible();
    const words = ['28 of a level', '1760 of a level'];
    for (const end of words) await expect.element(screen.getByText(end)).toBeVisible();
    await screen.unmount();
    const { screen: bar } = await renderSlider({ ...ends, isCompact: true });
    await expect.element(bar.getByText('136.1 of a level')).toBeVisible();
    for (const end of words) await expect.element(bar.getByText(end)).not.toBeInTheDocument();
  });

  it('does not move while it is disabled', async () => {
    const { thumb } = await renderSlider({
      name: 'backgroundVolume',
      value: 0.2,
      isDisabled: true,
    });
    await expect.element(thumb).toBeDisabled();
  });
});
